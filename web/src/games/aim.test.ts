import { afterEach, expect, it } from 'vitest';
import { mountBoard, type Position } from '../fixtures/mount-board';
import { translator } from '../texts/translation';
import { gameClient } from '.';
import { underway } from './shadow/fixtures/views';

const kept = import.meta.glob<{ default: Position }>('./*/fixtures/*.json', { eager: true });
const atSea = underway(6);
const chosen = [1, 2].map((seat) => ({ type: 'Appoint', seat }));
const positions: [string, string, Position][] = [
  ...Object.entries(kept)
    .filter(([, { default: position }]) => position.moves?.length > 0)
    .map(([path, { default: position }]): [string, string, Position] => [path.split('/')[1]!, path.split('/').at(-1)!, position]),
  ['shadow', 'at sea', { view: atSea, moves: [...chosen, { type: 'Sail', card: 'RED_MERMAID' }], events: [], seat: 0 }],
];

let leave: () => Promise<void>;
afterEach(() => leave());

it.each(positions)('every place that a move of %s is about is on the board: %s', async (game, _, position) => {
  const client = (await gameClient(game))!;
  ({ leave } = mountBoard(client.Board, position, translator(client.texts, 'en')));
  const places = position.moves.flatMap((move) => client.aim?.(move, position.view) ?? []);
  expect(places.filter((place) => !document.querySelector(`[data-place="${place}"]`))).toEqual([]);
});

it('a step leads from the ship to its space, a shot to its target, and a card of the logbook to its hex', async () => {
  const [bay, attack, shadow] = await Promise.all(['bay', 'attack', 'shadow'].map(gameClient));
  const positionOf = (path: string) => kept[path]!.default;
  const aimAt = (client: typeof bay, path: string, type: string) => {
    const { view, moves } = positionOf(path);
    const move = moves.find((one) => (one as { type: string }).type === type);
    return client?.aim?.(move, view);
  };
  expect(aimAt(bay, './bay/fixtures/acting.json', 'Sail')).toHaveLength(2);
  expect(aimAt(attack, './attack/fixtures/acting.json', 'Walk')).toEqual(['STARBOARD_BOW', expect.any(String)]);
  expect(shadow?.aim?.({ type: 'Sail', card: 'RED_MERMAID' }, atSea)).toHaveLength(2);
});
