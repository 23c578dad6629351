package kraken.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotationIntrospectorPair;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;

/**
 * Gives every sealed interface, and every record that it permits, a property {@code "type"} with
 * the simple name of the record. Jackson itself finds the records behind {@code permits}.
 */
final class SealedTypes extends NopAnnotationIntrospector {

  private static final long serialVersionUID = 1;

  private static final JsonTypeInfo.Value SIMPLE_NAME_IN_TYPE =
      JsonTypeInfo.Value.construct(
          JsonTypeInfo.Id.SIMPLE_NAME, JsonTypeInfo.As.PROPERTY, "type", null, false, true, true);

  AnnotationIntrospector before(AnnotationIntrospector other) {
    return AnnotationIntrospectorPair.create(this, other);
  }

  @Override
  public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(
      MapperConfig<?> config, Annotated annotated) {
    boolean typed = annotated instanceof AnnotatedClass && isOneOfSeveral(annotated.getRawType());
    return typed ? SIMPLE_NAME_IN_TYPE : null;
  }

  static boolean isOneOfSeveral(Class<?> type) {
    if (Viewer.class.isAssignableFrom(type)) {
      return false; // the kit's own viewers are plain numbers and a word
    }
    return type.isRecord() ? hasSealedParent(type) : type.isInterface() && type.isSealed();
  }

  private static boolean hasSealedParent(Class<?> type) {
    for (Class<?> parent : type.getInterfaces()) {
      if (parent.isSealed()) {
        return true;
      }
    }
    return false;
  }
}
