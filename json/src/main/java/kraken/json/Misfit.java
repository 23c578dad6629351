package kraken.json;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kraken.kit.Seat;
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

/**
 * Tells whoever sent a text what in it could not be read, and what would be right. Of the text
 * itself only short names of fields are told again, and nothing of how it is read.
 */
public final class Misfit {

  private static final Pattern SHORT_NAME = Pattern.compile("[\\w-]{1,40}");
  private static final Pattern TWICE =
      Pattern.compile("Duplicate Object property \"(.*)\"", Pattern.DOTALL);

  private Misfit() {}

  /** A sentence without its end, on a text that could not be read as what was asked for. */
  public static String in(String text, Class<?> as) {
    try {
      Json.readStrictly(text, as);
      return "it is not what is taken here";
    } catch (JacksonException unfit) {
      return told(unfit);
    }
  }

  private static String told(JacksonException unfit) {
    List<String> path = path(unfit);
    String place = path.isEmpty() ? "it" : named(path);
    String expected = place + (isMissing(unfit) ? " is missing: it must be " : " must be ");
    return switch (unfit) {
      case StreamConstraintsException _ -> "it is nested too deep or has too long a number";
      case InputCoercionException number -> expected + form(number.getTargetType());
      case StreamReadException _ when isTwice(unfit) -> place + " stands there twice";
      case StreamReadException _ -> "this is no JSON" + near(unfit.getLocation());
      case UnrecognizedPropertyException unknown ->
          place + " is unknown: there may be " + fields(unknown.getReferringClass());
      case InvalidTypeIdException kind -> expected + form(kind.getBaseType().getRawClass());
      case MismatchedInputException wrong -> expected + form(wrong.getTargetType());
      case ValueInstantiationException value -> expected + form(value.getType().getRawClass());
      default -> place + " is not what is taken here";
    };
  }

  /** The library has no type of its own for what is missing, or for what stands twice. */
  private static boolean isMissing(JacksonException unfit) {
    return unfit.getOriginalMessage().startsWith("Missing");
  }

  public static boolean isTwice(JacksonException unfit) {
    return TWICE.matcher(unfit.getOriginalMessage()).matches();
  }

  /** The steps that lead to what is wrong; lists are counted from 1. */
  public static List<String> path(JacksonException unfit) {
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

  public static String named(List<String> path) {
    return "\"" + String.join(".", path) + "\"";
  }

  private static String form(@Nullable Class<?> type) {
    return switch (type) {
      case null -> "of another form";
      case Class<?> seat when seat == Seat.class -> "a number from 0 to " + (Seat.MOST - 1);
      case Class<?> words when words == String.class -> "a text";
      case Class<?> flag when flag == boolean.class || flag == Boolean.class -> "true or false";
      case Class<?> word when word.isEnum() ->
          "one of " + listed(Stream.of(word.getEnumConstants()));
      case Class<?> kinds when kinds.isSealed() ->
          "an object with a type, one of "
              + listed(Stream.of(kinds.getPermittedSubclasses()).map(Class::getSimpleName));
      case Class<?> fields when fields.isRecord() -> "an object with " + fields(fields);
      case Class<?> list when list.isArray() || Collection.class.isAssignableFrom(list) -> "a list";
      case Class<?> number when number.isPrimitive() || Number.class.isAssignableFrom(number) ->
          "a whole number";
      default -> "an object";
    };
  }

  private static String fields(Class<?> record) {
    Stream<String> names = Arrays.stream(record.getRecordComponents()).map(part -> part.getName());
    return listed(
        SealedTypes.isOneOfSeveral(record) ? Stream.concat(Stream.of("type"), names) : names);
  }

  private static String listed(Stream<?> names) {
    return names.map(Object::toString).collect(Collectors.joining(", "));
  }

  private static String near(@Nullable TokenStreamLocation where) {
    return where == null
        ? ""
        : ", see line " + where.getLineNr() + ", column " + where.getColumnNr();
  }
}
