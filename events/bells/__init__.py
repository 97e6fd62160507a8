"""The two back ends of the bell."""
