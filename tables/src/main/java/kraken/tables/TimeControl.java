package kraken.tables;

/** How long a seat may think about a move before a bot plays it. */
public sealed interface TimeControl {

  record None() implements TimeControl {}

  record Live(int seconds) implements TimeControl {}

  record Slow(int hours) implements TimeControl {}
}
