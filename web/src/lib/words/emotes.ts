/** The gestures that every table knows, in the order of their buttons. */
export const EMOTES = ['wave', 'cheer', 'laugh', 'think', 'thanks', 'sorry', 'oops', 'hurry'];
