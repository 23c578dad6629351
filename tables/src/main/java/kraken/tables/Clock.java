package kraken.tables;

/** How long a seat may think about a move before a bot plays it. */
public sealed interface Clock {

  record None() implements Clock {}

  record Live(int seconds) implements Clock {}

  record Slow(int hours) implements Clock {}
}
