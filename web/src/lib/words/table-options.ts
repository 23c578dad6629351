import type { TimeControl, Option, TableTold } from '../../wire/table';
import { listed, findText, t } from '../i18n/i18n.svelte';
import type { Preset } from '../../games/game';
import type { Texts } from '../../texts/translation';

type OwnTexts = Texts<string> | undefined;

export interface NamedValue {
  name: string;
  value: string;
  /** What it means, in a sentence. */
  help?: string;
}

export function optionName(option: Option, texts: OwnTexts): string {
  return findText(texts, `option.${option.name}`) ?? option.name;
}

/** A value of an option in words. */
export function optionWord(option: Option, texts: OwnTexts, value: string): string {
  return findText(texts, `option.${option.name}.${value}`) ?? findText(texts, `word.${value}`) ?? value;
}

/** The value that an option has where nobody chooses another. */
export function usualValue(option: Option): string {
  switch (option.type) {
    case 'Switch':
      return option.preset ? 'on' : 'off';
    case 'Count':
      return String(option.preset);
    case 'Choice':
      return option.standard;
    case 'Selection':
      return option.preset.join(',');
  }
}

/** The order in a selection means nothing. */
const sorted = (list: string) => list.split(',').sort().join();

/** Whether an option has its usual value. */
function isUsual(option: Option, value: string): boolean {
  return sorted(value) === sorted(usualValue(option));
}

/** Whether the options of a table are those of a preset, all others as usual. */
function follows(told: TableTold, options: Option[], preset: Preset): boolean {
  return options.every((option) => {
    const usual = usualValue(option);
    return sorted(told.options[option.name] ?? usual) === sorted(preset.options[option.name] ?? usual);
  });
}

/** What differs from the usual rules, the clock and the window of a table in words, for those who come to it. */
export function optionsInWords(told: TableTold, options: Option[], texts: OwnTexts, presets: Preset[] = []): NamedValue[] {
  return [
    ...rulesInWords(told, options, texts, presets),
    clockInWords(told.clock),
    ...(told.window === null ? [] : [{ name: t('new.window'), value: t('new.window.seconds', { seconds: told.window }) }]),
    ...(told.advice === null ? [] : [{ name: t('new.advice'), value: t(told.advice ? 'new.advice.on' : 'new.advice.off') }]),
  ];
}

/** A way to play that has a name goes by it, but for one that says of nothing but how bots play: that is no rule. */
function rulesInWords(told: TableTold, options: Option[], texts: OwnTexts, presets: Preset[]): NamedValue[] {
  const preset = presets.find((one) => (one.bots === undefined || Object.keys(one.options).length > 0) && follows(told, options, one));
  const called = preset && findText(texts, `preset.${preset.name}`);
  if (preset && called) return [{ name: t('terms.rules'), value: called, help: findText(texts, `preset.${preset.name}.help`) ?? '' }];
  const chosen = options.flatMap((option) => {
    const value = told.options[option.name];
    return value === undefined || isUsual(option, value) ? [] : [{ name: optionName(option, texts), value: valueOf(option, texts, value) }];
  });
  return chosen.length > 0 ? chosen : [{ name: t('terms.rules'), value: t('terms.usual') }];
}

function valueOf(option: Option, texts: OwnTexts, value: string): string {
  switch (option.type) {
    case 'Switch':
      return t(value === 'on' ? 'terms.on' : 'terms.off');
    case 'Selection':
      return value ? listed(value.split(',').map((one) => optionWord(option, texts, one))) : t('terms.none');
    case 'Choice':
    case 'Count':
      return optionWord(option, texts, value);
  }
}

function clockInWords(clock: TimeControl): NamedValue {
  switch (clock.type) {
    case 'None':
      return { name: t('new.clock'), value: t('clock.None') };
    case 'Live':
      return { name: t('new.clock.seconds'), value: String(clock.seconds) };
    case 'Slow':
      return { name: t('new.clock.hours'), value: String(clock.hours) };
  }
}
