import { MediaQuery } from 'svelte/reactivity';

/** Whether the window is low, such as a phone on its side: then a board is wider than high, however narrow it is. */
export const lowWindow = new MediaQuery('(max-height: 499.98px) and (min-width: 560px)');

/** Whether the window is a phone or a tablet held upright: then what stands beside a board elsewhere is below it. */
export const uprightWindow = new MediaQuery('(orientation: portrait) and (max-width: 999.98px)');

/** As the style sheets have it: where a table is a page that scrolls, with the moves as a sheet over its foot. */
export const scrollingPage = new MediaQuery('((max-width: 999.98px) and (min-height: 500px)) or (max-width: 559.98px)');

/** A window in which nothing lies over the stage: the moves stand under it. */
export const wideWindow = new MediaQuery('(min-width: 1000px) and (min-height: 500px)');

/** A wide window with little room for the row of moves. */
export const laptopWindow = new MediaQuery('(min-width: 1000px) and (max-width: 1399.98px)');

/** A screen that only fingers use: nothing rests on a piece without touching it. */
export const touchScreen = new MediaQuery('(hover: none)');

/** A phone held upright: a bar has no room for more than its own words. */
export const narrowWindow = new MediaQuery('(max-width: 479.98px)');

/** A wide window with a mouse, which hits small buttons. */
export const deskWindow = new MediaQuery('(min-width: 1000px) and (min-height: 500px) and (pointer: fine)');

/** A page whose parts stand one below the other. */
export const oneColumn = new MediaQuery('(max-width: 837.98px)');
