package kraken.jackson;

import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kraken.json.Expected;
import kraken.json.JsonMismatch;
import kraken.json.Shapes;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.exc.ValueInstantiationException;

/** Turns Jackson's exceptions into sentences for the sender of a text. */
final class Mismatches {

  private static final Pattern SHORT_NAME = Pattern.compile("[\\w-]{1,40}");
  private static final Pattern TWICE =
      Pattern.compile("Duplicate Object property \"(.*)\"", Pattern.DOTALL);

  private Mismatches() {}

  static JsonMismatch of(JacksonException unfit) {
    List<String> path = path(unfit);
    return new JsonMismatch(sentence(unfit, path), path, isTwice(unfit), unfit);
  }

  private static String sentence(JacksonException unfit, List<String> path) {
    String place = path.isEmpty() ? "it" : JsonMismatch.quoted(path);
    String expected = place + (isMissing(unfit) ? " is missing: it must be " : " must be ");
    return switch (unfit) {
      case StreamConstraintsException _ -> "it is nested too deep or has too long a number";
      case InputCoercionException number -> expected + form(number.getTargetType());
      case StreamReadException _ when isTwice(unfit) -> place + " stands there twice";
      case StreamReadException _ -> "this is no JSON" + near(unfit.getLocation());
      case UnrecognizedPropertyException unknown ->
          place
              + " is unknown: there may be "
              + Expected.fields(Shapes.record(unknown.getReferringClass()));
      case InvalidTypeIdException kind -> expected + form(kind.getBaseType().getRawClass());
      case MismatchedInputException wrong -> expected + form(wrong.getTargetType());
      case ValueInstantiationException value -> expected + form(value.getType().getRawClass());
      default -> place + " is not what is taken here";
    };
  }

  /** Jackson has no class of exception for a missing or doubled field: only the message tells. */
  private static boolean isMissing(JacksonException unfit) {
    return unfit.getOriginalMessage().startsWith("Missing");
  }

  private static boolean isTwice(JacksonException unfit) {
    return TWICE.matcher(unfit.getOriginalMessage()).matches();
  }

  private static List<String> path(JacksonException unfit) {
    Stream<String> steps =
        unfit.getPath().stream()
            .map(step ->
                step.getPropertyName() == null
                    ? Integer.toString(step.getIndex() + 1)
                    : shortened(step.getPropertyName()));
    Stream<String> twice =
        TWICE.matcher(unfit.getOriginalMessage()).results().map(found -> shortened(found.group(1)));
    return Stream.concat(steps, twice).toList();
  }

  private static String shortened(String name) {
    return SHORT_NAME.matcher(name).matches() ? name : "…";
  }

  /** Jackson gives the class without its type parameters. */
  private static String form(@Nullable Class<?> type) {
    if (type == null) {
      return "of another form";
    }
    if (Collection.class.isAssignableFrom(type)) {
      return "a list";
    }
    return Expected.of(Shapes.of(type));
  }

  private static String near(@Nullable TokenStreamLocation where) {
    return where == null
        ? ""
        : ", see line " + where.getLineNr() + ", column " + where.getColumnNr();
  }
}
