"""`python -m rulekit`: the same as the command `rulekit`."""

import sys

from rulekit.cli import main

sys.exit(main())
