package kraken.jackson;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;

/** Makes Jackson refuse null where a record does not allow it, and everywhere in lists and maps. */
final class NoNulls extends NopAnnotationIntrospector {

  private static final long serialVersionUID = 1;

  @Override
  public JsonSetter.@Nullable Value findSetterInfo(MapperConfig<?> config, Annotated member) {
    return member instanceof AnnotatedParameter parameter && !ShapeIntrospector.mayBeNull(parameter)
        ? JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL)
        : JsonSetter.Value.empty();
  }
}
