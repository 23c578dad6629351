package kraken.json;

import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;

/** What may be null may be left out: so a log from before there was a field can still be read. */
final class NullMarks extends NopAnnotationIntrospector {

  private static final long serialVersionUID = 1;

  @Override
  public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
    return member instanceof AnnotatedParameter parameter ? !mayBeNull(parameter) : null;
  }

  static boolean mayBeNull(AnnotatedParameter parameter) {
    RecordComponent[] parts = parameter.getDeclaringClass().getRecordComponents();
    return parts != null
        && parameter.getOwner().getParameterCount() == parts.length
        && parts[parameter.getIndex()].getAnnotatedType().isAnnotationPresent(Nullable.class);
  }
}
