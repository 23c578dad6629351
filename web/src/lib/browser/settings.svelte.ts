import { remember, rememberedAmong } from './local-storage';
import { LANGUAGES, type Language } from '../../texts/translation';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ['none', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTORS: Record<Speed, number> = { none: 0, slow: 0.5, normal: 1, fast: 2 };

/** The first language of the browser that we speak. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split('-')[0] === known);
    if (language) return language;
  }
  return LANGUAGES[0];
}

function wantsStillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** How this person likes the page; remembered in this browser. */
class Settings {
  language = $state<Language>(
    rememberedAmong('language', LANGUAGES) ?? languageOf(globalThis.navigator?.languages ?? []),
  );
  theme = $state<Theme>(rememberedAmong('theme', THEMES) ?? 'auto');
  speed = $state<Speed>(
    rememberedAmong('speed', SPEEDS) ?? (wantsStillness() ? 'none' : 'normal'),
  );

  /** The speed of motion as boards want it. */
  get factor(): number {
    return FACTORS[this.speed];
  }

  speak(language: Language): void {
    this.language = language;
    remember('language', language);
    this.apply();
  }

  wear(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    this.apply();
  }

  move(speed: Speed): void {
    this.speed = speed;
    remember('speed', speed);
    this.apply();
  }

  /** Writes the settings where the style sheet and the browser see them. */
  apply(): void {
    const page = document.documentElement;
    page.lang = this.language;
    page.dataset['theme'] = this.theme;
    page.dataset['motion'] = this.speed;
  }
}

export const settings = new Settings();
