"""The engine: pieces and moves, flows as graphs, positions, records, chance, exploration.

From what a rulebook is written in (`pieces`, `state`, `moves`, `steps`, `flow`, `chance`) over the
machine compiled from it (`compiled`, `machine`) to what a game is (`position`, `record`, `verdict`,
`trace`), how likely things are (`odds`) and everything that can happen (`explore`).
"""
