import { writeStored, readStoredAmong } from './local-storage';
import { LANGUAGES, type Language } from '../../texts/translation';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ['none', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTORS: Record<Speed, number> = { none: 0, slow: 0.5, normal: 1, fast: 2 };

/** The first language that the browser asks for and that the client has texts in. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split('-')[0] === known);
    if (language) return language;
  }
  return LANGUAGES[0];
}

function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** How this person likes the page; kept in this browser. */
class Settings {
  language = $state<Language>(
    readStoredAmong('language', LANGUAGES) ?? preferredLanguage(globalThis.navigator?.languages ?? []),
  );
  theme = $state<Theme>(readStoredAmong('theme', THEMES) ?? 'auto');
  speed = $state<Speed>(
    readStoredAmong('speed', SPEEDS) ?? (prefersReducedMotion() ? 'none' : 'normal'),
  );

  /** The speed of motion for boards: 1 as drawn, 0 for no motion. */
  get speedFactor(): number {
    return FACTORS[this.speed];
  }

  setLanguage(language: Language): void {
    this.language = language;
    writeStored('language', language);
    this.apply();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    writeStored('theme', theme);
    this.apply();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    writeStored('speed', speed);
    this.apply();
  }

  /** Writes the settings to the root element, where the style sheet reads them. */
  apply(): void {
    const page = document.documentElement;
    page.lang = this.language;
    page.dataset['theme'] = this.theme;
    page.dataset['motion'] = this.speed;
  }
}

export const settings = new Settings();
