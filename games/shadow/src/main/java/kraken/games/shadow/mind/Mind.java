package kraken.games.shadow.mind;

import java.util.List;
import java.util.Optional;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.View;
import kraken.kit.Argument;
import kraken.kit.Belief;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Instinct;
import kraken.kit.Seat;

/** A player: one who goes by the course alone, or one who weighs all that was said and done. */
public final class Mind implements Instinct<View, Move> {

  /** The plain mind, then the keen one. */
  public static final List<Instinct<View, Move>> ALL = List.of(new Mind(false), new Mind(true));

  private final boolean canny;

  private Mind(boolean canny) {
    this.canny = canny;
  }

  @Override
  public Move choose(View view, Seat seat, List<Move> offered, Chance chance) {
    if (offered.size() == 1) {
      return offered.getFirst();
    }
    Outlook outlook = new Outlook(view, seat, canny);
    Command command = new Command(outlook, chance);
    Helm helm = new Helm(outlook, chance);
    return switch (view.phase()) {
      case BEFORE_APPOINTING, TEAM_NAMED, GUNS_SHOWN, BEFORE_DRAWING, AFTER_RITUAL ->
          revealOrNot(outlook, offered, chance);
      case AIMING -> new Cunning(outlook, chance).aim(offered);
      case LIEUTENANT, NAVIGATOR, EMERGENCY -> command.appoint(offered);
      case LOYALTY -> new Musket(outlook, chance).commit(offered);
      case INSTIGATED -> new Musket(outlook, chance).add(offered);
      case DUEL -> command.strike(offered);
      case ARCHIVE -> helm.drawAgain(offered);
      case PASSING_ON -> helm.passOn(offered);
      case NAVIGATING -> helm.sail(offered);
      case LOOKED -> helm.look(offered);
      case TOKEN -> command.token(offered);
      case MERMAID, TELESCOPE -> command.ask(offered);
      case CONVERSION -> command.convert(offered);
      case STASH -> command.stash(offered);
      case DEALING, DRAWING, REDRAWING, FLOGGING, LOOKING, RITUAL, OVER -> offered.getFirst();
    };
  }

  private static Move revealOrNot(Outlook outlook, List<Move> offered, Chance chance) {
    boolean wants = new Cunning(outlook, chance).wants();
    return Preference.best(offered, move -> move instanceof Move.Reveal == wants ? 1 : 0, chance);
  }

  @Override
  public List<Argument> arguments(View view, Seat seat, Move move) {
    return new Arguments(new Outlook(view, seat, canny)).of(move);
  }

  @Override
  public List<String> subjects() {
    return Arguments.SUBJECTS;
  }

  @Override
  public List<Belief> beliefs(View view, Seat seat) {
    View.Mate mine = view.crew().get(seat.index());
    return mine.faction() == null || view.phase() == Phase.OVER
        ? List.of()
        : new Outlook(view, seat, canny).believed();
  }

  @Override
  public Optional<Claim> claim(View view, Seat seat, Chance chance) {
    boolean hasBegun = !view.rounds().isEmpty() && view.crew().get(seat.index()).faction() != null;
    return hasBegun ? said(new Outlook(view, seat, canny), chance) : Optional.empty();
  }

  private static Optional<Claim> said(Outlook outlook, Chance chance) {
    Tongue tongue = new Tongue(outlook, chance);
    Conversation conversation = new Conversation(outlook, chance, tongue);
    return conversation.reply().or(tongue::claim).or(conversation::unasked);
  }
}
