import { forgetStored, readStored, writeStored } from '../browser/local-storage';

const OFF = 'coach.off';

/** Whether this person wants a coach, and what the coach has said to each; kept in this browser. */
class Tips {
  on = $state(readStored(OFF) !== 'yes');
  /** How often all was forgotten that had been said. */
  begun = 0;

  /** What was said to somebody: the name of a game, or that of a game and of a seat. */
  saidTo(whom: string): Set<string> {
    return new Set((readStored(`coach.${whom}`) ?? '').split(','));
  }

  keep(whom: string, said: Set<string>): void {
    writeStored(`coach.${whom}`, [...said].filter(Boolean).join(','));
  }

  /** Whoever wants tips again gets all of them again. */
  set(on: boolean): void {
    this.on = on;
    if (!on) return writeStored(OFF, 'yes');
    forgetStored('coach.');
    this.begun += 1;
  }
}

export const tips = new Tips();
