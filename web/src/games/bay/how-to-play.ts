export { default as HowToPlay } from './HowToPlay.svelte';
export { texts } from './texts';
