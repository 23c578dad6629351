import type { Refusal } from '../server/api';
import { maybeFrame, t } from '../i18n/i18n.svelte';

/** Why the server did not do it, in the language of the moment; the server's own sentence where nobody wrote a text. */
export function reason({ code, message }: Refusal): string {
  return code === 'offline' ? t('error.offline') : (maybeFrame(`refusal.${code}`) ?? message);
}
