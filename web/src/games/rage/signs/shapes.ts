/** A burst with eight points, 40 across around the origin: where two things run into each other. */
export const BURST = 'M0-20 5-7 18-12 10 0 20 12 5 8 0 20-5 8-18 12-10 0-20-12-5-7Z';
