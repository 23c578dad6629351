package kraken.games.rage.state;

import java.util.List;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What happened, step by step. All is told to everybody, but {@link HandDealt} to its seat alone.
 */
public sealed interface Event {

  /** The board is set up anew, the Kraken faces north. Rounds are counted from 1. */
  record RoundBegan(int round, Seat first) implements Event {}

  record ShipPlaced(Seat seat, Space space) implements Event {}

  /** Debris tokens lie face down on the four spaces of this lane: at set-up, or after a sinking. */
  record LaneClosed(int lane) implements Event {}

  /** The pile has run out: the discards are shuffled, and are the new pile. */
  record PileShuffled() implements Event {}

  /** Told to this seat alone. */
  record HandDealt(Seat seat, List<Card> cards) implements Event {}

  /**
   * Everybody afloat has three cards.
   *
   * @param starter who plays first
   * @param pile how many cards are left to draw
   */
  record DealBegan(Seat starter, int pile) implements Event {}

  record CardPlayed(Seat seat, Card card) implements Event {}

  /** One action of the card begins; the way is that of {@link Action#ROTATE}. */
  record ActionBegan(Seat seat, Action action, @Nullable Way way) implements Event {}

  /**
   * A ship goes from one space to another, or after {@link HitReef} back to where it was.
   *
   * @param by the ship that bumped it
   */
  record Moved(Seat seat, Space from, Space to, Why why, @Nullable Seat by) implements Event {}

  /** Why a ship moves. */
  enum Why {
    SAILED,
    BUMPED,
    /** Pushed up by the tentacles. */
    FLUNG,
    /** Back into the lane that it came from, off the reef or the debris. */
    OFF_THE_REEF,
    /** Into the innermost lane, off the Kraken. */
    OFF_THE_KRAKEN,
    /** Down, out of a lane that has closed. */
    LANE_CLOSED
  }

  /** A ship runs out of its lane into the reef, or into the debris token there. */
  record HitReef(Seat seat, Space from) implements Event {}

  /**
   * A ship runs into the Kraken.
   *
   * @param from where it was, for a ship that is bumped forward in the section before
   */
  record HitKraken(Seat seat, Space from, Section section, Bearing bearing) implements Event {}

  /**
   * A ship is hurt.
   *
   * @param points how many were added now
   * @param damage all that the ship has
   */
  record Damaged(Seat seat, int points, int damage, Harm harm) implements Event {}

  /** What hurts a ship. */
  enum Harm {
    FIRE,
    TENTACLES,
    BARREL,
    DEBRIS,
    KRAKEN
  }

  /** One point of damage is mended. */
  record Repaired(Seat seat, int damage) implements Event {}

  /** The cannons fire: at the ships one lane in and out, and in lane 1 at the Kraken. */
  record Fired(Seat seat, Space from) implements Event {}

  /**
   * A flaming barrel drifts where the ship is.
   *
   * @param barrels how many are there now
   */
  record BarrelPlaced(Seat seat, Space space, int barrels) implements Event {}

  /** All the barrels of a space are gone. */
  record BarrelsLost(Space space, int barrels, Loss loss) implements Event {}

  /** How barrels are lost. */
  enum Loss {
    /** A ship has entered the space. */
    BURNT,
    /** Destroyed by the tentacles. */
    SMASHED,
    /** The lane has closed. */
    LANE_CLOSED
  }

  /**
   * The Kraken gets angrier.
   *
   * @param rage what the meter shows now
   */
  record RageGrew(int points, int rage) implements Event {}

  record Rotated(Way way, Section front) implements Event {}

  /** The tentacles strike in the section in front of the Kraken. */
  record TentaclesStruck(Section section) implements Event {}

  /** The meter is full: it falls to 0, and the Kraken strikes all around. */
  record RageAttackBegan() implements Event {}

  record RageAttackEnded() implements Event {}

  record ShipSunk(Seat seat, Space space) implements Event {}

  /** The cards that were left in the hands of those who sank. */
  record CardsDiscarded(List<Card> cards) implements Event {}

  /** A debris token shows its face. */
  record DebrisTurned(Space space, int damage) implements Event {}

  /**
   * More than one where the last ships were destroyed within one Action.
   *
   * @param sunk whether nobody is left afloat, the winners neither
   */
  record RoundWon(int round, List<Seat> seats, boolean sunk) implements Event {}

  record MatchWon(Seat seat) implements Event {}
}
