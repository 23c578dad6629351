package kraken.kit;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * What a table may choose before its game begins, described well enough for a command line and a
 * page to offer it. A game makes its {@code Variant} of the chosen values. Values are written as
 * text: {@code on}, {@code 3}, {@code quick}, {@code cook,bosun}.
 */
public sealed interface Option {

  String name();

  /** What it means, in a sentence. */
  String meaning();

  /** The value where a table does not choose one. */
  String standard();

  /** The allowed values, in words for people: "on or off". */
  String range();

  boolean takes(String value);

  /**
   * All values; for a selection, enough of them to test each member with and without the others.
   */
  List<String> samples();

  /** On or off. */
  record Switch(String name, boolean preset, String meaning) implements Option {
    public static final String ON = "on";
    public static final String OFF = "off";

    @Override
    public String standard() {
      return preset ? ON : OFF;
    }

    @Override
    public String range() {
      return "on or off";
    }

    @Override
    public boolean takes(String value) {
      return value.equals(ON) || value.equals(OFF);
    }

    @Override
    public List<String> samples() {
      return List.of(OFF, ON);
    }
  }

  /** A whole number in a range. */
  record Count(String name, int least, int most, int preset, String meaning) implements Option {
    @Override
    public String standard() {
      return Integer.toString(preset);
    }

    @Override
    public String range() {
      return least + " to " + most;
    }

    @Override
    public boolean takes(String value) {
      return samples().contains(value);
    }

    @Override
    public List<String> samples() {
      return IntStream.rangeClosed(least, most).mapToObj(Integer::toString).toList();
    }
  }

  /** One of several words. */
  record Choice(String name, List<String> among, String standard, String meaning)
      implements Option {
    public Choice {
      among = List.copyOf(among);
    }

    @Override
    public String range() {
      return String.join(", ", among);
    }

    @Override
    public boolean takes(String value) {
      return among.contains(value);
    }

    @Override
    public List<String> samples() {
      return among;
    }
  }

  /**
   * Any of several words, separated by commas, in the order of {@code among}. The empty text
   * selects none.
   */
  record Selection(String name, List<String> among, List<String> preset, String meaning)
      implements Option {
    public Selection {
      among = List.copyOf(among);
      preset = List.copyOf(preset);
    }

    @Override
    public String standard() {
      return String.join(",", preset);
    }

    @Override
    public String range() {
      return "any of " + String.join(",", among) + ", with commas and in this order";
    }

    @Override
    public boolean takes(String value) {
      List<String> words = Settings.words(value);
      return among.containsAll(words) && words.equals(inOrder(Set.copyOf(words)));
    }

    @Override
    public List<String> samples() {
      Set<String> samples = new LinkedHashSet<>();
      samples.add(standard());
      samples.add("");
      samples.add(String.join(",", among));
      for (String word : among) {
        Set<String> others = new TreeSet<>(among);
        others.remove(word);
        samples.add(word);
        samples.add(String.join(",", inOrder(others)));
      }
      return List.copyOf(samples);
    }

    private List<String> inOrder(Set<String> words) {
      return among.stream().filter(words::contains).toList();
    }
  }
}
