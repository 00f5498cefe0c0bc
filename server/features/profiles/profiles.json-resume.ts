import { z } from 'zod';
import { type Profile, SocialLinks } from '#contract/features/profiles.contract.ts';
import type { JsonResume } from '#contract/features/profiles.json-resume.ts';
import { isPast } from '#contract/kernel/fields.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import type { ReadDocument } from './profiles.differences.ts';
import { isInOrder } from './profiles.experience.ts';
import { FIELDS_READ } from './profiles.json-resume-fields.ts';
import { workOf } from './profiles.json-resume-work.ts';
import { levelNamed } from './profiles.languages.ts';
import { filled, type LeftOut, type LeftOutList, leftOutOf, month } from './profiles.left-out.ts';
import { NETWORKS } from './profiles.networks.ts';
import { locationOf } from './profiles.places.ts';
import { asUri, type HighlightKind } from './profiles.to-json-resume.ts';

/** Interests and references are told as left out: a profile keeps them for nobody but who brought them. */
const READ_LISTS = FIELDS_READ.document.filter((field) => !/^(interests|references)$/.test(field));

/** A JSON Resume as a profile says it, and what of it a profile has no place for. `groupNames` are no skills. */
export function fromJsonResume(
  taxonomy: Taxonomy,
  document: JsonResume,
  groupNames: readonly string[],
): { read: ReadDocument; leftOut: LeftOut[] } {
  const left = leftOutOf();
  const { basics, work = [], education = [], certificates = [], skills = [], languages = [] } = document;
  left.unknown('', document, READ_LISTS);
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
      left.unknown('education[]', one, FIELDS_READ.education);
      const { institution, area, studyType } = one;
      const title = filled(studyType) ?? filled(area) ?? filled(institution);
      if (!title) return left.add('education[]', 'invalid');
      const start = left.past('education[].startDate', one.startDate);
      const end = month(one.endDate);
      return {
        degree_title: left.shortened('education[].studyType', title, 200),
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
      left.unknown('certificates[]', one, FIELDS_READ.certificates);
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
      left.unknown('languages[]', one, FIELDS_READ.languages);
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
        left.unknown('awards[]', one, FIELDS_READ.awards);
        return add('awards', 'award', ['title', one.title], ['date', one.date], [one.awarder, one.summary]);
      }),
      ...projects.flatMap((one) => {
        left.unknown('projects[]', one, FIELDS_READ.projects);
        const lines = [one.description, ...(one.highlights ?? [])];
        return add('projects', 'project', ['name', one.name], ['startDate', one.startDate], lines);
      }),
      ...publications.flatMap((one) => {
        left.unknown('publications[]', one, FIELDS_READ.publications);
        const date = ['releaseDate', one.releaseDate] as const;
        return add('publications', 'publication', ['name', one.name], date, [one.publisher, one.summary]);
      }),
      ...volunteer.flatMap((one) => {
        left.unknown('volunteer[]', one, FIELDS_READ.volunteer);
        const role = filled(one.position);
        const lines = [role ? one.organization : null, one.summary, ...(one.highlights ?? [])];
        const name = ['position', role ?? one.organization] as const;
        return add('volunteer', 'volunteering', name, ['startDate', one.startDate], lines);
      }),
    ],
    60,
  );
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
    left.unknown('skills[]', one, FIELDS_READ.skills);
    const isGroup = (one.keywords?.length ?? 0) > 0 && groups.has(fold(one.name ?? ''));
    for (const written of [...(isGroup ? [] : [one.name]), ...(one.keywords ?? [])]) {
      const name = left.cut('skills[].name', written, 120);
      if (name && !names.has(fold(name))) names.set(fold(name), name);
    }
  }
  return [...names.values()];
}

/** The course after which a skill was declared, where it is one that we know. */
export function declaredAfter(taxonomy: Taxonomy, name: string, skills: NonNullable<JsonResume['skills']>) {
  const course = skills.map((one) => one.declaredAfter?.[name]).find((id) => id !== undefined);
  return course !== undefined && taxonomy.course(course) ? { declared_after: course } : {};
}

/** Addresses of the four networks find their fields, the others are links. */
function linksOf(basics: JsonResume['basics'], left: LeftOutList) {
  left.unknown('basics', basics ?? {}, FIELDS_READ.basics);
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
