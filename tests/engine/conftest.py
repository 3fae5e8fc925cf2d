from hypothesis import HealthCheck, settings

# Nothing here is timed: a slow machine is no failure.  The same examples are drawn everywhere.
settings.register_profile(
    "rulekit", deadline=None, derandomize=True, max_examples=200, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("rulekit")
