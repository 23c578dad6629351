import { readStored, writeStored } from './local-storage';

/** When this person wants to hear nothing, each day, as the fields of a page show times: `22:00`. */
export interface QuietTimes {
  from: string;
  to: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether the time of day lies in the quiet hours, which may have midnight in them. */
export function isQuiet(quiet: QuietTimes | null, now: Date = new Date()): boolean {
  if (!quiet) return false;
  const [from, to, minute] = [minuteOf(quiet.from), minuteOf(quiet.to), now.getHours() * 60 + now.getMinutes()];
  return from < to ? from <= minute && minute < to : from <= minute || minute < to;
}

function stored(): QuietTimes | null {
  const [from = '', to = ''] = (readStored('quiet') ?? '').split('-');
  return TIME.test(from) && TIME.test(to) && from !== to ? { from, to } : null;
}

/** The quiet hours of this browser; the server gets them with the subscription to web push. */
class QuietHours {
  times = $state.raw<QuietTimes | null>(stored());

  set(times: QuietTimes | null): void {
    this.times = times;
    writeStored('quiet', times ? `${times.from}-${times.to}` : '');
  }

  get now(): boolean {
    return isQuiet(this.times);
  }
}

export const quietHours = new QuietHours();
