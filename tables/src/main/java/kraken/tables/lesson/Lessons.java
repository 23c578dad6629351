package kraken.tables.lesson;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import kraken.json.JsonReader;
import kraken.kit.Game;
import kraken.tables.command.Command;
import kraken.tables.model.Rulebooks;
import kraken.tables.told.Message;
import kraken.tables.told.StoryTold;
import kraken.tables.told.TableTold;

/** The lessons of all games. Each is played when it is first asked for. Safe for any thread. */
public final class Lessons {

  private final Rulebooks rulebooks;
  private final Map<String, Optional<LessonTold>> played = new ConcurrentHashMap<>();

  public Lessons(List<Game<?, ?, ?, ?>> games) {
    this.rulebooks = new Rulebooks(games);
  }

  /** The lesson of a game; empty where there is no such game, or where it brings none. */
  public Optional<LessonTold> of(String game) {
    return rulebooks
        .game(game)
        .flatMap(rules ->
            played.computeIfAbsent(
                game, _ -> script(rules).map(script -> play(game, script, rulebooks))));
  }

  private static Optional<LessonScript> script(Game<?, ?, ?, ?> game) {
    try (InputStream file = game.getClass().getResourceAsStream("lesson.json")) {
      return file == null
          ? Optional.empty()
          : Optional.of(read(new String(file.readAllBytes(), UTF_8)));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** A script as its file has it. */
  static LessonScript read(String text) {
    return JsonReader.installed().readStrictly(text, LessonScript.class);
  }

  /** Plays a whole lesson by the rules. */
  static LessonTold play(String game, LessonScript script, Rulebooks rulebooks) {
    LessonTable table = LessonTable.of(game, script, rulebooks);
    table.start(script.luck());
    script.begin().forEach(table::carryOut);
    TableTold before = table.told();
    StoryTold story = new StoryTold(before.number(), table.happenings());
    List<LessonTold.Step> steps = new ArrayList<>();
    for (LessonScript.Step step : script.steps()) {
      steps.add(step(table, step));
    }
    return new LessonTold(before, story, steps);
  }

  private static LessonTold.Step step(LessonTable table, LessonScript.Step step) {
    try {
      table.bring(step.luck());
      List<Message.Step> told = new ArrayList<>();
      Command act = step.act();
      if (act != null) {
        told.addAll(table.carryOut(act));
      }
      step.then().forEach(command -> told.addAll(table.carryOut(command)));
      if (!table.isLuckUsedUp()) {
        throw new IllegalStateException("the sea has not drawn all of " + step.luck());
      }
      return new LessonTold.Step(step.say(), step.point(), act, told, step.leaps());
    } catch (RuntimeException unfit) {
      throw new IllegalStateException("the step \"" + step.say() + "\" does not fit", unfit);
    }
  }
}
