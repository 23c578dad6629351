package kraken.bench;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.About;
import kraken.kit.Game;
import kraken.kit.Setup;
import kraken.shelf.Shelf;

/** What one measurement is about: a game with a number of players and the default options. */
record EngineSubject(Game<?, ?, ?, ?> game, int players) {

  /** Every game with as many players as it takes. */
  static List<EngineSubject> full() {
    List<EngineSubject> subjects = new ArrayList<>();
    for (Game<?, ?, ?, ?> game : Shelf.GAMES) {
      subjects.add(new EngineSubject(game, game.about().mostPlayers()));
    }
    return subjects;
  }

  /** Every game with as few players as it takes, and with as many. */
  static List<EngineSubject> smallAndFull() {
    List<EngineSubject> subjects = new ArrayList<>();
    for (EngineSubject full : full()) {
      About about = full.game.about();
      if (about.fewestPlayers() < about.mostPlayers()) {
        subjects.add(new EngineSubject(full.game, about.fewestPlayers()));
      }
      subjects.add(full);
    }
    return subjects;
  }

  Setup setup() {
    return Setup.standard(game, players);
  }

  /** The subject as a text, for the virtual machine that measures it. */
  String code() {
    return game.about().id() + "/" + players;
  }

  static EngineSubject decoded(String code) {
    int slash = code.indexOf('/');
    Game<?, ?, ?, ?> game = Shelf.find(code.substring(0, slash)).orElseThrow();
    return new EngineSubject(game, Integer.parseInt(code.substring(slash + 1)));
  }
}
