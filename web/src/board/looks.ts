/** One of the crew as a portrait: everybody has another hat, and not only another colour. */
export interface Look {
  skin: string;
  coat: string;
  hair: string;
  hat: string;
  /** The colour of the hat, and what it looks like around the origin at the crown of the head. */
  crown: string;
  /** Hair that falls behind the head. */
  mane?: string;
  /** Beard, patch, scar, rings: lines over the face. */
  marks?: string;
  beard?: string;
}

const LONG = 'M-13-4Q-17 12-13 17H13Q17 12 13-4Z';
const BEARD = 'M-10 2Q-10 15 0 16Q10 15 10 2Q5 7 0 6Q-5 7-10 2Z';
const MOUSTACHE = 'M-8 7Q-4 3 0 5Q4 3 8 7Q4 8 0 7Q-4 8-8 7Z';
const PATCH = 'M-12-6L12 0M2-3h7v4q-3 3-7 0Z';

const LOOKS: Look[] = [
  { skin: '#e8b98f', coat: '#9a3b2c', hair: '#4a2f1b', hat: '#1f3d52', crown: 'M-17-8Q0-26 17-8Q8-12 0-12T-17-8Z' },
  { skin: '#8a5a3b', coat: '#4b3a7a', hair: '#1c1512', hat: '#e8b83a', crown: 'M-12-6Q-12-18 0-18T12-6Q0-11-12-6M12-7l7 4-3 5-5-5Z' },
  { skin: '#f0cba6', coat: '#6b3fa0', hair: '#a5512a', hat: '#3b5a34', crown: 'M-12-7V-12Q-12-20 0-20T12-12V-7Q0-11-12-7ZM-2-20a3 3 0 1 1 4 0Z', mane: LONG },
  { skin: '#c98f62', coat: '#8a6412', hair: '#2a2320', hat: '#d9b45c', crown: 'M-20-7Q0-14 20-7Q10-10 9-12Q8-19 0-19T-9-12Q-10-10-20-7Z', marks: PATCH },
  { skin: '#e9c4a4', coat: '#2f6b3a', hair: '#d8d2c4', hat: '#27457a', crown: 'M-15-10Q-18-21 0-21T15-10Q0-15-15-10ZM-15-10Q0-15 15-10L14-5Q0-10-14-5Z', beard: BEARD, marks: 'M-9-4H-1M1-4H9' },
  { skin: '#6f4630', coat: '#1f4f8f', hair: '#15110f', hat: '#d8692c', crown: 'M-13-4Q-19-17-8-20Q-3-28 6-23Q19-21 13-4Q8-11 0-11T-13-4ZM-11-9Q-2-17 9-19', mane: LONG, marks: 'M-11 6a2 2 0 1 0 .1 0M11 6a2 2 0 1 0 .1 0' },
  { skin: '#d9a47a', coat: '#8c2f63', hair: '#5d3b20', hat: '#2b2b33', crown: 'M-15-8H15V-11H9V-22H-9V-11H-15Z', beard: MOUSTACHE },
  { skin: '#f2d2b3', coat: '#4b5158', hair: '#e6d6a6', hat: '#a3365f', crown: 'M-20-4Q-12-9-11-12Q-8-19 0-19T11-12Q12-9 20-4Q0-11-20-4Z', mane: 'M-13-4Q-16 9-12 14H12Q16 9 13-4Z' },
  { skin: '#b67c52', coat: '#5b4636', hair: '#241a14', hat: '#5b4636', crown: 'M-15 6Q-18-20 0-20T15 6Q13-10 0-10T-15 6Z', beard: MOUSTACHE },
  { skin: '#e3b592', coat: '#0f7a6a', hair: '#8d2f1d', hat: '#8d2f1d', crown: 'M-13-4Q-15-18-5-16Q0-22 6-16Q16-17 13-4Q8-11 0-10T-13-4Z', beard: BEARD, marks: 'M5-8L9 3' },
  { skin: '#9b6844', coat: '#713b8f', hair: '#1c1512', hat: '#22394a', crown: 'M-20-6Q-10-22 0-13Q10-22 20-6Q0-13-20-6Z', marks: PATCH, mane: LONG },
];

export const lookOf = (seat: number): Look => LOOKS[seat % LOOKS.length] as Look;
