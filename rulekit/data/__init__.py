"""What people write: files with a closed vocabulary, clauses and rulings, words by language."""
