package kraken.jackson;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.ValueInstantiators;
import tools.jackson.databind.deser.std.StdValueInstantiator;

/**
 * Makes records of their parts, faster than Jackson's own class: it prepares the handle of the
 * constructor once for each type, not for each record.
 */
final class RecordMaker extends StdValueInstantiator {

  private static final MethodType FROM_PARTS = MethodType.methodType(Object.class, Object[].class);

  private final MethodHandle maker;

  private RecordMaker(StdValueInstantiator usual, Constructor<?> constructor) {
    super(usual);
    try {
      this.maker =
          MethodHandles.lookup()
              .unreflectConstructor(constructor)
              .asFixedArity()
              .asSpreader(Object[].class, constructor.getParameterCount())
              .asType(FROM_PARTS);
    } catch (IllegalAccessException impossible) {
      throw new LinkageError(constructor.toString(), impossible);
    }
  }

  @Override
  public Object createFromObjectWith(DeserializationContext context, @Nullable Object[] parts) {
    try {
      return (Object) maker.invokeExact(parts);
    } catch (Error grave) {
      throw grave;
    } catch (Throwable unfit) {
      return context.handleInstantiationProblem(
          getValueClass(), parts, rewrapCtorProblem(context, unfit));
    }
  }

  /** Gives Jackson a RecordMaker for each type of records that has components. */
  static final class Makers implements ValueInstantiators {

    @Override
    public @Nullable ValueInstantiator findValueInstantiator(
        DeserializationConfig config, BeanDescription.Supplier type) {
      return null;
    }

    @Override
    public ValueInstantiator modifyValueInstantiator(
        DeserializationConfig config, BeanDescription.Supplier type, ValueInstantiator usual) {
      return type.getBeanClass().isRecord()
              && usual instanceof StdValueInstantiator plain
              && plain.getWithArgsCreator() != null
              && plain.getWithArgsCreator().getAnnotated() instanceof Constructor<?> constructor
              && constructor.trySetAccessible()
          ? new RecordMaker(plain, constructor)
          : usual;
    }
  }
}
