package kraken.games.shadow.mind;

import java.util.List;
import java.util.Objects;
import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.View;
import kraken.kit.Audience;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Instinct;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;
import org.jspecify.annotations.Nullable;

/**
 * Prints all that is said in a game of seven strong bots, a line for each claim, between what
 * everybody sees: {@code Transcript SEED [person]}. With the last word the first seat talks as a
 * person may: it accuses, asks each of the team, and says nothing else. As at a table, a bot that a
 * claim names is asked at once what it says to it.
 */
final class Transcript {

  private static final int PLAYERS = 7;
  private static final Seat PERSON = Seat.of(0);

  private final Instinct<View, Move> mind = Scene.RULES.instincts().getLast();
  private final Chance chance;
  private final boolean withPerson;
  private State state = Scene.RULES.start(Setup.standard(Scene.RULES, PLAYERS));
  private int toldRound;

  private Transcript(long seed, boolean withPerson) {
    this.chance = Chance.seeded(seed);
    this.withPerson = withPerson;
  }

  public static void main(String[] args) {
    new Transcript(Long.parseLong(args[0]), args.length > 1).print();
  }

  private void print() {
    while (true) {
      switch (Scene.RULES.turn(state)) {
        case Turn.Over _ -> {
          return;
        }
        case Turn.Sea(Numbers bounds) ->
            state = Scene.RULES.draw(state, chance.draw(bounds), narrator());
        case Turn turn -> {
          talk();
          play(turn.awaited().first());
        }
      }
    }
  }

  private void talk() {
    personTalks();
    for (int i = withPerson ? 1 : 0; i < PLAYERS; i++) {
      speak(Seat.of(i));
    }
  }

  /** In the first window of a round, so that the navigation of the last one is over. */
  private void personTalks() {
    int round = Scene.RULES.round(state);
    if (!withPerson || round < 2 || round == toldRound || state.phase().hasEyesClosed()) {
      return;
    }
    toldRound = round;
    View view = Scene.RULES.view(state, PERSON);
    View.Line line = view.rounds().get(round - 2);
    say(line.captain(), Claims.ASK, "drawn");
    say(line.navigator(), Claims.ASK, "vote");
    say(line.lieutenant(), Claims.ACCUSE, Claims.REASONS.get(round % Claims.REASONS.size()));
    say(line.navigator(), Claims.ASK, Claims.TOPICS.get(round % Claims.TOPICS.size()));
  }

  private void say(@Nullable Seat to, String form, String word) {
    if (to != null && !to.equals(PERSON)) {
      hear(PERSON, new Claim(form, List.of(Integer.toString(to.index()), word)));
    }
  }

  private void speak(Seat seat) {
    mind.claim(Scene.RULES.view(state, seat), seat, chance).ifPresent(claim -> hear(seat, claim));
  }

  private void hear(Seat seat, Claim claim) {
    if (!Scene.RULES.talk(state, seat).allows(claim, PLAYERS)) {
      return;
    }
    state = Scene.RULES.hear(state, seat, claim);
    View.Claimed heard = Scene.RULES.view(state, seat).claims().getLast();
    System.out.println(
        seat.index()
            + part(seat)
            + "\t"
            + claim.form()
            + "\t"
            + String.join("\t", claim.fillings()));
    Seat named = Claims.about(heard);
    if (named != null && !(withPerson && named.equals(PERSON)) && !named.equals(seat)) {
      speak(named);
    }
  }

  private String part(Seat seat) {
    Faction faction = Scene.RULES.view(state, seat).crew().get(seat.index()).faction();
    return Objects.requireNonNull(faction).name().substring(0, 1);
  }

  private void play(Seat seat) {
    List<Move> offered = Scene.RULES.moves(state, seat);
    Move move = mind.choose(Scene.RULES.view(state, seat), seat, offered, chance);
    state = Scene.RULES.play(state, seat, move, narrator()).orThrow();
  }

  private Narrator<Event> narrator() {
    return (audience, event) -> {
      if (audience.equals(Audience.EVERYBODY) && state.phase() != Phase.DEALING) {
        System.out.println("#\t" + event);
      }
    };
  }
}
