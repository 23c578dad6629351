package kraken.web;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import kraken.json.NamedShape;
import kraken.json.Shapes;
import kraken.kit.ClaimForm;
import kraken.kit.Remark;
import kraken.tables.Emotes;
import kraken.tables.log.Fact;
import kraken.tables.past.ExportedGame;

/** Lists that the server has and the page needs, as TypeScript. */
final class Constants {

  private Constants() {}

  static String ofTables() {
    return Declarations.HEAD
        + "\n/** The gestures that every table knows, in the order of their buttons. */\n"
        + list("EMOTES", Emotes.NAMES)
        + "\n/** The gesture that rings for those whom the game waits for. */\n"
        + "export const BELL = '"
        + Emotes.BELL
        + "';\n"
        + "\n/** What bots say in passing. */\n"
        + list("REMARKS", Remark.Word.keys())
        + "\n/** The format of an exported game. */\n"
        + "export const EXPORT_FORMAT = '"
        + ExportedGame.FORMAT
        + "';\n\n/** What may be null in the facts of an exported game. */\n"
        + list("NULLABLE_IN_FACTS", nullable(Shapes.records(Fact.class)));
  }

  /** The names of all claim forms, and the words that may fill their blanks. */
  static String ofClaims(List<ClaimForm> forms) {
    Set<String> words = new LinkedHashSet<>();
    for (ClaimForm form : forms) {
      for (ClaimForm.Blank blank : form.blanks()) {
        if (blank instanceof ClaimForm.Blank.Word(List<String> among)) {
          words.addAll(among);
        }
      }
    }
    return Declarations.HEAD
        + "\n"
        + list("FORMS", forms.stream().map(ClaimForm::name).toList())
        + list("WORDS", words);
  }

  /** What the reasons of advice can be about. */
  static String ofReasons(List<String> subjects) {
    return Declarations.HEAD
        + "\n"
        + list("SUBJECTS", subjects.stream().filter(subject -> !subject.isEmpty()).toList());
  }

  private static List<String> nullable(List<NamedShape.RecordShape> records) {
    return records.stream()
        .flatMap(record ->
            record.fields().stream()
                .filter(NamedShape.Field::mayBeNull)
                .map(field -> record.tag() + "." + field.name()))
        .toList();
  }

  private static String list(String name, Collection<String> values) {
    return values.stream()
        .map(value -> "'" + value + "'")
        .collect(Collectors.joining(", ", "export const " + name + " = [", "] as const;\n"));
  }
}
