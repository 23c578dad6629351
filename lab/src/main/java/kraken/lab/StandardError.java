package kraken.lab;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * Where progress is told. The JDK does not say whether it is a terminal: it knows of the others.
 */
final class StandardError {

  private static final int DESCRIPTOR = 2;

  private StandardError() {}

  static boolean isTerminal() {
    return Linker.nativeLinker()
        .defaultLookup()
        .find("isatty")
        .filter(isatty -> call(isatty, DESCRIPTOR) == 1)
        .isPresent();
  }

  @SuppressWarnings("restricted") // isatty takes and returns an int, and touches no memory
  private static int call(MemorySegment function, int argument) {
    FunctionDescriptor signature =
        FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);
    MethodHandle handle = Linker.nativeLinker().downcallHandle(function, signature);
    try {
      return (int) handle.invokeExact(argument);
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }
}
