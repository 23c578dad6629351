/** A drawing in a box of 20 by 20 around the origin: lines, and where it helps a body. */
interface Drawing {
  lines: string;
  body?: string;
}

const PISTOL = 'M-9-5H8v4.5H1.5L.5 3H-3l-2 6h-4.5l2-9.5H-9Z';
const TENTACLE = 'M-8 9C-9-1-1 1-1-4c0-4 5-6 7-3s0 6-2.6 5-.4-3.6.8-3';

const SIGNS = {
  // sides and factions
  SAILORS: { lines: 'M0-5V9M-4-2H4M-8 2.5Q-7 9 0 9T8 2.5M-2-7a2 2 0 1 0 4 0a2 2 0 1 0-4 0' },
  PIRATES: {
    lines: 'M-3.6 8V5M0 8V5.4M3.6 8V5',
    body: 'M0-9.5a8.6 8 0 0 1 8.6 8c0 3-1.6 4.8-3.4 5.8V8.5H-5.2V4.3C-7 3.3-8.6 1.5-8.6-1.5a8.6 8 0 0 1 8.6-8ZM-3.4-3.4a2.2 2.2 0 1 0 .01 0ZM3.4-3.4a2.2 2.2 0 1 0 .01 0Z',
  },
  CULT: { lines: TENTACLE },
  LEADER: { lines: `${TENTACLE}M-9-4l2-5 2.5 3L-2-10` },
  // ocean tokens
  SEARCH: { lines: 'M-7 9V-9H7V9Z', body: 'M0-5a3 3 0 0 1 1.5 5.6L2.6 5H-2.6l1.1-4.4A3 3 0 0 1 0-5Z' },
  FLOG: { lines: 'M-8 9l6-7M-2 2C1-3 7-1 7-5S1-9-1-6 3 1 8 3' },
  TONGUE: { lines: 'M-9-4Q0-9 9-4Q0 1-9-4M-4-1.6V4a4 4 0 0 0 8 0V-1.6M-8 8L8-8' },
  FEED: { lines: 'M-9-2a9 8 0 0 1 18 0M-9 2a9 8 0 0 0 18 0M-9-2l3 4 3-4 3 4 3-4 3 4 3-4M-9 2l3-1M9 2L6 1' },
  // navigation cards
  DRUNK: { lines: 'M-2-9H2M-2-9v5q-3 2-3 5v8H5V1q0-3-3-5v-5M-5 3H5' },
  MERMAID: { lines: 'M4 9Q-5 5-1-3M0 9Q6 4 2-3M0-3Q-8-4-8-9-1-9 0-3Q1-9 8-9 8-4 0-3' },
  TELESCOPE: { lines: 'M-9 3L6-6l3 5L-6 9ZM-4 0l3 5.5M1-3l3 5.4' },
  ARMED: { lines: 'M3 6h6M6 3v6', body: PISTOL },
  DISARMED: { lines: 'M3 6h6', body: PISTOL },
  RITUAL: { lines: 'M-3 9V-1H3V9M0-1v-2M-9 6Q-5 9 0 5T9 3', body: 'M0-10q4 4 0 7q-4-3 0-7Z' },
  // rituals
  CONVERSION: { lines: `${TENTACLE}M5 5h5M7.5 2.5v5` },
  STASH: { lines: 'M-9-1V8H9V-1M-9 3H9', body: 'M-9-1q9-10 18 0ZM-1.5 3h3v2.5h-3Z' },
  // crew
  GUN: { lines: '', body: PISTOL },
  CAPTAIN: { lines: 'M-8-8H0q1 0 1 1V9q0-1-1-1H-8ZM1-7q0-1 1-1H9V8H2q-1 0-1 1' },
  LIEUTENANT: { lines: 'M-7-6l7 5 7-5M-7 0l7 5 7-5' },
  NAVIGATOR: { lines: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0', body: 'M0-7L2.4 0 0 7-2.4 0ZM-5 0L0-2 5 0 0 2Z' },
  OFF_DUTY: { lines: 'M-10-7v14M10-7v14M-10-3Q0 12 10-3M-10-3l4 4M10-3L6 1' },
  FIST: { lines: 'M-8 0v-4.5q0-2 2-2t2 2q0-2.5 2-2.5t2 2q0-2 2-2t2 2.5q0-1.5 2-1.5t2 2V3q0 6-6 6h-4q-6 0-6-6ZM-8 0q5 3 7-1' },
  DECK: { lines: 'M-6-9H5V7H-6ZM-3 9H8V-6' },
  WAVES: { lines: 'M-10-3q2.5-4 5 0t5 0 5 0 5 0M-10 4q2.5-4 5 0t5 0 5 0 5 0' },
  // characters
  KLEPTOMANIAC: { lines: 'M-8-9q0 6 4 8M-3-9v7M2-9v7M7-8Q7 0 4 4T-4 9' },
  GUNSLINGER: { lines: 'M-9-8L6 5M9-8L-6 5M6 5l3-2M-6 5l-3-2M4 3L2 9M-4 3l2 6' },
  LOOKOUT: { lines: 'M-10 0Q0-11 10 0Q0 11-10 0Z', body: 'M0-3.5a3.5 3.5 0 1 0 .01 0Z' },
  MENTOR: { lines: 'M0-3Q-4-7-9-5V7q5-2 9 2 4-4 9-2V-5Q4-7 0-3V9' },
  GUNSMITH: { lines: 'M-8 9L2-1M-3-6L3-9l7 6-4 5Z' },
  SPIRITUALIST: { lines: 'M-7-2a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-7 9H7L4 4.5M-7 9l3-4.5M-3-4q1-2 3-2' },
  HERBALIST: { lines: 'M-8 9Q-2 4 2-2M-5 5Q-9-6 9-9Q8 7-5 5' },
  CONSULTANT: { lines: 'M-6-9H6v14q0 4-4 4H-8q2 0 2-4ZM-3-5H3M-3-1H3M-3 3H1' },
  MINSTREL: { lines: 'M-4 6V-7L7-9V4', body: 'M-7 3.5a3 3 0 1 0 .01 0ZM4 1.5a3 3 0 1 0 .01 0Z' },
  AGITATOR: { lines: 'M-9-2v4l3 1V-3ZM-6-3L7-9V9L-6 3M-4 4l1 5h3L-1 5' },
  COOK: { lines: 'M-8-1H8V5q0 4-4 4H-4q-4 0-4-4ZM-10-1H10M-3-4q-2-2 0-5M3-4q-2-2 0-5' },
  COLLECTOR: { lines: 'M-9 5a5 2.5 0 1 0 10 0a5 2.5 0 1 0-10 0V1a5 2.5 0 1 1 10 0V5M1-6a4 4 0 1 0 8 0a4 4 0 1 0-8 0' },
  EQUALIZER: { lines: 'M0-9V8M-5 8H5M-8-6H8M-8-6l-2.5 7h5ZM8-6L5.5 1h5Z' },
  TROUBLEMAKER: { lines: 'M-9-2l6 6M-3-2l-6 6M1-4q0-4 4-4t4 4q0 3-8 10H9' },
  PEACEMAKER: { lines: 'M-6 9V-9M-6-8Q0-11 3-8T9-8V1Q5 3 2 1T-6 1' },
  ROUSER: { lines: 'M-5 9V3Q-8 1-8-3V-7q0-2 2-2H5q3 0 3 3V0q0 2-3 3V9ZM-4-9v5M0-9v5M4-9v5' },
  STRATEGIST: { lines: 'M-6 9H6M-5 9Q-6 4 0 0-3 0-7 2L-8-1Q-5-8 2-9l1 2Q8-3 5 9' },
  INSTIGATOR: { lines: 'M-9-5Q0-8 9-5 9 6 0 8-9 6-9-5ZM-5-1q2-2 4 0M1-1q2-2 4 0M-3 4q3 2 6 0' },
  BOSUN: { lines: 'M-8-4H8M4-8l4 4-4 4M8 5H-8M-4 1l-4 4 4 4' },
  SMUGGLER: { lines: 'M-8-7H8V8H-8ZM-8-3H8M-8 4H8M-8 4L8-3' },
  ARCHIVIST: { lines: 'M-8 9Q-6-4 9-9 7 2-3 4M-6 4Q0-1 3-4' },
} satisfies Record<string, Drawing>;

export type SignName = keyof typeof SIGNS;

export const drawingOf = (name: SignName): Drawing => SIGNS[name];
