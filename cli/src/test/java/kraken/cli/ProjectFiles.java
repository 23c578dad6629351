package kraken.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files and folders of the project as documents name them, and the types in its Java files. */
final class ProjectFiles {

  static final Path ROOT = Path.of("..");

  private static final Set<String> MADE_BY_BUILDS =
      Set.of(".git", "target", "node_modules", "data", "dist");
  private static final Pattern DECLARATION =
      Pattern.compile("\\b(?:class|interface|record|enum) ([A-Z]\\w*)");

  private final Set<String> endings = new HashSet<>();
  private final Set<String> types = new HashSet<>();

  private ProjectFiles() {}

  static ProjectFiles read() throws IOException {
    ProjectFiles files = new ProjectFiles();
    Files.walkFileTree(ROOT, files.new Visitor());
    return files;
  }

  /** Whether a path of the project ends so: whole names only, and without {@code .java}. */
  boolean hasPath(String end) {
    return endings.contains(end);
  }

  /** Whether a Java file declares such a type, or a file has this name. */
  boolean hasName(String name) {
    return types.contains(name) || endings.contains(name);
  }

  private void add(Path path) {
    String name = ROOT.relativize(path).toString().replace('\\', '/');
    addEndings(name);
    int dot = name.lastIndexOf('.');
    if (dot > name.lastIndexOf('/')) {
      addEndings(name.substring(0, dot));
    }
  }

  private void addEndings(String path) {
    String end = path;
    while (endings.add(end) && end.contains("/")) {
      end = end.substring(end.indexOf('/') + 1);
    }
  }

  private void addTypes(Path file) {
    try {
      Matcher declared = DECLARATION.matcher(Files.readString(file));
      while (declared.find()) {
        types.add(declared.group(1));
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private final class Visitor extends SimpleFileVisitor<Path> {

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      if (MADE_BY_BUILDS.stream().anyMatch(folder::endsWith)) {
        return FileVisitResult.SKIP_SUBTREE;
      }
      add(folder);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      add(file);
      if (file.toString().endsWith(".java")) {
        addTypes(file);
      }
      return FileVisitResult.CONTINUE;
    }
  }
}
