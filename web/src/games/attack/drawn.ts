import { AREAS, type Event, type Lane, type LaneView, type Pirate, type Area, type View } from './types';

/**
 * The view after an event has been seen, as far as it is drawn: lanes, holes, dice, the Kraken and where pirates stand. It only
 * draws what it is told; why it came so is for the rules.
 */
export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'PirateBoarded':
      return moved(view, event.pirate, event.area);
    case 'Walked':
      return moved(view, event.pirate, event.to);
    case 'WhirlpoolPlaced':
      return changed(view, event.lane, ({ whirlpools }) => ({ whirlpools: [...whirlpools, event.space] }));
    case 'DiceRolled':
      return { ...view, redDice: event.red, purpleDice: event.purple };
    case 'Advanced':
      return changed(view, event.lane, () => ({ figure: event.to }));
    case 'RailBroken':
      return changed(view, event.lane, () => ({ figure: 'BUBBLES', rail: false }));
    case 'HoleSmashed':
      return holed(changed(view, event.lane, () => ({ figure: 'BUBBLES' })), event.lane);
    case 'RailRepaired':
      return changed(view, event.lane, () => ({ rail: true }));
    case 'PushedBack':
      return changed(view, event.lane, () => ({ figure: 'BUBBLES' }));
    case 'KrakenHit':
      return { ...changed(view, event.lane, () => ({ figure: 'BUBBLES' })), kraken: { ...view.kraken, hits: event.hits } };
    case 'KrakenAngered':
      return { ...view, kraken: { ...view.kraken, spot: event.spot } };
    case 'DieJoined':
      return { ...view, waitingDice: view.waitingDice.filter((die) => die.side !== event.side || die.spot > view.kraken.spot) };
    case 'KrakenSurfaced':
      return changed(view, event.lane, () => ({ kraken: true, figure: event.at }));
    default:
      return view;
  }
}

function changed(view: View, lane: Lane, change: (lane: LaneView) => Partial<LaneView>): View {
  return { ...view, lanes: view.lanes.map((one) => (one.lane === lane ? { ...one, ...change(one) } : one)) };
}

function holed(view: View, lane: Lane): View {
  const area = view.lanes.find((one) => one.lane === lane)?.area;
  return { ...view, holes: view.holes.map((count, index) => (AREAS[index] === area ? count + 1 : count)) };
}

function moved(view: View, who: Pirate, area: Area): View {
  const pirates = (all: View.PawnView[]) => all.map((pawn) => (pawn.pirate === who ? { ...pawn, area } : pawn));
  return { ...view, hands: view.hands.map((hand) => ({ ...hand, pirates: pirates(hand.pirates) })) };
}
