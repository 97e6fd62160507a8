"""The games for programs that were not written for Griot: PettingZoo environments and OpenSpiel games.

They need `pip install '.[research]'`; nothing else imports them (docs/decisions/0040-research.md).
"""
