import type { Language } from '#contract/kernel/fields.ts';
import { type AuditActionFacts, factsOfAction } from '#server/platform/audit-actions.ts';
import { fill, hasWords, isolate, say } from '#server/platform/words.ts';

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
  const words = factsOfAction(action)?.[lang];
  const params = paramsOf(lang, deed, words?.values);
  const isMine = readerId !== null && actor?.id === readerId;
  const isToMe = readerId !== null && subject?.id === readerId;
  if (isToMe && !isMine && words?.toYou) return fill(words.toYou, params);
  if (!actor && words?.byNobody) return fill(words.byNobody, params);
  const did = words ? fill(words.did, params) : say(lang, 'audit.unknown');
  if (isMine) return say(lang, 'audit.by_you', { deed: did });
  const name = actor ? isolate(lang, actor.name) : say(lang, 'audit.gone');
  return say(lang, 'audit.by', { actor: name, deed: did });
}

type Values = AuditActionFacts[Language]['values'];

function paramsOf(
  lang: Language,
  { details, subject, job, company }: AuditedAction,
  values: Values = {},
): Record<string, string> {
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
    system: isolate(lang, textIn(details, 'name') ?? ''),
    template: isolate(lang, textIn(details, 'name') ?? ''),
    source: isolate(lang, textIn(details, 'source') ?? ''),
    fields: fieldsIn(lang, details, values.fields),
  };
  const type = textIn(details, 'type');
  const mail = wordOf(values.mail, type ?? '') ?? say(lang, 'audit.mail.other');
  return { ...named, mail: fill(mail, named) };
}

const textIn = (details: AuditedAction['details'], name: string): string | null => {
  const value = details[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The word of a value of a closed list; one that has none is not shown as it is. */
function oneOf(lang: Language, list: string, value: string | null): string {
  const key = `audit.${list}.${value}`;
  return say(lang, value !== null && hasWords(lang, key) ? key : `audit.${list}.other`);
}

/** Which fields were changed: a list of names, or the changes by name. */
function fieldsIn(
  lang: Language,
  { changed, changes }: AuditedAction['details'],
  words: Readonly<Record<string, string>> | undefined,
): string {
  const names = Array.isArray(changed) ? changed.map(String) : Object.keys(changes ?? {});
  const other = say(lang, 'audit.field.other');
  if (names.length === 0) return other;
  const inWords = new Set(names.map((name) => wordOf(words, name) ?? other));
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(inWords);
}

/** What is stored may be named like a member that every object has. */
const wordOf = (words: Readonly<Record<string, string>> | undefined, name: string): string | undefined =>
  words && Object.hasOwn(words, name) ? words[name] : undefined;
