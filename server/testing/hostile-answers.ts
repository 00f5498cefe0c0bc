import type { Language } from '#contract/kernel/fields.ts';

/** What came back; without a text where none was asked for. */
export interface Answered {
  status: number;
  type: string;
  text: string | null;
}

const ARABIC = /[\u0600-\u06ff]/;

/**
 * What is wrong with an answer to a hostile request, whatever it asked: a failure, or a refusal that is no problem document
 * in the caller's language. Null where nothing is.
 */
export function faultOf({ status, type, text }: Answered, lang: Language): string | null {
  if (status === 0) return `no answer: ${text}`;
  if (status >= 500 && status !== 503 && status !== 507) return `answered ${status}`;
  if (status < 400 || status === 416) return null;
  if (!type.includes('application/problem+json')) return `answered ${status} as ${type || 'nothing'}`;
  if (text === null) return null;
  const { message, code } = problemIn(text);
  if (!code || !message) return `answered ${status} without a code or a message`;
  return ARABIC.test(message) === (lang === 'ar') ? null : `answered ${status} in another language`;
}

function problemIn(text: string): { code?: string; message?: string } {
  try {
    return JSON.parse(text) as { code?: string; message?: string };
  } catch {
    return {};
  }
}
