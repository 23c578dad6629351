package kraken.tables.decide;

import java.util.List;
import java.util.function.Supplier;
import kraken.tables.Person;
import kraken.tables.Stage;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import kraken.tables.fold.Table;
import org.jspecify.annotations.Nullable;

/** Which commands need the table at which stage, and who decides about them. */
public final class Decide {

  private static final int LONGEST_ID = 64;

  private Decide() {}

  /**
   * What the table makes of a request; it changes nothing.
   *
   * @param watching all who look at the table now
   */
  public static Decision about(
      Table table, Person who, Request request, Supplier<List<Person>> watching) {
    if (request.id().isEmpty() || request.id().length() > LONGEST_ID) {
      return Decision.no("bad-id", "A request has an id of 1 to " + LONGEST_ID + " characters.");
    }
    if (table.crew().gone().contains(who.id())) {
      return Leaving.GONE;
    }
    Asker asker = new Asker(table, who, request.madeAt(), watching);
    Decision tooEarlyOrLate = wrongStage(asker, request.command());
    return tooEarlyOrLate == null ? about(asker, request.command()) : tooEarlyOrLate;
  }

  private static Decision about(Asker asker, Command command) {
    return switch (command) {
      case Command.Sit sit -> Seating.sit(asker, sit);
      case Command.Vacate(var seat) -> Seating.vacate(asker, seat);
      case Command.AddBot bot -> Seating.addBot(asker, bot);
      case Command.GiveNonce(var nonce) -> Seating.giveNonce(asker, nonce);
      case Command.Start() -> Seating.start(asker);
      case Command.Play play -> Playing.play(asker, play);
      case Command.TakeBack(var seat) -> Playing.takeBack(asker, seat);
      case Command.Say say -> Talking.say(asker, say);
      case Command.HandOver over -> Playing.handOver(asker, over);
      case Command.Resign resign -> Playing.resign(asker, resign);
      case Command.Leave() -> Leaving.leave(asker);
      case Command.Rematch() -> Rematch.of(asker);
    };
  }

  private static @Nullable Decision wrongStage(Asker asker, Command command) {
    return switch (command) {
      case Command.Sit _, Command.Vacate _, Command.AddBot _ -> asker.unless(Stage.GATHERING);
      case Command.GiveNonce _, Command.Start _ -> asker.unless(Stage.GATHERING);
      case Command.Play _, Command.TakeBack _ -> asker.unless(Stage.PLAYING);
      case Command.HandOver _, Command.Resign _ -> asker.unless(Stage.PLAYING);
      case Command.Rematch _ -> asker.unless(Stage.OVER);
      case Command.Say _, Command.Leave _ -> null;
    };
  }
}
