package kraken.tables;

/** Who holds a seat. */
public sealed interface Sitter {

  record Nobody() implements Sitter {}

  record Human(Person person) implements Sitter {}

  record Machine(String level) implements Sitter {}
}
