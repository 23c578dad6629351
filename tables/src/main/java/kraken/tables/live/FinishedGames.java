package kraken.tables.live;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kraken.tables.Person;
import kraken.tables.Stage;
import kraken.tables.command.OpenReply;
import kraken.tables.decide.ImportCheck;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.luck.Secret;
import kraken.tables.model.BrokenLogException;
import kraken.tables.past.ExportedGame;
import kraken.tables.past.Flaw;
import kraken.tables.past.GameReview;
import kraken.tables.past.Replay;
import kraken.tables.past.ReplayStep;
import kraken.tables.past.ReviewReader;
import kraken.tables.past.ReviewTold;
import kraken.tables.past.Reviews;
import kraken.tables.past.Verifier;

/**
 * Games that are over: as a file, as a replay, with a review, and back from a file. Every public
 * method may be called from any thread.
 */
public final class FinishedGames {

  private final Reviews reviews = new Reviews();
  private final TablesContext context;
  private final TableActors actors;

  FinishedGames(TablesContext context, TableActors actors) {
    this.context = context;
    this.actors = actors;
  }

  /** The game as a file; empty until it is over. */
  public Optional<ExportedGame> export(String table) {
    return finished(table).map(log -> ExportedGame.of(log.entries()));
  }

  /**
   * Every entry with nothing hidden; empty until the game is over. Empty also where its edition is
   * not played here: other rules could make another game of it.
   */
  public Optional<List<ReplayStep>> replay(String table) {
    return finished(table)
        .filter(log -> isPlayedHere((Fact.Opened) log.entries().getFirst().fact()))
        .map(log -> Replay.of(log.entries(), log.secret(), context.rulebooks()));
  }

  /**
   * A look back on a game, as far as it has come; the first question starts it. Empty where there
   * is no replay either.
   */
  public Optional<ReviewTold> review(String table) {
    return actors
        .find(table)
        .map(TableActor::table)
        .filter(one -> one.stage() == Stage.OVER && one.otherEdition() == null)
        .map(_ -> reviews.of(table, () -> read(table)));
  }

  private GameReview read(String table) {
    WholeLog log = actors.log(table).orElseThrow();
    return ReviewReader.read(log.entries(), log.secret(), context.rulebooks());
  }

  /** Ends the reviews that are under way. */
  void close() {
    reviews.close();
  }

  /** Imports a game that was played elsewhere, if it passes every check, as one that is over. */
  public CompletableFuture<OpenReply> bringIn(ExportedGame game, Person by) {
    Optional<Flaw> flaw = new Verifier(context.rulebooks()).flaw(game);
    if (flaw.isPresent()) {
      return flawed(flaw.get());
    }
    try {
      List<Entry> kept = ImportCheck.of(game.entries(), by, context.clock().millis());
      Fact.Ended ended = (Fact.Ended) game.entries().getLast().fact();
      return context
          .tableOpener()
          .write(kept, new Secret(ended.luckSecret()))
          .thenApply(log -> new OpenReply.Ready(log.id()));
    } catch (BrokenLogException unfit) {
      return flawed(new Flaw(unfit.number(), unfit.sentence()));
    }
  }

  private boolean isPlayedHere(Fact.Opened opened) {
    return context.rulebooks().plays(opened.game(), opened.playedUnder());
  }

  private Optional<WholeLog> finished(String table) {
    return actors
        .find(table)
        .filter(actor -> actor.table().stage() == Stage.OVER)
        .flatMap(_ -> actors.log(table));
  }

  private static CompletableFuture<OpenReply> flawed(Flaw flaw) {
    return CompletableFuture.completedFuture(new OpenReply.Unfit("flaw", flaw.told()));
  }
}
