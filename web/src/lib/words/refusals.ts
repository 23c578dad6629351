import type { ApiError } from '../server/api';
import { findFrameText, t } from '../i18n/i18n.svelte';

/** Why the server refused, in the reader's language; the server's English sentence where the client has no text for the code. */
export function refusalText({ code, message }: ApiError): string {
  return code === 'offline' ? t('error.offline') : (findFrameText(`refusal.${code}`) ?? message);
}
