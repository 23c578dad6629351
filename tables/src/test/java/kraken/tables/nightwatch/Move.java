package kraken.tables.nightwatch;

public sealed interface Move {

  record Pass() implements Move {}

  record Blow() implements Move {}

  record March() implements Move {}
}
