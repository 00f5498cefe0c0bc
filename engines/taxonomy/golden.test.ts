import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { expectKept } from '#engines/text/golden-lines.fixtures.ts';
import {
  autocomplete,
  cleanTitleOf,
  completionKinds,
  distanceKm,
  extractSkills,
  findPlace,
  findSkills,
  isKnownHeading,
  isPlace,
  isToldIn,
  isWholeTitle,
  languageNamed,
  nearestSkills,
  newSkillNames,
  normaliseTitle,
  noticePeriodNamed,
  placeNamed,
  placeScore,
  placesIn,
  relatedSkills,
  rolesOfLabel,
  sectionOfHeading,
  similarity,
  skillsShownIn,
  stripTrailingPlace,
  tagSkills,
  tradeOf,
  tradeSkillsIn,
  withoutRank,
  withoutTitleWords,
} from './index.ts';
import { releaseTaxonomy as taxonomy } from './taxonomy.fixtures.ts';

/*
 * What is found in texts, titles and places by the release's dictionaries, in files that a reviewer reads beside a change. A
 * change that means to answer differently writes them anew: `npx vitest run --project unit engines/taxonomy/golden -u`.
 */

const TEXTS = readFileSync(new URL('golden/texts.txt', import.meta.url), 'utf8')
  .split(/^##### /m)
  .slice(1)
  .map((part) => {
    const at = part.indexOf('\n');
    return { title: part.slice(0, at), text: part.slice(at + 1).trim() };
  });

const found = (
  hits: readonly { start: number; end: number; skillId?: string; confidence?: number; text?: string }[],
) =>
  hits.map(({ start, end, skillId, confidence, text }) =>
    [`${start}-${end}`, skillId, text, confidence?.toFixed(2)].filter(Boolean).join(' '),
  );

it('skills are found in texts as before', () =>
  expectKept(
    'skills',
    TEXTS.map(({ title, text }) => {
      const occupations = normaliseTitle(taxonomy, title, 2).map(({ id }) => id);
      const trade = tradeOf(taxonomy, title);
      const shown = skillsShownIn(taxonomy, text);
      return [
        title,
        {
          extracted: extractSkills(taxonomy, text),
          named: found(findSkills(taxonomy, text)),
          shown: found(shown),
          'of the trade': shown.filter((skill) => isToldIn(trade, skill)).map(({ skillId }) => skillId),
          'told by half a name': found(tradeSkillsIn(taxonomy, occupations, text)),
          tagged: found(tagSkills(taxonomy, text)),
          new: newSkillNames(taxonomy, text),
          'beside titles': found(withoutTitleWords(taxonomy, text, findSkills(taxonomy, text))),
          places: placesIn(taxonomy, text).map(({ id }) => id),
        },
      ];
    }),
  ));

it('titles are understood as before', () =>
  expectKept(
    'titles',
    [...TEXTS.map(({ title }) => title), ...TITLES].map((title) => [
      title,
      {
        ranked: normaliseTitle(taxonomy, title, 4),
        clean: cleanTitleOf(taxonomy, title),
        plain: withoutRank(title),
        whole: isWholeTitle(taxonomy, title),
      },
    ]),
  ));

const TITLES =
  `Sr. Accountant (IFRS), Dubai|Jr QS|Head Chef / Chef de Cuisine|Snr Java Dev - Remote|RN, ICU|Nurse Mgr|Acountant|Site Enginer|Teacher of Maths
Asst. Manager – Sales & Marketing|HGV Driver (Night)|IT Support II|Chief Executive|CEO & Founder|Intern|Volunteer|Self-employed|Project Manager, PMP
Senior Software Engineer (Backend) 100%|Human Resources Business Partner|مهندس مدني أول|محاسبة رئيسية|مدير عام|سائق شاحنة ثقيلة|ممرضه|معلم رياضيات للمرحلة الثانوية
مساعد مدير مبيعات|أخصائي موارد بشرية|مطور جافا|رئيس طهاة|Zorbler|Accountant cum Cashier|Electrical & Mechanical Technician|Receptionist/Admin|
Deputy Head of Physics|Ex-Army Officer|Trainee Solicitor (Commercial)|Lead, Data Platform|VP Engineering|Nurses|Software Developement Enginer|3D Artist|C++ Developer
Co-Founder and CTO|Fitter II|Teaching Asst, KG1|Part-time Tutor (Maths/Physics)|Chief Cook - Vessel|Ast Manager Operations Dubai|Barber wanted|Head Waitress|House maid
نائب المدير العام|مهندسات|معلّمة رياض أطفال|طبيب أسنان - تقويم|سائق رافعة شوكية (ليلي)|كهربائي سيارات|رئيسة قسم التمريض|موظف استقبال فندق|عامل نظافة|مدير تسويق رقمي / دبي`.split(
    /[|\n]/,
  );

it('places are known as before', () =>
  expectKept(
    'places',
    PLACES.map((text) => [
      text,
      {
        named: placeNamed(taxonomy, text)?.id ?? null,
        in: placesIn(taxonomy, text).map(({ id, kind }) => `${id} ${kind}`),
        score: placeScore(taxonomy, text),
        is: isPlace(taxonomy, text),
        found: findPlace(taxonomy, text),
        strip: stripTrailingPlace(taxonomy, text),
      },
    ]),
  ));

const PLACES =
  `Dubai|Dubai, UAE|Abu Dhabi - United Arab Emirates|Al Barsha, Dubai|دبي|الرياض، السعودية|Business Bay|Cairo, Egypt|Amman / Jordan|London W1|Nurse, City Hospital, Doha
Paris|Remote|Jeddah or Riyadh|Quezon City, Philippines|مدينة نصر، القاهرة|KSA|U.A.E.|Oman (Muscat)|Georgia|Al Ain Hospital|Sharjah Industrial Area 5|Mumbai, Maharashtra, India|
Gulf region|MENA|الإمارات العربية المتحدة|عمّان|عمان|New York|Nowhere at all, Xyz|
Doha-Qatar|Dubai/Abu Dhabi|Dubayy|Abudhabi|Al-Khobar, Eastern Province, KSA|Sharjah UAE 2019|St. Louis|Tripoli, Lebanon|Tripoli, Libya|Georgia, USA|Birmingham
Hamad Hospital, Doha, Qatar|Manchester United|Jordan Smith|في دبي|من الرياض إلى جدة|القاهرة الجديدة|صنعاء - اليمن|Salalah, Oman and Muscat|Onsite: Kuwait City`.split(
    /[|\n]/,
  );

it('distances, languages, notices, headings and labels are what they were', () =>
  expectKept('small', [
    [
      'distances',
      [
        ['dubai', 'sharjah'],
        ['dubai', 'abu-dhabi'],
        ['dubai', 'dubai'],
        ['riyadh', 'jeddah'],
        ['cairo', 'dubai'],
        ['dubai', 'nowhere'],
      ].map(([a = '', b = '']) => [a, b, distanceKm(taxonomy, a, b)]),
    ],
    [
      'languages',
      [
        'English',
        'arabic',
        'العربية',
        'Anglais',
        'Tagalog',
        'Filipino',
        'Klingon',
        'Mandarin Chinese',
        'الإنجليزية',
      ].map((it) => [it, languageNamed(taxonomy, it)?.id ?? null]),
    ],
    [
      'notices',
      [
        '30 days',
        'one month',
        'immediately',
        'شهر واحد',
        'فوري',
        '2 weeks',
        'soon',
        'three months notice',
      ].map((it) => [it, noticePeriodNamed(taxonomy, it)?.id ?? null]),
    ],
    ['headings', HEADINGS.map((it) => [it, sectionOfHeading(it), isKnownHeading(it)])],
    ['labels', HEADINGS.map((it) => [it, rolesOfLabel(it)])],
  ]));

const HEADINGS =
  `Experience|WORK EXPERIENCE|W O R K  H I S T O R Y|Professional Experience:|Education & Training|Skills|Technical Skills and Tools|Languages|Objective|About me|References|Hobbies
Certifications / Licences|Awards|Projects|Personal Details|Declaration|الخبرات العملية|التعليم|المهارات|اللغات|الدورات التدريبية|نبذة عني|المراجع|Experience at Copper Gate|Nurse
Name|Company|Position|Duration|From|To|Email|Mobile No.|Nationality|Date of Birth|المسمى الوظيفي|جهة العمل|المدة|الاسم|Curriculum Vitae|1. Experience|• Skills|
EXPERIENCE (8 years)|Work Experience 2015 - 2020|Skills:Excel|What I have done|Where I studied|Academic Qualifications|Employment|Career History & Achievements|Key Skills
Language Proficiency|Extra-curricular Activities|Publications|Memberships|Professional Development|Volunteer Work|SUMMARY OF QUALIFICATIONS|Personal Statement|Strengths|IT Skills
Visa Status|Date of Joining|Reason for Leaving|Location|Tel|Notice Period|Expected Salary|Driving License|Marital Status|Responsibilities|Duties|Grade|Passing Year
المؤهلات العلمية|الخبرة العملية:|مهارات الحاسوب|الهوايات|الشهادات المهنية|المعلومات الشخصية|الهدف الوظيفي|تاريخ الميلاد|الجنسية|رقم الجوال|البريد الإلكتروني|المهام والمسؤوليات`.split(
    /[|\n]/,
  );

it('typed beginnings are completed as before', () =>
  expectKept(
    'completion',
    [
      'acc',
      'accoutn',
      'soft eng',
      'نيرس',
      'ممر',
      'محا',
      'جا',
      'java',
      'javs',
      'c++',
      'c',
      'proj man',
      'manager project',
      'zz',
      '',
      'dub',
      'eng',
      'nurs icu',
      'sof',
      'مهندس م',
      'المحاسب',
      'ms ex',
      'excell',
      'react nat',
      'abu',
      'الري',
      'ریاض',
      'unit arab',
      'chef de',
      'project managr',
    ].map((typed) => [
      typed,
      completionKinds.map((kind) => [
        kind,
        autocomplete(taxonomy, kind, typed, 4).map((one) => Object.values(one).map(String).join(' ')),
      ]),
    ]),
  ));

it('skills lie as near to each other as before', () =>
  expectKept('near', [
    ...['javascript', 'accounting', 'triage', 'welding', 'microsoft-excel', 'customer-service'].map(
      (id) => [id, relatedSkills(taxonomy, id, 6)] as const,
    ),
    ...[
      ['javascript', 'typescript'],
      ['mysql', 'postgresql'],
      ['welding', 'java'],
      ['accounting', 'accounting'],
    ].map(([a = '', b = '']) => [`${a} and ${b}`, similarity(taxonomy, a, b)] as const),
    ...[
      'Java Script',
      'accounting software',
      'caring for patients',
      'لحام',
      'Zorblang',
      'ms office suite',
      'team leading',
      'العمل تحت الضغط',
      'postgres db',
      'english speaking',
    ].map((name) => [name, nearestSkills(taxonomy, name, 4)] as const),
  ]));
