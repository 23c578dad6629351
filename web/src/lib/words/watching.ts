import type { TableTold } from '../../wire/table';
import { t } from '../i18n/i18n.svelte';
import { mayComeBack } from '../table/attendance';
import { isHost } from '../table/host';
import { personName } from './names';

/** What a watcher reads after a click on the board: why nothing happens, and the way to a seat where there is one. */
export function watchingNote(told: TableTold, isNamed: boolean): string {
  if (told.seats.some((seat) => mayComeBack(told, seat))) return t('miss.watching.back', { button: t('seat.comeBack') });
  const mayGetOne = told.borrowed === undefined && !isHost(told) && told.seats.some(({ sitter }) => sitter.type === 'Machine');
  if (!mayGetOne) return t('miss.watching');
  return isNamed ? t('miss.watching.seat', { host: personName(told.host) }) : `${t('miss.watching')} ${t('watch.name.text')}`;
}
