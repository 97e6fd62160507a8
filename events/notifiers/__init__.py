"""The two ways in which notifications get from process to process."""
