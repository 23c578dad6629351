import { writeStored, readStoredAmong } from './local-storage';
import { LANGUAGES, type Language } from '../../texts/translation';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['full', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

/** How fast a page shows what happens. `once`: at once. `tap`: calm, and each scene waits for a touch. */
export const PACES = ['calm', 'brisk', 'once', 'tap'] as const;
export type Pace = (typeof PACES)[number];

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
  motion = $state<Motion>(
    readStoredAmong('motion', MOTIONS) ?? (prefersReducedMotion() ? 'none' : 'full'),
  );
  pace = $state<Pace>(readStoredAmong('pace', PACES) ?? 'calm');

  /** The speed of motion: 1 as drawn, 0 where nothing moves. Scenes are shown for a while even then. */
  get speedFactor(): number {
    return this.motion === 'none' ? 0 : 1;
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

  setMotion(motion: Motion): void {
    this.motion = motion;
    writeStored('motion', motion);
    this.apply();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    writeStored('pace', pace);
  }

  /** Writes the settings to the root element, where the style sheet reads them. */
  apply(): void {
    const page = document.documentElement;
    page.lang = this.language;
    page.dataset['theme'] = this.theme;
    page.dataset['motion'] = this.motion;
  }
}

export const settings = new Settings();
