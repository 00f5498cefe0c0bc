import type { Language } from '#contract/kernel/fields.ts';
import { hasWords, isolate, say } from '#server/platform/words.ts';

/** What a sentence is made from. */
export interface AuditedAction {
  action: string;
  details: Readonly<Record<string, unknown>>;
  actor: { id: string; name: string } | null;
  subject: { id: string; name: string } | null;
  /** Title of the job that the details name, and name of their company, where they are still there. */
  job: string | null;
  company: string | null;
}

/**
 * The sentence of an entry, as its reader is told: their own deeds as theirs, and what was done to them without the
 * name of who decided. An admin of the portal reads it with all names (`readerId` null). Details that have no words
 * are left out.
 */
export function sentenceOf(lang: Language, deed: AuditedAction, readerId: string | null): string {
  const { action, actor, subject } = deed;
  const key = `audit.${action}`;
  const params = paramsOf(lang, deed);
  const isMine = readerId !== null && actor?.id === readerId;
  const isToMe = readerId !== null && subject?.id === readerId;
  if (isToMe && !isMine && hasWords(lang, `${key}.to_you`)) return say(lang, `${key}.to_you`, params);
  if (!actor && hasWords(lang, `${key}.nobody`)) return say(lang, `${key}.nobody`, params);
  const deedWords = say(lang, hasWords(lang, key) ? key : 'audit.unknown', params);
  if (isMine) return say(lang, 'audit.by_you', { deed: deedWords });
  const name = actor ? isolate(lang, actor.name) : say(lang, 'audit.gone');
  return say(lang, 'audit.by', { actor: name, deed: deedWords });
}

function paramsOf(lang: Language, { details, subject, job, company }: AuditedAction): Record<string, string> {
  const title = job ?? textIn(details, 'title');
  const named = {
    subject: subject ? isolate(lang, subject.name) : say(lang, 'audit.somebody'),
    job: title ? say(lang, 'audit.job_named', { title: isolate(lang, title) }) : say(lang, 'audit.a_job'),
    company: company ? isolate(lang, company) : say(lang, 'audit.a_company'),
    skill: isolate(lang, textIn(details, 'name') ?? say(lang, 'audit.a_skill')),
    role: oneOf(lang, 'role', textIn(details, 'role')),
    teamRole: oneOf(lang, 'teamRole', textIn(details, 'after')),
    // A stage by the name that its company gave it, or by the product's word for its kind.
    stage:
      textIn(details, 'stageName') ??
      textIn(details, 'name') ??
      oneOf(lang, 'stage', textIn(details, 'kind')),
    provider: oneOf(lang, 'provider', textIn(details, 'provider')),
    template: isolate(lang, textIn(details, 'name') ?? ''),
    fields: fieldsIn(lang, details),
  };
  const mail = oneOf(lang, 'mail', textIn(details, 'type'), named);
  return { ...named, mail };
}

const textIn = (details: AuditedAction['details'], name: string): string | null => {
  const value = details[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The word of a value of a closed list; one that has none is not shown as it is. */
function oneOf(lang: Language, list: string, value: string | null, params?: Record<string, string>): string {
  const key = `audit.${list}.${value}`;
  return say(lang, value !== null && hasWords(lang, key) ? key : `audit.${list}.other`, params);
}

/** Which fields were changed: a list of names, or the changes by name. */
function fieldsIn(lang: Language, { changed, changes }: AuditedAction['details']): string {
  const names = Array.isArray(changed) ? changed.map(String) : Object.keys(changes ?? {});
  const inWords = names.map((name) => oneOf(lang, 'field', name));
  if (inWords.length === 0) return say(lang, 'audit.field.other');
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(new Set(inWords));
}
