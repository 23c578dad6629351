import type { Sound } from '../../games/sounds';
import { isTone, RECIPES, type Noise, type Tone, type Voice } from './recipes';

const ATTACK = 0.006;
/** An exponential ramp never reaches zero; nobody hears this. */
const SILENCE = 0.0001;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Plays a sound now, into `output`. */
export function synthesise(context: BaseAudioContext, output: AudioNode, sound: Sound): void {
  for (const voice of RECIPES[sound]) playVoice(context, output, voice);
}

function playVoice(context: BaseAudioContext, output: AudioNode, voice: Voice): void {
  const begin = context.currentTime + voice.at;
  const gain = envelope(context, voice, begin);
  const source = isTone(voice) ? tone(context, gain, voice, begin) : noise(context, gain, voice, begin);
  gain.connect(output);
  source.start(begin);
  source.stop(begin + voice.length);
  source.onended = () => gain.disconnect();
}

/** Loud at once, then fading. */
function envelope(context: BaseAudioContext, { length, volume }: Voice, begin: number): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(SILENCE, begin);
  node.gain.exponentialRampToValueAtTime(volume, begin + ATTACK);
  node.gain.exponentialRampToValueAtTime(SILENCE, begin + length);
  return node;
}

function tone(context: BaseAudioContext, gain: GainNode, { wave, from, to, length }: Tone, begin: number): OscillatorNode {
  const node = context.createOscillator();
  node.type = wave;
  node.frequency.setValueAtTime(from, begin);
  node.frequency.exponentialRampToValueAtTime(to, begin + length);
  node.connect(gain);
  return node;
}

function noise(
  context: BaseAudioContext,
  gain: GainNode,
  { filter, from, to, q = 1, length }: Noise,
  begin: number,
): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = whiteNoise(context);
  const node = context.createBiquadFilter();
  node.type = filter;
  node.Q.value = q;
  node.frequency.setValueAtTime(from, begin);
  node.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.connect(node);
  node.connect(gain);
  return source;
}

/** One second of noise, made once. */
function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}
