package kraken.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The compiled classes of all modules, without those of tests. */
final class ProjectClasses {

  static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .withImportOption(location -> !location.contains("/jmh_generated/"))
          .importPackages("kraken");

  private ProjectClasses() {}

  /**
   * The part of a package name that names the module: {@code games} of {@code kraken.games.attack}.
   */
  static Set<String> modules() {
    Set<String> modules = new TreeSet<>();
    for (JavaClass known : CLASSES) {
      modules.add(known.getPackageName().split("\\.", 3)[1]);
    }
    return modules;
  }

  /** All packages that have a class. */
  static Set<JavaPackage> packages() {
    Set<JavaPackage> packages = new LinkedHashSet<>();
    for (JavaClass known : CLASSES) {
      packages.add(known.getPackage());
    }
    return packages;
  }

  /** How many classes each package has; nested classes and package-infos are not counted. */
  static Map<String, Long> byPackage() {
    return CLASSES.stream()
        .filter(JavaClass::isTopLevelClass)
        .filter(known -> !known.getSimpleName().equals("package-info"))
        .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
  }
}
