import { type JobPosting, type PersonProfile, withoutPersonalLines } from '#engines/matching/index.ts';
import type { Occupation } from '#engines/taxonomy/index.ts';
import { type Chance, createChance } from '#server/db/demo/random.ts';
import { released } from './released.ts';

export type Language = 'en' | 'ar';

/** 3 the same occupation at the level asked, 2 a neighbour or the same below the level, 1 the same sector, 0 else. */
export type Grade = 0 | 1 | 2 | 3;

export interface MadeJob {
  id: string;
  language: Language;
  occupation: Occupation;
  /** Years of work that count as the level; the posting may keep them to itself. */
  years: number;
  posting: JobPosting;
}

export interface MadeProfile {
  id: string;
  language: Language;
  occupation: Occupation;
  years: number;
  profile: PersonProfile;
}

export interface QualitySet {
  jobs: MadeJob[];
  profiles: MadeProfile[];
  gradeOf(job: MadeJob, profile: MadeProfile): Grade;
}

const FAMILIES = 30;

/**
 * Jobs and profiles whose relevance to each other is known by how they were made: 60 jobs and 660 profiles around
 * 30 occupations of the taxonomy, half in each language. Wording varies (aliases, synonyms, inflection, some
 * English in Arabic texts), documents share only some of the tasks and skills of their occupation, and facts are
 * missing. The same seed gives the same set; `half` chooses among disjoint occupations, so that what is fitted
 * on one half can be tried on the other.
 */
export function makeQualitySet(seed: number, half: 0 | 1): QualitySet {
  const chance = createChance(seed);
  const { occupations } = released.taxonomy;
  const asked = chance
    .some(
      occupations.filter(
        (it, at) => at % 2 === half && neighboursOf(it).length >= 2 && it.skills.length >= 8,
      ),
      FAMILIES,
    )
    .map((occupation) => ({ occupation, years: Math.max(3, occupation.years + chance.between(0, 2)) }));
  const jobs: MadeJob[] = [];
  const profiles: MadeProfile[] = [];
  for (const { occupation, years } of asked) {
    for (const language of ['en', 'ar'] as const) {
      const write = new Writer(chance, language);
      jobs.push({
        id: `j${jobs.length}`,
        language,
        occupation,
        years,
        posting: write.posting(occupation, years),
      });
      const add = (its: Occupation, itsYears: number) =>
        profiles.push({
          id: `p${profiles.length}`,
          language,
          occupation: its,
          years: itsYears,
          profile: write.profile(its, itsYears),
        });
      for (let n = 0; n < 4; n++) add(occupation, years + chance.between(0, 6));
      for (let n = 0; n < 2; n++) add(occupation, Math.ceil(years * 0.2));
      const near = neighboursOf(occupation);
      for (let n = 0; n < 4; n++) add(near[n % near.length]!, years + chance.between(-1, 5));
      const sector = occupations.filter((it) => it.sectorId === occupation.sectorId);
      add(chance.one(sector), years + chance.between(-1, 5));
    }
  }
  return { jobs, profiles, gradeOf };
}

function gradeOf(job: MadeJob, profile: MadeProfile): Grade {
  if (job.occupation.id === profile.occupation.id) return profile.years >= job.years ? 3 : 2;
  if (isNeighbour(job.occupation, profile.occupation)) return 2;
  return job.occupation.sectorId === profile.occupation.sectorId ||
    isLinked(job.occupation, profile.occupation)
    ? 1
    : 0;
}

function neighboursOf(occupation: Occupation): Occupation[] {
  return released.taxonomy.occupations.filter(
    (other) => other !== occupation && isNeighbour(occupation, other),
  );
}

/** A recruiter would look at someone from there: a career step or the same ISCO-08 group, and a quarter of the skills. */
function isNeighbour(a: Occupation, b: Occupation): boolean {
  if (!isLinked(a, b)) return false;
  const own = new Set(a.skills.map(({ id }) => id));
  const shared = b.skills.filter(({ id }) => own.has(id)).length;
  return shared >= 0.25 * Math.min(a.skills.length, b.skills.length);
}

function isLinked(a: Occupation, b: Occupation): boolean {
  return (
    a.next.some((step) => step.id === b.id) ||
    b.next.some((step) => step.id === a.id) ||
    (a.isco !== null && a.isco === b.isco)
  );
}

/** Writes documents of one language as several people would. */
class Writer {
  readonly #chance: Chance;
  readonly #language: Language;

  constructor(chance: Chance, language: Language) {
    this.#chance = chance;
    this.#language = language;
  }

  posting(occupation: Occupation, years: number): JobPosting {
    const chance = this.#chance;
    const words = phrases[this.#language];
    const essential = occupation.skills.filter(({ importance }) => importance === 'essential');
    const useful = occupation.skills.filter(({ importance }) => importance === 'useful');
    const musts = this.#skillNames(chance.some(essential, chance.between(4, 7)));
    const wishes = this.#skillNames(chance.some(useful, chance.between(0, 3)));
    const lines = [
      chance.one(words.hiring).replace('*', chance.one(words.places)),
      chance.one(words.duties),
      ...this.#tasks(occupation, 'plain', chance.between(3, 4)).map((task) => `- ${task}`),
      chance.one(words.requirements),
      ...(chance.happens(0.8) ? [`- ${chance.one(words.yearsAsked).replace('*', String(years))}`] : []),
      ...(chance.happens(0.5) ? [`- ${chance.one(words.education)}`] : []),
      ...(chance.happens(0.4) ? [`- ${chance.one(words.languages)}`] : []),
      ...(chance.happens(0.5) ? [`- ${musts.join(words.comma)}`] : musts.map((name) => `- ${name}`)),
      ...(wishes.length > 0 ? [chance.one(words.wishes), ...wishes.map((name) => `- ${name}`)] : []),
    ];
    return {
      title: this.#title(occupation),
      text: lines.join('\n'),
      ...(chance.happens(0.5)
        ? { skills: musts.map((name) => ({ name, importance: 'must' as const })) }
        : {}),
    };
  }

  profile(occupation: Occupation, years: number): PersonProfile {
    const chance = this.#chance;
    const words = phrases[this.#language];
    const { skills } = released.taxonomy;
    const held = chance.some(
      occupation.skills,
      Math.ceil(occupation.skills.length * (0.35 + 0.4 * chance.next())),
    );
    const other = chance.some(skills, chance.between(0, 4));
    // Some people tell what they did and list no skills, some leave out what they are called.
    const names = chance.happens(0.75) ? this.#skillNames([...held, ...other]) : [];
    const title = chance.happens(0.8) ? this.#title(occupation) : null;
    const isBelow = years < occupation.years;
    const person = chance.one(words.people);
    const lines = [
      person,
      ...(title && chance.happens(0.6) ? [title] : []),
      ...(chance.happens(0.4) ? [chance.one(words.personal)] : []),
      ...(chance.happens(0.6) ? [chance.one(words.places)] : []),
      ...(isBelow || chance.happens(0.7) ? [chance.one(words.yearsHeld).replace('*', String(years))] : []),
      ...this.#tasks(occupation, 'past', chance.between(2, 4)).map((task) => `- ${task}`),
      ...(chance.happens(0.4) ? [chance.one(words.education)] : []),
      ...(names.length > 0 ? [`${chance.one(words.skills)}: ${names.join(words.comma)}`] : []),
      ...(chance.happens(0.5) ? [chance.one(words.languages)] : []),
    ];
    return {
      text: lines.join('\n'),
      ...(title && chance.happens(0.8) ? { title } : {}),
      ...(names.length > 0 && chance.happens(0.5) ? { skills: names } : {}),
    };
  }

  #title({ name, aliases }: Occupation): string {
    const chance = this.#chance;
    // Offices of the region write English titles over Arabic texts.
    const language = this.#language === 'ar' && chance.happens(0.15) ? 'en' : this.#language;
    const title = chance.one([name[language], ...aliases[language]]);
    return chance.happens(0.25) ? chance.one(phrases[language].ranks).replace('*', title) : title;
  }

  #skillNames(held: readonly { id: string }[]): string[] {
    return held.flatMap(({ id }) => {
      const skill = released.taxonomy.skill(id);
      if (!skill) return [];
      const language = this.#language === 'ar' && this.#chance.happens(0.2) ? 'en' : this.#language;
      const forms = [skill.name[language], ...skill.aliases[language]];
      return [this.#chance.happens(0.6) ? forms[0]! : this.#chance.one(forms)];
    });
  }

  #tasks({ tasks }: Occupation, form: 'plain' | 'past', count: number): string[] {
    return this.#chance.some(tasks[this.#language], count).map((task) =>
      task
        .split(' ')
        .map((word, at) => {
          const synonyms = synonymsOf.get(word.toLowerCase());
          const chosen = synonyms && this.#chance.happens(0.5) ? this.#chance.one(synonyms) : word;
          return at === 0 && this.#language === 'en' ? inflected(chosen, form) : chosen;
        })
        .join(' '),
    );
  }
}

/** "Checks" as a posting or a resume would begin a line: "Check", "Checked". */
function inflected(verb: string, form: 'plain' | 'past'): string {
  const capital = verb[0]!.toUpperCase() + verb.slice(1);
  if (!/[^s]s$/.test(verb)) return capital;
  const plain = capital
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');
  if (form === 'plain') return plain;
  if (plain.endsWith('e')) return `${plain}d`;
  return plain.endsWith('y') && !/[aeo]y$/.test(plain) ? `${plain.slice(0, -1)}ied` : `${plain}ed`;
}

const synonymsOf = new Map(
  `checks inspects verifies|prepares produces readies|keeps maintains|writes drafts authors|plans schedules organises
leads manages supervises heads|helps assists supports|fixes repairs|tests tries|designs develops devises|teaches trains
sells markets|buys procures purchases|cleans tidies|reports informs|reviews examines|follows monitors tracks
builds creates constructs|answers handles|records registers logs|customers clients|staff employees personnel
problems issues faults|goods products merchandise|guests visitors|يعد يجهز يحضر|يراجع يدقق يفحص|يكتب يحرر
يقود يدير يشرف|يتابع يراقب|يصلح يرمم|يختبر يجرب|يصمم يطور|يبيع يسوق|يشتري يورد|ينظف يرتب|العملاء الزبائن
الموظفين العاملين|المشكلات الأعطال|يسجل يدون|يبني ينشئ|يساعد يدعم|يخطط ينظم`
    .split(/[|\n]/)
    .flatMap((line) => {
      const words = line.split(' ');
      return words.map((word): [string, string[]] => [word, words.filter((other) => other !== word)]);
    }),
);

const phrases = {
  en: {
    hiring: [
      'We are hiring for our office in *.',
      'A growing company in * is looking for a new colleague.',
      'Join our team in *.',
      'Location: *. Full-time role with benefits.',
    ],
    duties: ['Responsibilities', 'What you will do', 'Duties:', 'The role'],
    requirements: ['Requirements', 'What we look for', 'Qualifications:', 'You have'],
    wishes: ['Nice to have', 'Preferred:', 'A plus'],
    yearsAsked: [
      'At least * years of experience',
      '*+ years of relevant experience',
      'Minimum * years experience',
    ],
    yearsHeld: [
      '* years of experience.',
      'I bring * years of experience in the field.',
      'Experience: * years',
    ],
    education: ["Bachelor's degree", 'Diploma in a related field', 'High school certificate'],
    languages: ['Fluent in English', 'English and Arabic (fluent)', 'Good spoken English'],
    skills: ['Skills', 'Key skills', 'Core competencies'],
    places: ['Dubai, UAE', 'Abu Dhabi', 'Sharjah', 'Riyadh, Saudi Arabia'],
    people: ['Omar Saleh', 'Priya Nair', 'Sarah Baker', 'Maria Santos', 'John Smith', 'Fatima Al Mansoori'],
    personal: ['Nationality: Indian | Gender: Female', 'Date of Birth: 03/05/1991', 'Age: 34'],
    ranks: ['Senior *', '* - Dubai', 'Experienced *', '* (full time)'],
    comma: ', ',
  },
  ar: {
    hiring: [
      'نبحث عن زميل جديد لمكتبنا في *.',
      'شركة نامية في * تعلن عن وظيفة شاغرة.',
      'انضم إلى فريقنا في *.',
      'موقع العمل: *. دوام كامل مع مزايا.',
    ],
    duties: ['المهام', 'المسؤوليات:', 'الدور'],
    requirements: ['المتطلبات', 'الشروط:', 'المؤهلات'],
    wishes: ['يفضل', 'مهارات مفضلة:'],
    yearsAsked: ['خبرة لا تقل عن * سنوات', 'خبرة * سنوات في المجال', 'خبرة * سنوات على الأقل'],
    yearsHeld: ['خبرة * سنوات.', 'لدي خبرة * سنوات في المجال.', 'الخبرة: * سنوات'],
    education: ['بكالوريوس', 'دبلوم في تخصص ذي صلة', 'شهادة الثانوية العامة'],
    languages: ['إجادة اللغة العربية', 'العربية والإنجليزية بطلاقة', 'مستوى جيد في اللغة الإنجليزية'],
    skills: ['المهارات', 'أهم المهارات', 'الكفاءات'],
    places: ['دبي، الإمارات', 'أبوظبي', 'الشارقة', 'الرياض، السعودية'],
    people: ['عمر صالح', 'فاطمة المنصوري', 'خالد يوسف', 'سارة حداد', 'ليلى عبد الله', 'يوسف إبراهيم'],
    personal: ['الجنسية: أردنية | الجنس: أنثى', 'تاريخ الميلاد: 1991/05/03', 'العمر: 34'],
    ranks: ['* أول', '* - دبي', '* خبير', 'مطلوب *'],
    comma: '، ',
  },
} satisfies Record<Language, Record<string, string | readonly string[]>>;

/** The documents' own words, for those who rank by words alone; nothing in them that says who someone is. */
export const wordsOfProfile = ({ profile }: MadeProfile): string =>
  `${profile.title ?? ''}\n${withoutPersonalLines(released.taxonomy, profile.text)}`;
export const wordsOfJob = ({ posting }: MadeJob): string => `${posting.title}\n${posting.text}`;
