import { foldName } from '#engines/text/index.ts';
import { isShared } from './companies.shared-domains.ts';

/**
 * What tells that two descriptions mean one company: the domain of its website or mail, and its name without the
 * words of its legal form.
 */

/** Second labels under which a country gives names, as in `com.sa` and `co.uk`. */
const SECOND_LEVEL = /^(com|co|org|net|gov|gob|edu|ac|sch|mil|or|ne|go)$/;

/** The domain that a website's address belongs to; null where it is no company's own. */
export function companyDomain(website: string | null | undefined): string | null {
  if (!website || !URL.canParse(website)) return null;
  return ownDomain(new URL(website).hostname);
}

/** The same of a mail address. */
export const mailDomain = (email: string): string | null => ownDomain(email.split('@').at(-1) ?? '');

/** Whether an address is of a provider that gives them to everyone. */
export const isFreeMail = (email: string): boolean => mailDomain(email) === null;

function ownDomain(host: string): string | null {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.').filter(Boolean);
  // Addresses by number and names of one's own network belong to nobody we know.
  const [top = '', second = ''] = labels.toReversed();
  if (labels.length < 2 || /^\d+$/.test(top) || host.includes(':')) return null;
  const takesThree = labels.length > 2 && SECOND_LEVEL.test(second) && top.length === 2;
  const domain = labels.slice(takesThree ? -3 : -2).join('.');
  return isShared(domain) ? null : domain;
}

/** Words of legal forms and the article, which people write or leave out. */
const LEGAL = new Set(
  'llc ltd limited inc incorporated corp corporation co company plc pjsc psc pvt private fze fzco fzc fz est establishment group holding holdings wll spc gmbh ag sa sarl bv the and ذم م ذمم شركه شركة مجموعه مجموعة مؤسسه مؤسسة موسسه ش القابضه القابضة المحدوده المحدودة محدوده مساهمه عامه و'.split(
    ' ',
  ),
);

/** Letters with dots between them, as in `L.L.C.` and `ذ.م.م`. */
const INITIALS = /(?<!\p{L})(?:\p{L}\.)+\p{L}?(?!\p{L})/gu;

/** A name as it is compared: folded, without legal forms. Where nothing else is left, the whole name. */
export function soughtName(name: string): string {
  const words = foldName(name.replace(INITIALS, (initials) => initials.replaceAll('.', '')))
    .split(' ')
    .filter(Boolean);
  const own = words.filter((word) => !LEGAL.has(word));
  return (own.length > 0 ? own : words).join(' ');
}
