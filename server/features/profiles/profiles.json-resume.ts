import { z } from 'zod';
import {
  type Profile,
  SocialLinks,
  type SpokenLanguage,
  type WorkExperience,
} from '#contract/features/profiles.contract.ts';
import type { JsonResume } from '#contract/features/profiles.json-resume.ts';
import { isPast } from '#contract/kernel/fields.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import type { ReadDocument } from './profiles.comparison.ts';
import { isInOrder, levelNamed } from './profiles.from-resume.ts';

/** https://github.com/jsonresume/resume-schema, version 1.0.0. */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Words in the language of the file: the names of skill groups and of levels. */
export interface JsonResumeWords {
  group: (group: NonNullable<Profile['skills'][number]['group']>) => string;
  level: (level: NonNullable<z.infer<typeof SpokenLanguage>['level']>) => string;
}

/**
 * A profile as JSON Resume. What the format has no place for stays out: how sure a reading was, the levels of degrees,
 * when certificates expire; and what is nobody's business who gets the file: wished salary, notice, nationality.
 */
export function toJsonResume(profile: Profile, words: JsonResumeWords, changedAt: Date): JsonResume {
  const person = profile.personal_details;
  const [website, ...others] = person.links.map(asUri).filter((link) => link !== null);
  return withoutEmpty({
    $schema: SCHEMA,
    basics: {
      name: person.name,
      label: person.headline,
      email: person.email,
      phone: person.phone,
      url: website,
      summary: person.summary,
      location: person.location ? locationParts(person.location) : null,
      profiles: [
        ...NETWORKS.flatMap(([network, name]) => {
          const url = profile.social_links[network];
          return url ? { network: name, username: usernameIn(url), url } : [];
        }),
        ...others.map((url) => ({ network: new URL(url).hostname.replace(/^www\./, ''), url })),
      ],
    },
    work: profile.work_history_detailed.map((work) => ({
      name: work.organisation,
      position: work.job_title,
      location: work.location,
      startDate: work.start_date,
      endDate: work.end_date,
      // Without an end the format means "until today": where that is not so, it is said.
      ...(!work.end_date && !work.currently_working ? { currentlyWorking: false } : {}),
      highlights: work.details,
    })),
    education: profile.education.map((one) => ({
      institution: one.institution,
      studyType: one.degree_title,
      area: one.field,
      startDate: one.start_date,
      endDate: one.end_date,
    })),
    certificates: profile.certifications.map((one) => ({
      name: one.name,
      date: one.issue_date,
      issuer: one.issuer,
    })),
    skills: skillsByGroup(profile.skills, words),
    languages: profile.languages.map(({ language, level }) => ({
      language,
      fluency: level ? words.level(level) : null,
    })),
    awards: highlightsOf(profile, ['award', 'highlight']).map(({ title, date, description }) => ({
      title,
      date,
      summary: description,
    })),
    projects: highlightsOf(profile, ['project']).map(({ title, date, description }) => ({
      name: title,
      startDate: date,
      description,
    })),
    publications: highlightsOf(profile, ['publication']).map(({ title, date, description }) => ({
      name: title,
      releaseDate: date,
      summary: description,
    })),
    volunteer: highlightsOf(profile, ['volunteering']).map(({ title, date, description }) => ({
      position: title,
      startDate: date,
      summary: description,
    })),
    meta: { version: 'v1.0.0', lastModified: changedAt.toISOString().slice(0, 19) },
  }) as JsonResume;
}

type HighlightKind = NonNullable<Profile['highlights'][number]['kind']>;

const highlightsOf = (profile: Profile, kinds: readonly HighlightKind[]) =>
  [...profile.media, ...profile.highlights].filter(({ kind }) => kinds.includes(kind ?? 'highlight'));

export interface LeftOut {
  path: string;
  count: number;
  reason: 'no_place' | 'invalid' | 'too_long' | 'too_many';
}

/** A JSON Resume as a profile says it, and what of it a profile has no place for. `groupNames` are no skills. */
export function fromJsonResume(
  taxonomy: Taxonomy,
  document: JsonResume,
  groupNames: readonly string[],
): { read: ReadDocument; leftOut: LeftOut[] } {
  const left = leftOutOf();
  const { basics, work = [], education = [], certificates = [], skills = [], languages = [] } = document;
  left.unknown('', document, TOP_LEVEL);
  const links = linksOf(basics, left);
  const { city, region, countryCode } = basics?.location ?? {};
  left.unknown('basics.location', basics?.location ?? {}, [
    'city',
    'region',
    'countryCode',
    ...([city, region, countryCode].some(filled) ? [] : ['address']),
  ]);
  const read: ReadDocument = {
    personal_details: {
      name: left.cut('basics.name', basics?.name, 120) ?? '',
      headline: left.cut('basics.label', basics?.label, 200),
      summary: left.cut('basics.summary', basics?.summary, 3_000),
      email: left.only('basics.email', basics?.email, (text) => z.email().safeParse(text).success),
      phone: left.only('basics.phone', basics?.phone, (text) => /^[+(]?[\d\s().-]{6,24}$/.test(text)),
      location: left.cut('basics.location', basics?.location ? locationOf(basics.location) : null, 160),
      links: links.links,
    },
    social_links: links.social,
    work_history_detailed: left.most('work', work, 60).flatMap((one) => workOf(one, left)),
    education: left.most('education', education, 40).flatMap((one) => {
      left.unknown('education[]', one, ['institution', 'area', 'studyType', 'startDate', 'endDate']);
      const { institution, area, studyType } = one;
      const title = filled(studyType) ?? filled(area) ?? filled(institution);
      if (!title) return left.add('education[]', 'invalid');
      const start = left.past('education[].startDate', one.startDate);
      const end = month(one.endDate);
      return {
        degree_title: left.cut('education[].studyType', title, 200)!,
        field: filled(studyType) ? left.cut('education[].area', area, 160) : null,
        institution: left.cut('education[].institution', institution, 200),
        start_date: isInOrder(start, end) ? start : null,
        end_date: end,
        expected: !isPast(end),
        level: null,
        confidence: null,
      };
    }),
    certifications: left.most('certificates', certificates, 60).flatMap((one) => {
      left.unknown('certificates[]', one, ['name', 'date', 'issuer']);
      const name = left.cut('certificates[].name', one.name, 200);
      if (!name) return left.add('certificates[]', 'invalid');
      return {
        name,
        issuer: left.cut('certificates[].issuer', one.issuer, 160),
        issue_date: left.past('certificates[].date', one.date),
        expiration_date: null,
        no_expiration: false,
        credential_id: null,
        confidence: null,
      };
    }),
    skills: left.most('skills', namesOfSkills(skills, groupNames, left), 300).map((name) => ({
      ref_skill: null,
      name,
      group: null,
      confidence: null,
      ...declaredAfter(taxonomy, name, skills),
    })),
    languages: left.most('languages', languages, 30).flatMap((one) => {
      left.unknown('languages[]', one, ['language', 'fluency']);
      const language = left.cut('languages[].language', one.language, 60);
      if (!language) return left.add('languages[]', 'invalid');
      const level = levelNamed(one.fluency);
      if (filled(one.fluency) && !level) left.add('languages[].fluency', 'invalid');
      return { language, level };
    }),
    highlights: highlightsIn(document, left),
  };
  return { read, leftOut: left.list() };
}

/** What the format keeps in four lists, and a profile in one. */
function highlightsIn(document: JsonResume, left: LeftOutList): Profile['highlights'] {
  const { awards = [], projects = [], publications = [], volunteer = [] } = document;
  const add = (
    list: string,
    kind: HighlightKind,
    name: readonly [field: string, value: string | null | undefined],
    date: readonly [field: string, value: string | null | undefined],
    lines: readonly (string | null | undefined)[],
  ) => {
    const title = left.cut(`${list}[].${name[0]}`, name[1], 200);
    if (!title) return left.add(`${list}[]`, 'invalid');
    const description = lines.map(filled).filter(Boolean).join('\n');
    return {
      title,
      date: left.past(`${list}[].${date[0]}`, date[1]),
      kind,
      description: left.cut(`${list}[].summary`, description, 1_000),
    };
  };
  return left.most(
    'awards',
    [
      ...awards.flatMap((one) => {
        left.unknown('awards[]', one, ['title', 'date', 'awarder', 'summary']);
        return add('awards', 'award', ['title', one.title], ['date', one.date], [one.awarder, one.summary]);
      }),
      ...projects.flatMap((one) => {
        left.unknown('projects[]', one, ['name', 'startDate', 'description', 'highlights']);
        const lines = [one.description, ...(one.highlights ?? [])];
        return add('projects', 'project', ['name', one.name], ['startDate', one.startDate], lines);
      }),
      ...publications.flatMap((one) => {
        left.unknown('publications[]', one, ['name', 'releaseDate', 'publisher', 'summary']);
        const date = ['releaseDate', one.releaseDate] as const;
        return add('publications', 'publication', ['name', one.name], date, [one.publisher, one.summary]);
      }),
      ...volunteer.flatMap((one) => {
        left.unknown('volunteer[]', one, ['position', 'organization', 'startDate', 'summary', 'highlights']);
        const role = filled(one.position);
        const lines = [role ? one.organization : null, one.summary, ...(one.highlights ?? [])];
        const name = ['position', role ?? one.organization] as const;
        return add('volunteer', 'volunteering', name, ['startDate', one.startDate], lines);
      }),
    ],
    60,
  );
}

const TOP_LEVEL = [
  '$schema',
  'basics',
  'work',
  'education',
  'certificates',
  'skills',
  'languages',
  'awards',
  'projects',
  'publications',
  'volunteer',
  'meta',
];

function workOf(one: NonNullable<JsonResume['work']>[number], left: LeftOutList): WorkExperience[] {
  left.unknown('work[]', one, [
    'name',
    'location',
    'position',
    'startDate',
    'endDate',
    'summary',
    'highlights',
    'currentlyWorking',
  ]);
  const title = filled(one.position) ?? filled(one.name);
  if (!title) {
    left.add('work[]', 'invalid');
    return [];
  }
  const start = left.past('work[].startDate', one.startDate);
  const end = left.past('work[].endDate', one.endDate);
  const details = [...(filled(one.summary)?.split('\n') ?? []), ...(one.highlights ?? [])].filter((line) =>
    line.trim(),
  );
  return [
    {
      job_title: left.cut('work[].position', title, 160)!,
      organisation: filled(one.position) ? left.cut('work[].name', one.name, 160) : null,
      location: left.cut('work[].location', one.location, 160),
      start_date: isInOrder(start, end) ? start : null,
      end_date: end,
      currently_working: !filled(one.endDate) && start !== null && one.currentlyWorking !== false,
      details: left
        .most('work[].highlights', details, 60)
        .map((line) => left.cut('work[].highlights', line, 1_000)!),
      confidence: null,
    },
  ];
}

/** Keywords are skills; the name above them is one as well, unless it only names the group. */
function namesOfSkills(
  skills: NonNullable<JsonResume['skills']>,
  groupNames: readonly string[],
  left: LeftOutList,
): string[] {
  const groups = new Set(groupNames.map(fold));
  const names = new Map<string, string>();
  for (const one of skills) {
    left.unknown('skills[]', one, ['name', 'keywords', 'declaredAfter']);
    const isGroup = (one.keywords?.length ?? 0) > 0 && groups.has(fold(one.name ?? ''));
    for (const written of [...(isGroup ? [] : [one.name]), ...(one.keywords ?? [])]) {
      const name = left.cut('skills[].name', written, 120);
      if (name && !names.has(fold(name))) names.set(fold(name), name);
    }
  }
  return [...names.values()];
}

/** The course after which a skill was declared, where it is one that we know. */
function declaredAfter(taxonomy: Taxonomy, name: string, skills: NonNullable<JsonResume['skills']>) {
  const course = skills.map((one) => one.declaredAfter?.[name]).find((id) => id !== undefined);
  return course !== undefined && taxonomy.course(course) ? { declared_after: course } : {};
}

/** What a person only declared after a course is marked so: the format lets a skill say more than its name. */
function skillsByGroup(skills: Profile['skills'], words: JsonResumeWords) {
  const groups = new Set(skills.map(({ group }) => group));
  return [...groups].flatMap((group) => {
    const members = skills.filter((skill) => skill.group === group);
    if (!group) return members.map((skill) => ({ name: skill.name, ...declarations([skill]) }));
    const keywords = members.map(({ name }) => name);
    return [{ name: words.group(group), keywords, ...declarations(members) }];
  });
}

function declarations(skills: Profile['skills']) {
  const declared = skills.flatMap(({ name, declared_after: course }) => (course ? [[name, course]] : []));
  return declared.length > 0 ? { declaredAfter: Object.fromEntries(declared) } : {};
}

const NETWORKS = [
  ['linkedin', 'LinkedIn'],
  ['twitter', 'X'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
] as const;

const usernameIn = (url: string) => url.replace(/\/+$/, '').split('/').at(-1) ?? '';

/** Addresses of the four networks find their fields, the others are links. */
function linksOf(basics: JsonResume['basics'], left: LeftOutList) {
  left.unknown('basics', basics ?? {}, [
    'name',
    'label',
    'email',
    'phone',
    'url',
    'summary',
    'location',
    'profiles',
  ]);
  const social: Profile['social_links'] = {};
  const links: string[] = [];
  const website = filled(basics?.url);
  const addresses = (basics?.profiles ?? [])
    .map((profile) => filled(profile.url))
    .filter((url) => url !== null);
  // A network's own place is for what is named as a profile; the website takes it where it is left.
  for (const address of website ? [...addresses, website] : addresses) {
    const uri = asUri(address);
    const network = NETWORKS.find(([key]) => SocialLinks.shape[key].safeParse(address).data)?.[0];
    if (network && !social[network] && uri) social[network] = uri;
    else if (!uri || uri.length > 300) left.add('basics.profiles[].url', 'invalid');
    else if (address === website) links.unshift(address);
    else links.push(address);
  }
  for (const profile of basics?.profiles ?? []) {
    if (!filled(profile.url)) left.add('basics.profiles[]', 'no_place');
  }
  return { social, links: left.most('basics.profiles', [...new Set(links)], 20) };
}

/** An address as the schema's URI; null where it is none. */
function asUri(address: string): string | null {
  const text = address.trim();
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return URL.canParse(whole) && /^https?:/i.test(whole) ? whole : null;
}

/** The code of a country by its English name: JSON Resume wants ISO 3166-1 alpha-2. */
function countryCode(name: string): string | undefined {
  return countryCodes.get(name.toLowerCase());
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const countryCodes = codesByCountry();

function codesByCountry(): ReadonlyMap<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = letters.flatMap((one) => letters.map((other) => one + other));
  // Codes that have been renamed give the name of the new one: the first in the alphabet would be the former.
  return new Map(
    all
      .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
      .flatMap((code) => {
        const country = countryNames.of(code);
        return country ? [[country.toLowerCase(), code] as const] : [];
      }),
  );
}

/** "Dubai, United Arab Emirates" in its parts, where these give the same words back; else as it is written. */
function locationParts(location: string): Record<string, string> {
  const parts = location.split(', ');
  const code = parts.length > 1 ? countryCode(parts.at(-1)!) : undefined;
  const [city, ...region] = code ? parts.slice(0, -1) : parts;
  const taken = {
    city: city!,
    ...(region.length > 0 ? { region: region.join(', ') } : {}),
    ...(code ? { countryCode: code } : {}),
  };
  return locationOf(taken) === location ? taken : { address: location };
}

function locationOf(location: NonNullable<NonNullable<JsonResume['basics']>['location']>): string | null {
  const { city, region, address } = location;
  const code = filled(location.countryCode);
  const country = code && (/^[A-Za-z]{2}$/.test(code) ? (countryNames.of(code.toUpperCase()) ?? code) : code);
  const place = [filled(city), filled(region), country].filter(Boolean).join(', ');
  return place || filled(address);
}

/** A day loses its day: a profile knows months. */
const month = (date: string | null | undefined) => (date ? date.slice(0, 7) : null);

const filled = (text: string | null | undefined): string | null => text?.trim() || null;

type LeftOutList = ReturnType<typeof leftOutOf>;

/** Counts what finds no place, by where it stands. */
function leftOutOf() {
  const found = new Map<string, LeftOut>();
  const add = (path: string, reason: LeftOut['reason'], count = 1): [] => {
    const key = `${path} ${reason}`;
    const before = found.get(key);
    found.set(key, { path, reason, count: (before?.count ?? 0) + count });
    return [];
  };
  return {
    add,
    list: () => [...found.values()],
    /** Names that a profile knows nothing of. */
    unknown(path: string, part: Readonly<Record<string, unknown>>, known: readonly string[]) {
      for (const [name, value] of Object.entries(part)) {
        if (known.includes(name) || value === null || value === '') continue;
        if (Array.isArray(value) && value.length === 0) continue;
        add(path ? `${path}.${name}` : name, 'no_place', Array.isArray(value) && !path ? value.length : 1);
      }
    },
    cut(path: string, text: string | null | undefined, most: number): string | null {
      const whole = filled(text);
      if (whole && whole.length > most) add(path, 'too_long');
      return whole?.slice(0, most).trim() ?? null;
    },
    only(path: string, text: string | null | undefined, isRight: (text: string) => boolean): string | null {
      const whole = filled(text);
      if (!whole || isRight(whole)) return whole;
      add(path, 'invalid');
      return null;
    },
    past(path: string, date: string | null | undefined): string | null {
      const known = month(date);
      if (isPast(known) && (!known || /^(19|20)/.test(known))) return known;
      add(path, 'invalid');
      return null;
    },
    most<T>(path: string, list: readonly T[], most: number): T[] {
      if (list.length > most) add(path, 'too_many', list.length - most);
      return list.slice(0, most);
    },
  };
}

/** Nothing is left out of the file rather than written as nothing: the schema knows no null. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([, one]) => one !== null && one !== undefined && one !== '' && !(Array.isArray(one) && one.length === 0),
  );
  return Object.fromEntries(entries.map(([key, one]) => [key, withoutEmpty(one)]));
}
