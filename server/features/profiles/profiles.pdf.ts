import fs from 'node:fs';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { SKILL_GROUPS } from '#contract/features/skills.contract.ts';
import { accentFor } from '#contract/kernel/accent.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { humanLanguages, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { PortalSettings } from '#server/platform/context.ts';
import { say } from '#server/platform/words.ts';
import { languageKey } from './profiles.languages.ts';

/** The Typst source that sets a resume. */
export const RESUME_SOURCE = fs.readFileSync(new URL('./resume.typ', import.meta.url), 'utf8');

/** What the source is filled with: a person's own profile in the language of the file, under the portal's brand. */
export function resumeToSet(
  taxonomy: Taxonomy,
  profile: Profile,
  lang: Language,
  portal: Pick<PortalSettings, 'name' | 'accent'>,
) {
  const words = wordsOf(lang);
  const person = profile.personal_details;
  return {
    lang,
    accent: accentFor(portal.accent).light.ink,
    brand: portal.name[lang],
    labels: { resume: words('resume'), summary: words('summary') },
    name: person.name,
    headline: person.headline || null,
    contacts: contactsOf(profile),
    summary: filled((person.summary ?? '').split('\n')),
    sections: [
      workOf(profile, lang),
      educationOf(profile, lang),
      skillsOf(profile, lang),
      certificationsOf(profile, lang),
      languagesOf(profile, lang, taxonomy),
      highlightsOf(profile, lang),
    ].filter((section) => section !== null),
  };
}

const wordsOf = (lang: Language) => (key: string, params?: Record<string, string>) =>
  say(lang, `profiles.pdf.${key}`, params);

function workOf({ work_history_detailed }: Profile, lang: Language) {
  const words = wordsOf(lang);
  const month = monthsOf(lang);
  return entries(
    words('work'),
    work_history_detailed.map((work) => ({
      title: work.job_title,
      under: filled([work.organisation, work.location]),
      period: span(month(work.start_date), work.currently_working ? words('today') : month(work.end_date)),
      lines: filled(work.details),
    })),
  );
}

function educationOf({ education }: Profile, lang: Language) {
  const words = wordsOf(lang);
  const month = monthsOf(lang);
  return entries(
    words('education'),
    education.map((one) => ({
      title: [one.degree_title, one.field].filter(Boolean).join(' · '),
      under: filled([one.institution]),
      period: span(
        month(one.start_date),
        one.expected && one.end_date ? words('expected', { date: month(one.end_date) }) : month(one.end_date),
      ),
      lines: [],
    })),
  );
}

function skillsOf({ skills }: Profile, lang: Language) {
  const words = wordsOf(lang);
  return rows(
    words('skills'),
    [...SKILL_GROUPS, null].map((group) => ({
      name: group ? say(lang, `profiles.group.${group}`) : words('other_skills'),
      words: filled(skills.filter((skill) => skill.group === group).map(({ name }) => name)),
    })),
  );
}

function certificationsOf({ certifications }: Profile, lang: Language) {
  const words = wordsOf(lang);
  const month = monthsOf(lang);
  return entries(
    words('certifications'),
    certifications.map((one) => ({
      title: one.name,
      under: filled([one.issuer, one.credential_id && words('credential', { id: one.credential_id })]),
      period: span(
        month(one.issue_date),
        one.expiration_date ? words('valid_until', { date: month(one.expiration_date) }) : '',
      ),
      lines: [],
    })),
  );
}

function languagesOf({ languages }: Profile, lang: Language, taxonomy: Taxonomy) {
  const known = languages.map(({ language, level }) =>
    filled([languageIn(taxonomy, lang, language), level && `(${say(lang, `profiles.level.${level}`)})`]).join(
      ' ',
    ),
  );
  return rows(wordsOf(lang)('languages'), [{ name: '', words: known }]);
}

function highlightsOf({ media, highlights }: Profile, lang: Language) {
  const month = monthsOf(lang);
  return entries(
    wordsOf(lang)('highlights'),
    [...media, ...highlights].map((one) => ({
      title: one.title,
      under: one.kind && one.kind !== 'highlight' ? [say(lang, `profiles.highlight.${one.kind}`)] : [],
      period: month(one.date),
      lines: filled((one.description ?? '').split('\n')),
    })),
  );
}

const span = (from: string, to: string) => [from, to].filter(Boolean).join(' – ');

const filled = (texts: readonly (string | null | undefined)[]) =>
  texts.filter((text): text is string => Boolean(text?.trim()));

interface Contact {
  words: string;
  link: string | null;
}

function contactsOf({ personal_details: person, social_links }: Profile): Contact[] {
  const links = filled([...person.links, ...Object.values(social_links)]).flatMap((address) => {
    const link = /^https?:\/\//i.test(address) ? address : `https://${address}`;
    const words = link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
    return URL.canParse(link) ? [{ words, link }] : [];
  });
  return [
    ...filled([person.location]).map((words) => ({ words, link: null })),
    ...filled([person.email]).map((words) => ({ words, link: `mailto:${words}` })),
    ...filled([person.phone]).map((words) => ({ words, link: `tel:${words.replace(/[^\d+]/g, '')}` })),
    ...links,
  ];
}

interface SetEntry {
  title: string;
  under: string[];
  period: string;
  lines: string[];
}

const entries = (title: string, list: SetEntry[]) =>
  list.length > 0 ? { title, kind: 'entries', entries: list } : null;

function rows(title: string, list: { name: string; words: string[] }[]) {
  const filled = list.filter((row) => row.words.length > 0);
  return filled.length > 0 ? { title, kind: 'rows', rows: filled } : null;
}

/** As the screens write months. */
function monthsOf(lang: Language) {
  const form = new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE' : 'en-GB', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (partial: string | null | undefined) =>
    !partial ? '' : partial.length === 4 ? partial : form.format(new Date(`${partial}-01T00:00:00Z`));
}

/** The name of a human language in that of the file; one that is not known stays as it was written. */
function languageIn(taxonomy: Taxonomy, lang: Language, name: string): string {
  const key = languageKey(taxonomy, name);
  return humanLanguages(taxonomy).find(({ id }) => id === key)?.name[lang] ?? name;
}
