package kraken.jackson;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import kraken.json.JsonText;
import kraken.json.NamedShape;
import kraken.json.Shape;
import kraken.json.Shapes;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;

/**
 * Tells Jackson what our shapes say: which types have a tag, which fields may be null or left out.
 * Jackson itself finds the records of a sealed interface.
 */
final class ShapeIntrospector extends NopAnnotationIntrospector {

  private static final long serialVersionUID = 1;

  private static final JsonTypeInfo.Value TAGGED =
      JsonTypeInfo.Value.construct(
          JsonTypeInfo.Id.SIMPLE_NAME,
          JsonTypeInfo.As.PROPERTY,
          NamedShape.TAG,
          null,
          false,
          true,
          true);

  private static final JsonInclude.Value UNLESS_NULL =
      JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, null);

  @Override
  public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(
      MapperConfig<?> config, Annotated annotated) {
    boolean tagged = annotated instanceof AnnotatedClass && Shapes.isTagged(annotated.getRawType());
    return tagged ? TAGGED : null;
  }

  /**
   * A field that may be null may be missing: so a log that is older than the field can still be
   * read.
   */
  @Override
  public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
    return member instanceof AnnotatedParameter parameter ? !mayBeNull(parameter) : null;
  }

  @Override
  public JsonInclude.Value findPropertyInclusion(MapperConfig<?> config, Annotated annotated) {
    return annotated instanceof AnnotatedMember member && isOmitted(member)
        ? UNLESS_NULL
        : JsonInclude.Value.empty();
  }

  @Override
  public JsonSetter.@Nullable Value findSetterInfo(MapperConfig<?> config, Annotated annotated) {
    boolean takesNullAsJson =
        annotated instanceof AnnotatedParameter parameter
            && parameter.getRawType() == JsonText.class
            && !mayBeNull(parameter);
    return takesNullAsJson
        ? JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)
        : JsonSetter.Value.empty();
  }

  private static boolean isOmitted(AnnotatedMember member) {
    return isShaped(member.getDeclaringClass())
        && Shapes.record(member.getDeclaringClass()).fields().stream()
            .filter(field -> field.name().equals(member.getName()))
            .anyMatch(field -> field.nulls() == NamedShape.Nulls.LEFT_OUT);
  }

  /** Whether a parameter of a record's canonical constructor may be null. */
  static boolean mayBeNull(AnnotatedParameter parameter) {
    Class<?> type = parameter.getDeclaringClass();
    return isShaped(type)
        && parameter.getOwner().getParameterCount() == type.getRecordComponents().length
        && Shapes.record(type).fields().get(parameter.getIndex()).mayBeNull();
  }

  /** False for small values of the kit: they are records, too, but have their own serializers. */
  private static boolean isShaped(Class<?> type) {
    return type.isRecord() && Shapes.of(type) instanceof Shape.Named;
  }
}
