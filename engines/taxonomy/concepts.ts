/** A text in the two languages of the product. */
export type Name = { en: string; ar: string };

/** Several texts in the two languages; the lists need not be as long as each other. */
export type Names = { en: string[]; ar: string[] };

/** The groups that screens sort skills by, in the order in which they show them. */
export const skillGroups = ['leadership', 'communication', 'it', 'domain', 'green'] as const;
export type SkillGroup = (typeof skillGroups)[number];

/** A product or language, something one knows, or something one can do. */
export const skillKinds = ['tool', 'knowledge', 'ability'] as const;
type SkillKind = (typeof skillKinds)[number];

/** Wider, narrower, an alternative that helps with it (`family`), or used together with it. */
export const skillRelations = ['broader', 'narrower', 'family', 'together'] as const;
export type SkillRelation = (typeof skillRelations)[number];

/** A skill that a file relates to another; read in both directions. */
export type RelatedSkill = {
  id: string;
  relation: SkillRelation;
  /** 0 to 1. */
  strength: number;
};

/** A form such as "Go" or "Excel" that is a skill only beside one of these words. */
export type AmbiguousForm = { form: string; contexts: string[] };

/** At work itself, with a licence of an authority, or in a degree. */
export const waysOfLearning = ['work', 'licence', 'degree'] as const;
/** How people come by what no course gives, in a sentence of each language. */
export type LearnedOtherwise = { way: (typeof waysOfLearning)[number]; how: Name };

/** A tool, a piece of knowledge or an ability, by all its names. */
export type Skill = {
  /** The slug of the English name when the skill was added; never changed afterwards. */
  id: string;
  name: Name;
  aliases: Names;
  group: SkillGroup;
  /** A finer group in words, within its group; the heading of its lines in the file. */
  category: Name;
  kind: SkillKind;
  /** One line in each language. */
  meaning: Name;
  related: RelatedSkill[];
  ambiguous: AmbiguousForm[];
  /** How it is learned, where that is not in courses; `null` where nobody has said. */
  learnedOtherwise: LearnedOtherwise | null;
  /** Where the concept is written, for messages to those who keep the data: `it-code.txt:12`. */
  source: string;
};

/** Lowest first: whoever has one has those before it. */
export const educationLevels = ['none', 'secondary', 'diploma', 'bachelor', 'master', 'doctorate'] as const;
export type EducationLevel = (typeof educationLevels)[number];

/** Holland's six: realistic, investigative, artistic, social, enterprising, conventional. */
export const interestAreas = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
export type InterestArea = (typeof interestAreas)[number];

/** A skill that an occupation needs. */
export type OccupationSkill = {
  /** Of the skill. */
  id: string;
  importance: 'essential' | 'useful';
  /** 1 (aware) to 5 (expert). */
  level: number;
};

/** Another occupation that people move to, and why. */
export type OccupationStep = { id: string; why: Name };

/**
 * How people advance from an occupation, the commonest step first; without a step, `end` says why there is none. `aside`
 * is where people go on at about their own level.
 */
export type WaysUp = { steps: OccupationStep[]; end: Name | null; aside: OccupationStep[] };

/**
 * Who is to learn: somebody new to a work, somebody who steps up or over into it from the rung below or from beside, and
 * somebody who does it and goes deeper.
 */
export const rungs = ['new', 'step', 'deeper'] as const;
export type Rung = (typeof rungs)[number];
/** Ids of the courses that somebody who knows the trade advises on each rung, the most decisive first. */
export type Learning = Record<Rung, string[]> & { source: string };

/** A kind of work, whatever a company calls it. */
export type Occupation = {
  id: string;
  name: Name;
  aliases: Names;
  sectorId: string;
  industryId: string;
  about: Name;
  tasks: Names;
  skills: OccupationSkill[];
  /** Job zone, 1 (little preparation) to 5 (extensive preparation). */
  zone: number;
  /** 0 to 40 each. */
  interests: Record<InterestArea, number>;
  education: EducationLevel;
  /** Experience that is usually asked for, in years. */
  years: number;
  /** Occupations that people move to, at most one job zone up, and why. */
  next: OccupationStep[];
  /** How people advance from it, as reviewed; `null` where nobody has. */
  ways: WaysUp | null;
  /** What people of it tell of their work in their own words, mostly without its name. */
  accounts: string[];
  /** Ids of the work that counsellors told these people to go on to, what was told first and most often first. */
  told: string[];
  /** What one learns for it, as reviewed; `null` where nobody has. */
  learning: Learning | null;
  /** Code of ISCO-08, where it is known. */
  isco: string | null;
  /** Code of O*NET-SOC, where it is known. */
  onet: string | null;
  /** Our estimate: more such jobs are to be expected. */
  growing: boolean;
  /** Typical pay, dirhams a month, illustrative. */
  salaryAed: { min: number; max: number } | null;
  source: string;
};

/** A sector of the economy, to which industries belong. */
export type Sector = { id: string; name: Name };
/** What a company or occupation works in, within one sector. */
export type Industry = { id: string; sectorId: string; name: Name };

/** How much preparation an occupation of the zone asks for, in the words of O*NET's five job zones. */
export type JobZone = {
  /** 1 to 5. */
  zone: number;
  name: Name;
  experience: Name;
  education: Name;
  training: Name;
  examples: Name;
};

/** The education that a degree leads to; everyone has at least none. */
export const degreeLevels = ['secondary', 'diploma', 'bachelor', 'master', 'doctorate'] as const;
type DegreeLevel = (typeof degreeLevels)[number];

/** A kind of degree, such as Bachelor of Science, by its names and abbreviations. */
export type Degree = { id: string; level: DegreeLevel; name: Name; aliases: Names };
/** What somebody studies, within a wider area. */
export type FieldOfStudy = {
  id: string;
  area: { id: string } & Name;
  name: Name;
  aliases: Names;
  /** Ids of the occupations at which people begin who have studied it, the commonest first; none where nobody has said. */
  firstWork: string[];
};

/** A country and its people. */
export type Country = {
  /** ISO 3166-1, two letters. */
  id: string;
  name: Name;
  aliases: Names;
  /** The people: "Emirati", with other forms. */
  nationality: Name & { aliases: Names };
};

/** What a profession asks of everybody who practises it, by its unit groups of ISCO-08; `years` of study come before it. */
export type Licence = {
  groups: string[];
  years: number;
  asks: Name;
  /** Words of a text, in either language, by which somebody shows that they studied it. */
  shownBy: string[];
  /** Programmes of study that lead there; none where they are not entered from a career. */
  courseIds: string[];
};

/**
 * What a posting asks for: a certificate, a licence, a tool, a standard or law, or a duty such as a budget. What asks for
 * a licence decides an application before all others, a duty after them.
 */
export const demandKinds = ['licence', 'certificate', 'tool', 'rule', 'duty'] as const;
export type DemandKind = (typeof demandKinds)[number];

/** What postings ask for by name, and the courses that lead there; whoever has one `above` has no need of it. */
export type Qualification = {
  id: string;
  kind: DemandKind;
  names: string[];
  /** Other words by which people show that they have it. */
  shownBy: string[];
  /** The first that suits is meant; none where `how` tells of another way. */
  courseIds: string[];
  above: string[];
  /** Ids of the sectors in which the name means this; any where empty. */
  sectorIds: string[];
  /** How people come by what no course gives. */
  how: Name | null;
};

/** How well a language is spoken, with the levels of the Common European Framework that it covers. */
export type LanguageLevel = { id: string; name: Name; aliases: Names; cefr: string[] };
/** A level of seniority, by the words that say it. */
export type SeniorityLevel = {
  id: string;
  name: Name;
  aliases: Names;
  /** Years of experience that are usual, inclusive. */
  years: { from: number; to: number };
};
/** A time between giving notice and beginning elsewhere, by the words that say it. */
export type NoticePeriod = { id: string; name: Name; aliases: Names; days: number };

/** A skill to which a course or module brings its learners. */
type LeveledSkill = {
  id: string;
  /** 1 (aware) to 5 (expert): where one arrives. */
  level: number;
};

/** Free for all, for a fee, or of a profession's own body. */
export const providerKinds = ['open', 'commercial', 'professional-body'] as const;
/** Who gives courses. */
export type Provider = {
  id: string;
  name: Name;
  kind: (typeof providerKinds)[number];
  /** Address of its front page. */
  home: string;
  /** Address of the provider's own search, with `{title}` where the words go. */
  search: string;
};

/** `path`: several courses in an order. */
export const courseKinds = ['course', 'path', 'certificate'] as const;
/** How much a learner should know before a course, least first. */
export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;
/** `audit`: free without the certificate. Prices are not kept. */
export const courseCosts = ['free', 'audit', 'subscription', 'paid'] as const;

/** Something to learn from, with what it teaches. */
export type Course = {
  id: string;
  title: Name;
  /** One line in each language, in our own words. */
  about: Name;
  providerId: string;
  /** A single course, a path of several, or preparation for an examined certificate. */
  kind: (typeof courseKinds)[number];
  level: (typeof courseLevels)[number];
  /** Time that a learner needs, in hours, as the provider says or else our estimate. */
  hours: number;
  /** Ids of human languages it is taught in or subtitled in full. */
  languageIds: string[];
  /** `audit`: free without the certificate. */
  cost: (typeof courseCosts)[number];
  skills: LeveledSkill[];
  /** Skills one should bring. */
  needs: string[];
  /** Only an address that is certain to stay; `null` where the provider's search has to do. */
  address: string | null;
  source: string;
};

/** Where an institute is: `local` in the Emirates, `global` elsewhere. */
export const instituteTypes = ['local', 'global'] as const;

/** A university or college. */
export type Institute = {
  id: string;
  name: Name;
  aliases: Names;
  /** `local`: of the Emirates. */
  type: (typeof instituteTypes)[number];
  /** ISO 3166-1, two letters. */
  country: string;
  city: Name;
  /** Address of its front page, where that is known. */
  site: string | null;
  source: string;
};

/** A part of a syllabus, written by us to illustrate what such a course usually holds. */
export type Module = {
  id: string;
  name: Name;
  /** What one can do afterwards: the sentence that shows its skills. */
  outcome: Name;
  skills: LeveledSkill[];
  source: string;
};

/** A degree programme with an illustrative syllabus. */
export type Programme = {
  id: string;
  instituteId: string;
  degree: DegreeLevel;
  name: Name;
  fieldId: string;
  years: number;
  moduleIds: string[];
  source: string;
};
