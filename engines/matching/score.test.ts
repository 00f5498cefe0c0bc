import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import {
  explainMatch,
  explainPrepared,
  type JobFeatures,
  type JobSkill,
  jobFeatures,
  jobFeaturesFromText,
  type ProfileFeatures,
  prepareJob,
  prepareProfile,
  profileFeatures,
  profileFeaturesFromText,
  scoreFromParts,
  stepsOf,
  trainModel,
} from './index.ts';
import { invented, random, weighed } from './matching.fixtures.ts';
import { releaseModel } from './model.fixtures.ts';

const posting = {
  title: 'Senior Software Engineer',
  text: `Our Dubai office is hiring.
Responsibilities
- Review code and mentor junior developers
Requirements:
- At least 5 years of experience in software development
- Bachelor's degree in computer science
- JavaScript, TypeScript, Node.js and PostgreSQL
- Git and Docker
- Fluent in English
Nice to have:
- Kubernetes
- Python`,
};

const resume = (person: { name: string; lines: string[]; title?: string }) => `${person.name}
${person.title ?? 'Software Developer'}
Dubai, UAE | ${person.name.split(' ')[0]!.toLowerCase()}@example.com | +971 50 555 0100
${person.lines.join('\n')}
Summary
Software developer with 6 years of experience with web services in Node.js and TypeScript.
Experience
Software Developer, Copper Gate, 2019 - 2024
- Built REST APIs and reviewed code
Education
BSc Computer Science, 2013-2017
Skills: JavaScript, TypeScript, Node.js, MySQL, Git
Languages: English (fluent), Arabic (native)`;

const job = jobFeaturesFromText(releaseTaxonomy, posting);
const model = releaseModel;
const plain = { name: 'Omar Saleh', lines: [] };
// The raw score and the gates, without the curve that is flat at its ends.
const rawOf = (text: string) => {
  const { raw, gates } = explainMatch(job, profileFeaturesFromText(releaseTaxonomy, { text }), model);
  return gates.reduce((product, gate) => product * (1 - gate.weight + gate.weight * gate.value), raw);
};
const scoreOf = (text: string) =>
  explainMatch(job, profileFeaturesFromText(releaseTaxonomy, { text }), model).score;

describe('an explanation', () => {
  const explanation = explainMatch(
    job,
    profileFeaturesFromText(releaseTaxonomy, { text: resume(plain) }),
    model,
  );

  it('adds up to its score', () => {
    expect(Math.abs(scoreFromParts(explanation) - explanation.score)).toBeLessThan(1e-9);
    expect(explanation.parts.reduce((sum, part) => sum + part.contribution, 0)).toBeCloseTo(
      explanation.raw,
      12,
    );
    expect(explanation.parts.reduce((sum, part) => sum + part.weight, 0)).toBeCloseTo(1, 12);
  });

  it('puts every skill of the job on exactly one list', () => {
    const listed = [...explanation.matched, ...explanation.partial, ...explanation.missing].map(
      (skill) => skill.name,
    );
    expect(listed.toSorted()).toEqual(job.skills.map((skill) => skill.name).toSorted());
  });

  it('shows where a matched skill stands in both documents', () => {
    const node = explanation.matched.find((skill) => skill.id === 'node-js');
    expect(node?.jobPlace?.text).toBe('JavaScript, TypeScript, Node.js and PostgreSQL');
    expect(node?.profilePlace?.text).toContain('Node.js');
  });

  it('gives the evidence on both sides with offsets in the documents as they were given', () => {
    const text = resume(plain);
    const same = (found: string, wanted: string) =>
      expect(found.replace(/\s+/g, ' ').trim()).toBe(wanted.replace(/\s+/g, ' ').trim());
    const shown = [...explanation.matched, ...explanation.partial];
    const ofJob = shown.flatMap(({ jobPlace }) => jobPlace ?? []);
    for (const { in: part, start, end, text: told } of ofJob) same(posting[part].slice(start, end), told);
    // A bare name in a list of skills is no evidence, so that some have a place in the posting alone.
    const ofProfile = shown.flatMap(({ profilePlace }) => profilePlace ?? []);
    for (const { start, end, text: told } of ofProfile) same(text.slice(start, end), told);
    expect(ofJob.length).toBeGreaterThan(4);
    expect(ofProfile.length).toBeGreaterThan(0);
  });

  it('gives part of the credit for a related skill and says which', () => {
    const database = explanation.partial.find((skill) => skill.id === 'postgresql');
    expect(database?.through.id).toBe('mysql');
    expect(database!.credit).toBeGreaterThan(0);
    expect(database!.credit).toBeLessThan(1);
  });

  it('states a lift that adding the skill then brings', () => {
    for (const missing of explanation.missing) {
      const profile = profileFeaturesFromText(releaseTaxonomy, { text: resume(plain) });
      profile.skills.push({ id: missing.id, name: missing.name });
      expect(explainMatch(job, profile, model).score - explanation.score).toBeCloseTo(missing.lift, 9);
    }
  });

  it('carries the version of all that made it', () => {
    expect(explanation.version).toBe(model.version);
  });
});

describe('who someone is', () => {
  const people = [
    { name: 'Omar Saleh', lines: ['Nationality: Jordanian', 'Gender: Male', 'Date of Birth: 03/05/1991'] },
    {
      name: 'Fatima Al Mansoori',
      lines: ['Nationality: Emirati | Gender: Female | Marital status: Married'],
    },
    { name: 'John Smith', lines: ['British national, aged 58', 'Religion: Christian', 'Photo: attached'] },
    {
      name: 'Priya Raghunathan Iyer',
      lines: ['Nationality', 'Indian', 'Age', '24', 'Passport No: K1234567'],
    },
    {
      name: 'Mary-Jane O’Neill',
      lines: ['Mrs. Mary-Jane O’Neill is a 44-year-old Irish woman.', 'Children: 3'],
    },
    {
      name: 'Sarah Baker',
      lines: ['Visa status: husband visa', 'Height: 160 cm', 'Emirates ID: 784-1991-1234567-1'],
    },
  ];

  it('never changes the score', () => {
    const reference = rawOf(resume(plain));
    for (const person of people) expect(rawOf(resume(person)), person.name).toBeCloseTo(reference, 3);
  });

  it('never changes the score of an Arabic resume', () => {
    const arabic = (name: string, lines: string) =>
      `${name}\nمطور برمجيات\n${lines}\nخبرة 6 سنوات في تطوير البرمجيات\nالمهارات: جافا سكريبت، Node.js، Git`;
    const reference = rawOf(arabic('عمر صالح', 'الجنسية: أردني'));
    expect(rawOf(arabic('فاطمة المنصوري', 'الجنسية: إماراتية | الجنس: أنثى'))).toBeCloseTo(reference, 3);
    expect(rawOf(arabic('سارة حداد', 'تاريخ الميلاد: 1990/05/03\nالحالة الاجتماعية: متزوجة'))).toBeCloseTo(
      reference,
      3,
    );
  });

  it('never moves a score by a thousandth, nor does an address where the job names no place', () => {
    const anywhere = jobFeaturesFromText(releaseTaxonomy, {
      ...posting,
      text: posting.text.replace('Our Dubai office', 'We'),
    });
    const scoreFor = (text: string) =>
      explainMatch(anywhere, profileFeaturesFromText(releaseTaxonomy, { text }), model).score;
    const reference = scoreFor(resume(plain));
    const addresses = [
      'Address: Villa 12, Al Wasl Road, Jumeirah, Dubai',
      'Address: 221B Baker Street, London, United Kingdom',
      'العنوان: شارع التحلية، الرياض',
      'PO Box 3721, Sharjah',
    ];
    for (const person of people) {
      for (const address of addresses) {
        const text = resume({ ...person, lines: [...person.lines, address] });
        expect(Math.abs(scoreFor(text) - reference), `${person.name}, ${address}`).toBeLessThan(0.001);
      }
    }
  });

  it('is not told by the gender of an English title', () => {
    const titled = (title: string) =>
      explainMatch(
        jobFeatures(releaseTaxonomy, { title: 'Waiter', text: 'Serves guests' }),
        profileFeatures(releaseTaxonomy, { title, text: '' }),
        model,
      );
    expect(titled('Waitress').raw).toBeCloseTo(titled('Waiter').raw, 9);
    expect(titled('Saleswoman').raw).toBeCloseTo(titled('Salesman').raw, 9);
  });

  it('does not enter through a model trained on resumes either', () => {
    const documents = [1, 2, 3, 4].map((n) => ({
      title: 'Developer',
      text: `Omar Saleh\nOmar writes code ${n}`,
    }));
    const own = trainModel(releaseTaxonomy, documents);
    const score = (name: string) =>
      explainMatch(
        job,
        profileFeatures(releaseTaxonomy, { title: 'Developer', text: `${name} writes code and reviews it` }),
        own,
      ).raw;
    expect(score('Omar')).toBeCloseTo(score('Priya'), 9);
  });

  it('is not told by the gender of an Arabic title', () => {
    const feminine = explainMatch(
      job,
      profileFeatures(releaseTaxonomy, { title: 'مهندسة برمجيات', text: '' }),
      model,
    );
    const masculine = explainMatch(
      job,
      profileFeatures(releaseTaxonomy, { title: 'مهندس برمجيات', text: '' }),
      model,
    );
    expect(feminine.score).toBeCloseTo(masculine.score, 3);
  });
});

describe('a missing fact', () => {
  const whole = profileFeaturesFromText(releaseTaxonomy, { text: resume(plain) });
  const without = (facts: Partial<ProfileFeatures>): ProfileFeatures => ({ ...whole, ...facts });

  it('counts as met and is listed as unknown', () => {
    const silent = without({ years: null, education: undefined, location: undefined, languages: undefined });
    const explanation = explainMatch(job, silent, model);
    expect(explanation.unknown).toEqual(['experience', 'education', 'location', 'language']);
    expect(
      explanation.gates
        .filter(({ key }) => key !== 'licence' && key !== 'level')
        .every((gate) => gate.value === 1 && gate.status === 'unknown'),
    ).toBe(true);
  });

  it('never scores below any value of the fact', () => {
    const unknown = explainMatch(
      job,
      without({ years: null, education: undefined, location: undefined }),
      model,
    ).score;
    for (const years of [0, 1, 3, 5, 12]) {
      expect(explainMatch(job, without({ years }), model).score).toBeLessThanOrEqual(unknown + 1e-12);
    }
    for (const education of ['none', 'secondary', 'diploma', 'bachelor', 'doctorate'] as const) {
      expect(explainMatch(job, without({ education }), model).score).toBeLessThanOrEqual(unknown + 1e-12);
    }
  });

  it('of the job asks nothing of anyone', () => {
    const open = jobFeatures(releaseTaxonomy, { title: 'Accountant', text: '' });
    const explanation = explainMatch(open, whole, model);
    expect(explanation.gates.every((gate) => gate.status === 'met')).toBe(true);
    const needs = explanation.gates.filter((gate) => gate.need !== undefined).map(({ key }) => key);
    expect(needs).toEqual(['level']);
    expect(explanation.unknown).toEqual(['skills']);
    expect(explanation.parts.map((part) => part.key)).toEqual(['title', 'work', 'words', 'meaning']);
  });
});

describe('the parts', () => {
  it('never fall when a skill is added, at whatever level', () => {
    const demanding = { ...job, skills: job.skills.map((skill, at) => ({ ...skill, level: (at % 5) + 1 })) };
    const start = profileFeaturesFromText(releaseTaxonomy, { text: resume(plain) });
    start.skills = start.skills.map((skill, at) => ({ ...skill, level: (at % 3) + 1 }));
    const before = explainMatch(demanding, start, model).score;
    for (const skill of demanding.skills) {
      for (const level of [undefined, 1, 3, 5]) {
        const after = { ...start, skills: [...start.skills, { id: skill.id, name: skill.name, level }] };
        expect(explainMatch(demanding, after, model).score).toBeGreaterThanOrEqual(before - 1e-12);
      }
    }
  });

  it('lower the credit of a skill whose level falls short', () => {
    const asked = jobFeatures(releaseTaxonomy, {
      title: '',
      text: '',
      skills: [{ name: 'Python', level: 5 }],
    });
    const credit = (level?: number) =>
      explainMatch(
        asked,
        profileFeatures(releaseTaxonomy, { text: '', skills: [{ name: 'Python', level }] }),
        model,
      ).matched[0]?.credit;
    expect(credit(2)).toBeCloseTo(0.5, 12);
    expect(credit(5)).toBe(1);
    expect(credit()).toBe(1);
  });

  it('match skills that the taxonomy does not know by their name', () => {
    const asked = jobFeatures(releaseTaxonomy, { title: '', text: '', skills: ['Zorbling  frames'] });
    const explanation = explainMatch(
      asked,
      profileFeatures(releaseTaxonomy, { text: '', skills: ['zorbling frames'] }),
      model,
    );
    expect(explanation.matched).toHaveLength(1);
  });

  it('count a past title a little less than a present one', () => {
    const value = (current: boolean) =>
      explainMatch(
        job,
        profileFeatures(releaseTaxonomy, { titles: [{ title: 'Software Engineer', current }], text: '' }),
        model,
      ).parts.find((part) => part.key === 'title')?.value;
    expect(value(true)).toBeCloseTo(1, 9);
    expect(value(false)).toBeCloseTo(0.4, 9);
  });
});

describe('gates', () => {
  const gate = (key: string, profile: Partial<ProfileFeatures>) =>
    explainMatch(
      job,
      { ...profileFeaturesFromText(releaseTaxonomy, { text: resume(plain) }), ...profile },
      model,
    ).gates.find((entry) => entry.key === key);

  it('tell short from met and show what was compared', () => {
    expect(gate('experience', { years: 2 })).toMatchObject({
      status: 'short',
      value: 0.7,
      need: '5',
      have: '2',
    });
    expect(gate('experience', { years: 9 })).toMatchObject({ status: 'met', value: 1 });
    expect(gate('education', { education: 'diploma' })).toMatchObject({ status: 'short', value: 0.5 });
    expect(gate('language', { languages: [{ language: 'Hindi' }] })).toMatchObject({ status: 'short' });
  });

  it('tell the level of the work and that of the person, and no titles', () => {
    const intern = gate('level', { titles: [{ title: 'Intern', current: true }] });
    expect(intern?.have).toBe('0');
    expect(intern?.need).toMatch(/^[0-5]$/);
    expect(gate('level', { titles: [{ title: 'Head of Accounting', current: true }] })?.have).toMatch(
      /^[45]$/,
    );
  });

  it('take another country harder than another town, and less from those ready to move', () => {
    const value = (profile: Partial<ProfileFeatures>) => gate('location', profile)!.value;
    const town = value({ location: { city: 'Sharjah', country: 'UAE' } });
    const abroad = value({ location: { city: 'Cairo' } });
    expect(value({ location: { city: 'دبي' } })).toBe(1);
    expect(town).toBeLessThan(1);
    expect(abroad).toBeLessThan(town);
    expect(value({ location: { city: 'Cairo' }, willingToRelocate: true })).toBeGreaterThan(abroad);
  });
});

describe('two languages', () => {
  const arabicResume = `سارة حداد
مطورة برمجيات
دبي، الإمارات
مطورة برمجيات بخبرة 6 سنوات في تطوير البرمجيات وخدمات الويب
المهارات: جافا سكريبت، تايب سكريبت، Node.js، Git، Docker
التعليم: بكالوريوس علوم حاسوب
اللغات: العربية (اللغة الأم)، الإنجليزية (بطلاقة)`;
  const arabicChef = `خالد يوسف\nطاهي\nطاهٍ بخبرة 8 سنوات في المطابخ الفندقية وسلامة الغذاء وإعداد القوائم\nاللغات: العربية، الإنجليزية`;
  const arabicPosting = {
    title: 'مهندس برمجيات أول',
    text: 'دبي\nالمتطلبات:\n- خبرة لا تقل عن خمس سنوات في تطوير البرمجيات\n- بكالوريوس في علوم الحاسوب\n- إجادة جافا سكريبت و Node.js و PostgreSQL و Git\n- إجادة اللغة الإنجليزية\nيفضل:\n- معرفة Kubernetes',
  };

  it('meet: an Arabic resume for an English job scores like an English one', () => {
    const arabic = scoreOf(arabicResume);
    expect(arabic).toBeGreaterThan(0.6);
    expect(scoreOf(arabicChef)).toBeLessThan(0.2);
  });

  it('meet the other way round', () => {
    const arabicJob = jobFeaturesFromText(releaseTaxonomy, arabicPosting);
    const english = explainMatch(
      arabicJob,
      profileFeaturesFromText(releaseTaxonomy, { text: resume(plain) }),
      model,
    );
    expect(english.score).toBeGreaterThan(0.6);
    const chef =
      'Marco Rossi\nHead Chef\nTen years of experience in hotel kitchens, menu planning and food safety.';
    expect(
      explainMatch(arabicJob, profileFeaturesFromText(releaseTaxonomy, { text: chef }), model).score,
    ).toBeLessThan(0.2);
  });
});

describe('a profession that needs a licence', () => {
  const scoreOf = (jobTitle: string, title: string, years = 6) =>
    explainMatch(
      jobFeatures(releaseTaxonomy, { title: jobTitle, text: 'Works in our hospital in shifts.' }),
      profileFeatures(releaseTaxonomy, { title, text: 'Six years in a hospital.', years }),
      model,
    );

  it.each([
    ['Radiologist', 'Radiographer'],
    ['Radiographer', 'Pharmacist'],
    ['طبيب أشعة', 'فني أشعة'],
    ['Registered Nurse', 'Caregiver'],
  ])('%s is not for a %s', (job, person) => {
    const gate = scoreOf(job, person).gates.find(({ key }) => key === 'licence');
    expect(gate).toMatchObject({ value: 0, status: 'short' });
    expect(scoreOf(job, job).gates.find(({ key }) => key === 'licence')).toMatchObject({
      value: 1,
      status: 'met',
    });
  });

  it('asks nothing of other work', () => {
    expect(
      scoreOf('Receptionist', 'Pharmacist').gates.find(({ key }) => key === 'licence'),
    ).not.toHaveProperty('need');
  });
});

describe('a job for beginners', () => {
  const scoreOf = (years: number, text = 'Supports the audit team.', title = 'Audit Intern') =>
    explainMatch(
      jobFeatures(releaseTaxonomy, { title, text }),
      profileFeatures(releaseTaxonomy, { title: 'Auditor', text: 'Audits of banks.', years }),
      model,
    ).gates.find(({ key }) => key === 'experience')?.value;

  it('is worth less to somebody of many years, by its title or its words', () => {
    expect(scoreOf(1)).toBe(1);
    expect(scoreOf(10)).toBe(0);
    expect(scoreOf(10, 'For fresh graduates of accounting.', 'Audit Associate')).toBe(0);
    expect(scoreOf(10, 'Audits banks.', 'Senior Auditor')).toBe(1);
  });
});

describe('a weight given to a skill of a job', () => {
  const all = invented(7);
  // A quarter of each: every pair is explained several times over.
  const [jobs, profiles] = [
    all.jobs.filter((_, at) => at % 4 === 0),
    all.profiles.filter((_, at) => at % 2 === 0),
  ];
  const scoresOf = (one: JobFeatures) => profiles.map((profile) => explainMatch(one, profile, model).score);
  const importance = { must: 1, should: 0.6, nice: 0.3 };

  it('changes nothing to the last digit where it is what the importance counts for, or where none is given', () => {
    for (const one of jobs) {
      const skills = one.skills.map((skill) => ({ ...skill, weight: importance[skill.importance] }));
      expect(scoresOf({ ...one, skills })).toEqual(scoresOf(one));
      const without = one.skills.map((skill: JobSkill) => ({ ...skill, weight: undefined }));
      expect(scoresOf({ ...one, skills: without })).toEqual(scoresOf(one));
    }
  });

  it('of 0 is the same as if the job did not name the skill', () => {
    for (const one of jobs.filter(({ skills }) => skills.length > 1)) {
      const [first, ...others] = one.skills;
      const skills = [{ ...first!, weight: 0 }, ...others];
      expect(scoresOf({ ...one, skills })).toEqual(scoresOf({ ...one, skills: others }));
      const none = one.skills.map((skill) => ({ ...skill, weight: 0 }));
      expect(scoresOf({ ...one, skills: none })).toEqual(scoresOf({ ...one, skills: [] }));
    }
  });

  it('never lowers the score of who has the skill when it rises', () => {
    for (const one of jobs.filter(({ skills }) => skills.length > 1)) {
      const skill = one.skills[0]!;
      for (const profile of profiles.filter((_, at) => at % 3 === 0)) {
        const owner = {
          ...profile,
          skills: [{ id: skill.id, name: skill.name, level: 5 }, ...profile.skills],
        };
        const scores = [0.05, 0.3, 0.62, 1].map(
          (weight) =>
            explainMatch({ ...one, skills: [{ ...skill, weight }, ...one.skills.slice(1)] }, owner, model)
              .score,
        );
        for (let at = 1; at < scores.length; at++)
          expect(scores[at]!).toBeGreaterThanOrEqual(scores[at - 1]! - 1e-12);
      }
    }
  });

  it('comes about in steps that add up to it, in 2,000 pairs', () => {
    const many = invented(11, { jobs: 100, profiles: 20 });
    const ready = many.profiles.map((person) => ({ person, prepared: prepareProfile('', person, model) }));
    const asked = many.jobs
      .map((one, at) => (at % 3 === 0 ? weighed(one, random(at)) : one))
      .map((one) => ({ one, prepared: prepareJob('', one, model) }));
    for (const { one, prepared } of asked) {
      for (const { person, prepared: own } of ready) {
        const explanation = explainPrepared(one, prepared, person, own, model);
        const sum = stepsOf(explanation).reduce((total, { points }) => total + points, 0);
        expect(Math.abs(sum - explanation.score)).toBeLessThan(1e-9);
      }
    }
  });

  it('is told from the explanation, whose parts still add up', () => {
    for (const one of jobs) {
      const explanation = explainMatch(weighed(one, random(3)), profiles[0]!, model);
      expect(Math.abs(scoreFromParts(explanation) - explanation.score)).toBeLessThan(1e-9);
      const all = [...explanation.matched, ...explanation.partial, ...explanation.missing];
      const earnings = all.map((skill) => skill.weight * ('credit' in skill ? skill.credit : 0));
      const part = explanation.parts.find(({ key }) => key === 'skills');
      expect(earnings.reduce((sum, value) => sum + value, 0)).toBeCloseTo(part?.value ?? 0, 9);
    }
  });
});

it('asks of nobody who fits one of several trades for the skills of the others', () => {
  const cleaner = profileFeatures(releaseTaxonomy, {
    title: 'Cleaner',
    text: 'Cleaner of offices and towers in Dubai for three years. Mopping, vacuuming, glass.',
  });
  const scoreFor = (title: string) =>
    explainMatch(
      jobFeatures(releaseTaxonomy, {
        title,
        text: 'Dubai towers. Guards watch the cameras, control who enters and patrol. Cleaners mop floors and clean glass.',
        skills: ['surveillance-systems', 'physical-access-control', 'patrolling'],
      }),
      cleaner,
      releaseModel,
    );
  const ofTwo = scoreFor('Security Guard / Cleaner');
  expect(ofTwo.parts.map(({ key }) => key)).not.toContain('skills');
  expect(ofTwo.score).toBeGreaterThan(0.5);
  expect(scoreFor('Fitness Manager / Head Trainer').parts.map(({ key }) => key)).toContain('skills');
});
