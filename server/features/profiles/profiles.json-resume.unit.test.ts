import { describe, expect, it } from 'vitest';
import { JsonResume } from '#contract/features/profiles.json-resume.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { firstOf } from '#server/testing/lists.ts';
import { differencesOf } from './profiles.comparison.ts';
import { fullProfile } from './profiles.fixtures.ts';
import { fromJsonResume } from './profiles.json-resume.ts';
import { joinedKept, withKept } from './profiles.kept-resume.ts';
import { toJsonResume } from './profiles.to-json-resume.ts';

const GROUPS = { leadership: 'Leadership and management', domain: 'Domain-specific skills' };
const words = {
  group: (group: string) => GROUPS[group as 'domain'] ?? group,
  level: (level: string) => ({ native: 'Native speaker', fluent: 'Fluent' })[level] ?? 'Basic',
};
const NOW = new Date('2026-05-04T10:20:30.123Z');
const exported = (profile = fullProfile()) => toJsonResume(profile, words, NOW);
const imported = (document: unknown) =>
  fromJsonResume(releaseTaxonomy, JsonResume.parse(document), Object.values(GROUPS));

describe('a JSON Resume', () => {
  it('keeps the rules of the published schema', () => {
    expect(wrongs(SCHEMA, exported(), '')).toEqual([]);
    expect(
      wrongs(
        SCHEMA,
        exported(fullProfile({ personal_details: { name: 'A', links: [] }, education: [] })),
        '',
      ),
    ).toEqual([]);
    expect(wrongs(SCHEMA, { work: [{ startDate: '2020/1' }], more: 1 }, '')).toEqual([
      '.more',
      '.work.0.startDate',
    ]);
  });

  it('says nothing of wishes and origin', () => {
    expect(JSON.stringify(exported())).not.toMatch(/Jordanian|18000|notice|salary/i);
  });

  it('comes back as it went, as far as the format can hold it', () => {
    const profile = fullProfile();
    const { read, leftOut } = imported(JSON.parse(JSON.stringify(exported(profile))));
    expect(leftOut).toEqual([]);
    expect(differencesOf(releaseTaxonomy, { profile, read, former: null, isSameDocument: false })).toEqual(
      [],
    );
  });

  it('comes back without a difference also where a network stands among the links', () => {
    const links = ['https://linkedin.com/in/amal-nasser', 'https://www.linkedin.com/in/amal'];
    const profile = fullProfile({ personal_details: { name: 'Amal Nasser', links } });
    for (const social_links of [{}, { linkedin: 'https://linkedin.com/in/amal' }]) {
      const own = { ...profile, social_links };
      const { read } = imported(exported(own));
      expect(
        differencesOf(releaseTaxonomy, { profile: own, read, former: null, isSameDocument: false }),
      ).toEqual([]);
    }
  });

  it('says after which course a skill was declared, and reads it again', () => {
    const course = firstOf(releaseTaxonomy.courses).id;
    const skills = [
      { ref_skill: 'tableau', name: 'Tableau', group: 'it', confidence: null, declared_after: course },
      { ref_skill: 'sql', name: 'SQL', group: 'it', confidence: null },
      { ref_skill: null, name: 'Falconry', group: null, confidence: null, declared_after: course },
    ] as const;
    const document = exported(fullProfile({ skills: [...skills] }));
    expect(wrongs(SCHEMA, document, '')).toEqual([]);
    const { read, leftOut } = imported(JSON.parse(JSON.stringify(document)));
    expect(leftOut.filter(({ path }) => path.startsWith('skills'))).toEqual([]);
    const declared = read.skills.filter((skill) => skill.declared_after);
    expect(declared.map((skill) => [skill.name, skill.declared_after])).toEqual([
      ['Tableau', course],
      ['Falconry', course],
    ]);
    const unknown = { skills: [{ name: 'Falconry', declaredAfter: { Falconry: 'no-such-course' } }] };
    expect(imported(unknown).read.skills[0]).not.toHaveProperty('declared_after');
  });

  it('into an empty profile gives everything that the format can hold', () => {
    const profile = fullProfile();
    const { read } = imported(exported(profile));
    expect(read.personal_details).toEqual({
      ...profile.personal_details,
      nationality: undefined,
      notice_period_days: undefined,
      expected_salary: undefined,
    });
    expect(read.social_links).toEqual(profile.social_links);
    expect(read.work_history_detailed).toEqual(
      profile.work_history_detailed.map((it) => ({ ...it, confidence: null })),
    );
    const withoutLevel = profile.education.map((one) => ({ ...one, level: null, confidence: null }));
    expect(read.education).toEqual(withoutLevel);
    expect(read.skills.map(({ name }) => name).sort()).toEqual(profile.skills.map(({ name }) => name).sort());
    expect(read.languages).toEqual(profile.languages);
    expect(read.highlights.filter(({ kind }) => kind !== 'award')).toEqual(
      profile.highlights.filter(({ kind }) => kind && kind !== 'award'),
    );
  });

  it.each([
    'Dubai',
    'Dubai, United Arab Emirates',
    'Austin, Texas, United States',
    'دبي، الإمارات',
    'Dubai,UAE',
    'Yangon, Myanmar (Burma)',
  ])('keeps the place “%s” as it is written', (location) => {
    const profile = fullProfile({ personal_details: { name: 'A', location, links: [] } });
    expect(imported(exported(profile)).read.personal_details.location).toBe(location);
  });

  it('tells the country by its code', () => {
    expect(exported().basics?.location).toEqual({ city: 'Dubai', countryCode: 'AE' });
  });

  it('of others is read with what it leaves out told', () => {
    const { read, leftOut } = imported({
      basics: {
        name: 'Richard Hendriks',
        image: 'https://example.com/me.png',
        email: 'not an address',
        location: {
          address: '2712 Broadway St',
          city: 'San Francisco',
          region: 'California',
          countryCode: 'US',
        },
        profiles: [
          { network: 'Twitter', username: 'neutralthoughts', url: 'twitter.com/neutralthoughts' },
          { network: 'SoundCloud', username: 'dandymusicnl' },
        ],
      },
      work: [
        {
          name: 'Pied Piper',
          position: 'CEO',
          url: 'http://piedpiper.example.com',
          startDate: '2013-12-01',
          endDate: '',
          summary: 'A platform.',
          highlights: ['Built it'],
        },
        { startDate: '2010' },
        { position: 'Time traveller', startDate: '2999-01' },
      ],
      volunteer: [
        {},
        { organization: 'CoderDojo', position: 'Teacher', startDate: '2012-01', summary: 'Lua.' },
      ],
      projects: [
        { name: 'Miss Direction', description: 'A mapping engine.', url: 'missdirection.example.com' },
      ],
      publications: [
        { name: 'Video compression for 3d media', publisher: 'Hooli', releaseDate: '2014-10-01' },
      ],
      interests: [{ name: 'Wildlife' }],
      skills: [{ name: 'Web Development', level: 'Master', keywords: ['HTML', 'html', 'CSS'] }],
      languages: [{ language: 'Klingon', fluency: 'qapla' }],
      'x-mine': true,
    });
    expect(read.personal_details).toMatchObject({
      email: null,
      location: 'San Francisco, California, United States',
    });
    expect(read.social_links).toEqual({ twitter: 'https://twitter.com/neutralthoughts' });
    expect(read.work_history_detailed).toMatchObject([
      {
        job_title: 'CEO',
        organisation: 'Pied Piper',
        start_date: '2013-12',
        end_date: null,
        currently_working: true,
        details: ['A platform.', 'Built it'],
      },
      { job_title: 'Time traveller', start_date: null, currently_working: false },
    ]);
    expect(read.highlights).toEqual([
      { kind: 'project', title: 'Miss Direction', date: null, description: 'A mapping engine.' },
      {
        kind: 'publication',
        title: 'Video compression for 3d media',
        date: '2014-10',
        description: 'Hooli',
      },
      { kind: 'volunteering', title: 'Teacher', date: '2012-01', description: 'CoderDojo\nLua.' },
    ]);
    expect(read.skills.map(({ name }) => name)).toEqual(['Web Development', 'HTML', 'CSS']);
    expect(leftOut.map(({ path, count, reason }) => `${path} ${count} ${reason}`).sort()).toEqual([
      'basics.email 1 invalid',
      'basics.image 1 no_place',
      'basics.location.address 1 no_place',
      'basics.profiles[] 1 no_place',
      'interests 1 no_place',
      'languages[].fluency 1 invalid',
      'projects[].url 1 no_place',
      'skills[].level 1 no_place',
      'volunteer[] 1 invalid',
      'work[] 1 invalid',
      'work[].startDate 1 invalid',
      'work[].url 1 no_place',
      'x-mine 1 no_place',
    ]);
  });
});

describe('a JSON Resume of others that is written again', () => {
  const BROUGHT = {
    basics: {
      name: 'Richard Hendriks',
      image: 'https://example.com/me.png',
      location: {
        address: '2712 Broadway St',
        postalCode: 'CA 94115',
        city: 'San Francisco',
        region: 'California',
        countryCode: 'US',
      },
      profiles: [
        { network: 'Twitter', username: 'neutralthoughts', url: 'https://twitter.com/neutralthoughts' },
        { network: 'SoundCloud', username: 'dandymusicnl' },
      ],
    },
    work: [
      {
        name: 'Pied Piper',
        position: 'CEO',
        url: 'http://piedpiper.example.com',
        startDate: '2013-12-01',
        endDate: '2014-12-01',
        summary: 'A platform.',
        highlights: ['Built it'],
      },
    ],
    education: [
      {
        institution: 'University of Oklahoma',
        url: 'https://www.ou.edu/',
        area: 'Information Technology',
        studyType: 'Bachelor',
        startDate: '2011-06-01',
        endDate: '2014-01-01',
        score: '4.0',
        courses: ['DB1101 - Basic SQL'],
      },
    ],
    volunteer: [{ organization: 'CoderDojo', position: 'Teacher', startDate: '2012-01-05', summary: 'Lua.' }],
    publications: [{ name: 'Video compression', publisher: 'Hooli', releaseDate: '2014-10-01' }],
    skills: [{ name: 'Web Development', level: 'Master', keywords: ['HTML', 'CSS'] }],
    languages: [{ language: 'Klingon', fluency: 'qapla' }],
    interests: [{ name: 'Wildlife', keywords: ['Ferrets'] }],
    references: [{ name: 'Erlich Bachman', reference: 'It is my pleasure.' }],
    'x-mine': true,
  };
  const kept = JsonResume.parse(BROUGHT);
  const given = (change: (profile: ReturnType<typeof fullProfile>) => object = () => ({})) => {
    const profile = fullProfile({ ...imported(BROUGHT).read, media: [] });
    const read = (document: JsonResume) =>
      fromJsonResume(releaseTaxonomy, document, Object.values(GROUPS)).read;
    return withKept(exported({ ...profile, ...change(profile) }), kept, read);
  };

  it('gives back all that was brought, by the rules of the schema', () => {
    const { 'x-mine': mine, ...lists } = BROUGHT;
    expect(given()).toMatchObject(lists);
    expect(given().meta).toMatchObject({ 'x-mine': mine });
    expect(wrongs(SCHEMA, given(), '')).toEqual([]);
  });

  it('gives back a skill of two groups in both, a phone that nobody understands, and a link that is no website', () => {
    const brought = JsonResume.parse({
      basics: {
        phone: 'ask at the desk',
        profiles: [{ network: 'Xing', username: 'rh', url: 'https://xing.example/rh' }],
      },
      skills: [
        { name: 'Web Development', level: 'Master', keywords: ['HTML'] },
        { name: 'E-mail', level: 'Expert', keywords: ['HTML'] },
      ],
    });
    const read = (document: JsonResume) => fromJsonResume(releaseTaxonomy, document, []).read;
    const profile = fullProfile({ ...read(brought), media: [] });
    expect(withKept(exported(profile), brought, read)).toMatchObject(brought);
    const personal_details = {
      ...profile.personal_details,
      links: ['https://own.example/', 'https://xing.example/rh'],
    };
    const { basics } = withKept(exported({ ...profile, personal_details }), brought, read);
    expect(basics).toMatchObject({ url: 'https://own.example/', profiles: brought.basics?.profiles });
  });

  it('gives back of what was changed what a profile does not know, and nothing of what was taken out', () => {
    const { work, education, skills } = given((profile) => ({
      work_history_detailed: profile.work_history_detailed.map((one) => ({ ...one, end_date: '2015-02' })),
      education: [],
      skills: profile.skills.filter(({ name }) => name !== 'CSS'),
    }));
    expect(work).toMatchObject([{ url: 'http://piedpiper.example.com', endDate: '2015-02' }]);
    expect(education ?? []).toEqual([]);
    expect(JSON.stringify(skills)).not.toContain('CSS');
  });

  it('keeps what was brought before beside what is brought now', () => {
    const now = JsonResume.parse({ interests: [{ name: 'Falconry' }], basics: { name: 'R. Hendriks' } });
    const both = joinedKept(kept, now);
    expect(both.interests?.map(({ name }) => name)).toEqual(['Falconry', 'Wildlife']);
    expect(both.basics).toMatchObject({ name: 'R. Hendriks', image: 'https://example.com/me.png' });
    expect(joinedKept(both, now)).toEqual(both);
  });
});

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  type?: string;
  pattern?: RegExp;
  isClosed?: true;
  isUri?: true;
  isEmail?: true;
};
const text: Schema = { type: 'string' };
const uri: Schema = { type: 'string', isUri: true };
const day: Schema = {
  type: 'string',
  pattern: /^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/,
};
const list = (items: Schema): Schema => ({ type: 'array', items });
const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties });

/** The rules of schema version 1.0.0 for the parts that we write. */
const SCHEMA: Schema = {
  isClosed: true,
  ...object({
    $schema: uri,
    basics: object({
      name: text,
      label: text,
      image: text,
      email: { ...text, isEmail: true },
      phone: text,
      url: uri,
      summary: text,
      location: object({ address: text, postalCode: text, city: text, countryCode: text, region: text }),
      profiles: list(object({ network: text, username: text, url: uri })),
    }),
    work: list(
      object({
        name: text,
        position: text,
        location: text,
        url: uri,
        startDate: day,
        endDate: day,
        summary: text,
        highlights: list(text),
      }),
    ),
    education: list(
      object({
        institution: text,
        url: uri,
        area: text,
        studyType: text,
        startDate: day,
        endDate: day,
        score: text,
        courses: list(text),
      }),
    ),
    awards: list(object({ title: text, date: day, awarder: text, summary: text })),
    projects: list(
      object({
        name: text,
        description: text,
        highlights: list(text),
        keywords: list(text),
        startDate: day,
        endDate: day,
        url: uri,
        roles: list(text),
        entity: text,
        type: text,
      }),
    ),
    publications: list(object({ name: text, publisher: text, releaseDate: day, url: uri, summary: text })),
    volunteer: list(
      object({
        organization: text,
        position: text,
        url: uri,
        startDate: day,
        endDate: day,
        summary: text,
        highlights: list(text),
      }),
    ),
    certificates: list(object({ name: text, date: day, issuer: text, url: uri })),
    skills: list(object({ name: text, level: text, keywords: list(text) })),
    languages: list(object({ language: text, fluency: text })),
    interests: list(object({ name: text, keywords: list(text) })),
    references: list(object({ name: text, reference: text })),
    meta: object({ canonical: uri, version: text, lastModified: text }),
  }),
};

/** Where a value breaks the rules. */
function wrongs(schema: Schema, value: unknown, at: string): string[] {
  const type = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  if (type !== schema.type) return [at];
  if (typeof value === 'string') {
    const isRight =
      (!schema.pattern || schema.pattern.test(value)) &&
      (!schema.isUri || URL.canParse(value)) &&
      (!schema.isEmail || /^\S+@\S+\.\S+$/.test(value));
    return isRight ? [] : [at];
  }
  if (Array.isArray(value))
    return value.flatMap((one, index) => wrongs(schema.items!, one, `${at}.${index}`));
  const entries = Object.entries(value as object).sort(([a], [b]) => a.localeCompare(b));
  return entries.flatMap(([key, one]) => {
    const known = schema.properties?.[key];
    if (!known) return schema.isClosed ? [`${at}.${key}`] : [];
    return wrongs(known, one, `${at}.${key}`);
  });
}
