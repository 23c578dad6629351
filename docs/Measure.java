import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Measures how easily the code reads: lines of files and methods of Java's main code, classes of
 * packages, letters of commit subjects.
 *
 * <p>{@code java docs/Measure.java [FOLDER [COMMITS]]}, with Java 25: the root of a clone, by
 * default this folder, and a range of commits as git log takes it, by default all.
 */
void main(String[] args) throws IOException, InterruptedException {
  if (args.length > 2 || (args.length > 0 && args[0].startsWith("-"))) {
    System.err.println("Usage: java docs/Measure.java [FOLDER [COMMITS]]");
    System.exit(2);
  }
  Path root = Path.of(args.length > 0 ? args[0] : ".");
  List<Path> sources = sources(root);
  if (sources.isEmpty()) {
    System.err.println("There is no src/main/java with Java files under " + root + ".");
    System.exit(1);
  }
  tell("lines of a Java file", lengths(sources));
  tell("lines of a method", methodLengths(sources));
  tellPackages(sources);
  tell("letters of a commit's subject", subjectLengths(root, args.length > 1 ? args[1] : "HEAD"));
}

List<Path> sources(Path root) throws IOException {
  try (Stream<Path> files = Files.walk(root)) {
    return files
        .filter(file -> file.toString().endsWith(".java"))
        .filter(file -> root.relativize(file).toString().matches("(.*/)?src/main/java/.*"))
        .toList();
  }
}

List<Integer> lengths(List<Path> sources) throws IOException {
  List<Integer> lengths = new ArrayList<>();
  for (Path source : sources) {
    lengths.add(Files.readAllLines(source).size());
  }
  return lengths;
}

/** From the first line of a method, its annotations included, to the last. */
List<Integer> methodLengths(List<Path> sources) throws IOException {
  var compiler = ToolProvider.getSystemJavaCompiler();
  try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
    var units = files.getJavaFileObjectsFromPaths(sources);
    JavacTask task = (JavacTask) compiler.getTask(null, files, _ -> {}, null, null, units);
    MethodLengths methods = new MethodLengths(Trees.instance(task).getSourcePositions());
    for (CompilationUnitTree unit : task.parse()) {
      methods.scan(unit, unit);
    }
    return methods.lengths;
  }
}

/** Methods with a body; what the compiler adds by itself has no place in the source. */
static class MethodLengths extends TreeScanner<Void, CompilationUnitTree> {

  final List<Integer> lengths = new ArrayList<>();
  private final SourcePositions positions;

  MethodLengths(SourcePositions positions) {
    this.positions = positions;
  }

  @Override
  public Void visitMethod(MethodTree method, CompilationUnitTree unit) {
    long end = positions.getEndPosition(unit, method);
    if (method.getBody() != null && end >= 0) {
      LineMap lines = unit.getLineMap();
      long start = positions.getStartPosition(unit, method);
      lengths.add((int) (lines.getLineNumber(end) - lines.getLineNumber(start) + 1));
    }
    return super.visitMethod(method, unit);
  }
}

void tellPackages(List<Path> sources) {
  Map<Path, Integer> packages = new TreeMap<>();
  for (Path source : sources) {
    if (!source.endsWith("package-info.java")) {
      packages.merge(source.getParent(), 1, Integer::sum);
    }
  }
  IO.println("largest of " + packages.size() + " packages, in files:");
  packages.entrySet().stream()
      .sorted(Map.Entry.<Path, Integer>comparingByValue().reversed())
      .limit(8)
      .forEach(each -> IO.println("  %3d  %s".formatted(each.getValue(), name(each.getKey()))));
}

String name(Path folder) {
  return folder.toString().replaceFirst(".*src/main/java/", "").replace('/', '.');
}

List<Integer> subjectLengths(Path root, String commits) throws IOException, InterruptedException {
  Process git =
      new ProcessBuilder("git", "-C", root.toString(), "log", "--no-merges", "--format=%s", commits)
          .redirectError(ProcessBuilder.Redirect.INHERIT)
          .start();
  List<Integer> lengths = git.inputReader().lines().map(String::length).toList();
  if (git.waitFor() != 0) {
    System.exit(1);
  }
  return lengths;
}

void tell(String what, List<Integer> lengths) {
  if (lengths.isEmpty()) {
    IO.println(what + ": none");
    return;
  }
  List<Integer> sorted = lengths.stream().sorted(Comparator.naturalOrder()).toList();
  IO.println(
      "%s: median %d, p90 %d, p99 %d, longest %d (%,d of them, %,d in all)"
          .formatted(
              what, at(sorted, 50), at(sorted, 90), at(sorted, 99), sorted.getLast(),
              sorted.size(), sorted.stream().mapToInt(Integer::intValue).sum()));
}

int at(List<Integer> sorted, int percent) {
  return sorted.get(Math.min(sorted.size() - 1, sorted.size() * percent / 100));
}
