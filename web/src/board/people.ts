import type { Look } from './looks';

const LONG = 'M-13-4Q-17 12-13 17H13Q17 12 13-4Z';
const BEARD = 'M-10 2Q-10 15 0 16Q10 15 10 2Q5 7 0 6Q-5 7-10 2Z';
const MOUSTACHE = 'M-8 7Q-4 3 0 5Q4 3 8 7Q4 8 0 7Q-4 8-8 7Z';
const GLASSES = 'M-8.500-4h6.500v5h-6.500ZM2-4h6.500v5H2ZM-2-2h4';

/** The faces that people choose from. The server knows how many there are. */
export const PORTRAITS: Look[] = [
  { skin: '#eec19a', coat: '#12626b', hair: '#6b4423', hat: '#6b4423', crown: 'M-12-3Q-14-18 1-17T12-3Q10-10 4-11Q-6-11-9-8Z' },
  { skin: '#c68958', coat: '#8c2f63', hair: '#2a1a12', hat: '#2a1a12', crown: 'M-12-2a5 5 0 0 1-1-8 6 6 0 0 1 6-8 8 8 0 0 1 13 0 6 6 0 0 1 6 8 5 5 0 0 1-1 8Q8-9 0-10T-12-2Z' },
  { skin: '#f1d0b0', coat: '#6b3fa0', hair: '#a9a39a', hat: '#a9a39a', crown: 'M-12-3Q-13-16 0-16T12-3Q6-11 0-11T-12-3ZM-4.500-15a5 5 0 1 1 9 0Z', marks: GLASSES },
  { skin: '#f3cda5', coat: '#c8402f', hair: '#d6a23e', hat: '#d6a23e', crown: 'M-12-2Q-13-17 0-17T12-2Q9-9 0-9T-12-2Z', mane: LONG },
  { skin: '#8b5a38', coat: '#2f6b3a', hair: '#1a1310', hat: '#c8402f', crown: 'M-12-7Q-12-19 0-19T12-7ZM9-9Q21-9 21-5H7Z' },
  { skin: '#d8a576', coat: '#1f4f8f', hair: '#2f6f8a', hat: '#2f6f8a', crown: 'M-13 2Q-16-18 0-18T13 2Q11-11 0-11T-13 2Z', mane: 'M-15-4Q-18 18-12 20H12Q18 18 15-4Q14-18 0-18T-15-4Z' },
  { skin: '#e2b08a', coat: '#4b5158', hair: '#3b2a1e', hat: '#e2b08a', crown: 'M-12-3q-4 0-3 5 1 2 3 2ZM12-3q4 0 3 5-1 2-3 2Z', beard: BEARD },
  { skin: '#f6d5b4', coat: '#d9a441', hair: '#b5562a', hat: '#b5562a', crown: 'M-11-5Q-11-17 0-17T11-5Q6-12 2-12L1-21-3-12Q-8-11-11-5Z', marks: 'M-7 3h.1M-5 5h.1M7 3h.1M5 5h.1' },
  { skin: '#a06a45', coat: '#0f7a6a', hair: '#241813', hat: '#3a3f47', crown: 'M-12-4Q-13-17 0-17T12-4Q8-13 0-13T-12-4ZM-16-5h5v9h-5ZM11-5h5v9h-5Z' },
  { skin: '#6b4530', coat: '#b4762a', hair: '#17110e', hat: '#17110e', crown: 'M-11-5Q-8-12 0-12T11-5Q13-20 0-20T-11-5Z', mane: 'M0-22a17 17 0 1 0 .1 0Z' },
  { skin: '#e7b78f', coat: '#713b8f', hair: '#4d2f1c', hat: '#12626b', crown: 'M-12-9Q0-16 12-9V-4Q0-11-12-4Z', mane: LONG },
  { skin: '#efc8a3', coat: '#5b4636', hair: '#e3ded4', hat: '#e3ded4', crown: 'M-12-2Q-16-10-11-11Q-13-5-12-2ZM12-2Q16-10 11-11Q13-5 12-2Z', beard: MOUSTACHE, marks: GLASSES },
];
