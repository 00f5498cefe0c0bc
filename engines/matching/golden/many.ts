/** What the engine makes of people, jobs and searches of the panel. */
import { releaseTaxonomy as taxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { Parts } from '#engines/text/golden/digests.ts';
import { panelSet, panelText } from '#engines/text/golden/panel-texts.ts';
import {
  careerPathAlong,
  careerPaths,
  careerStart,
  coursesForGap,
  createJobSearch,
  createPairRetrieval,
  explainMatch,
  findingOf,
  findOccupations,
  type JobFeatures,
  jobFeaturesFromText,
  jobGap,
  judgeByConditions,
  judgeRequirements,
  languagesReadBy,
  liftOrder,
  occupationGap,
  type ProfileFeatures,
  personalWishes,
  prepareRequirements,
  profileFeaturesFromText,
  readMarketQuestion,
  requestAsJob,
  siftByConditions,
  soughtWords,
  standingTowards,
  stepsOf,
  TOLD_SILENCES,
  termsNamed,
  understand,
  unreadWords,
  weighAnswers,
  wishesMet,
} from '../index.ts';
import { releaseModel as model } from '../model.fixtures.ts';

/** The day of all readings. */
const NOW = new Date('2026-11-01');

const personOf = (text: string): ProfileFeatures => profileFeaturesFromText(taxonomy, { text }, NOW);
const jobOf = (text: string): JobFeatures =>
  jobFeaturesFromText(taxonomy, { title: text.split('\n', 1)[0] ?? '', text });

/** `second/gaps/mechanic-to-manager`: somebody and the job that they wish for. */
export function pairParts(name: string): Parts {
  const [set = '', , id = ''] = name.split('/');
  const asked = panelSet(set).gaps.get(id)!;
  const person = personOf(panelText(`${set}/people/${asked.person}`));
  const job = jobOf(panelText(`${set}/jobs/${asked.job}`));
  const { version: _, matched, partial, missing, ...match } = explainMatch(job, person, model);
  const { skills, ...gap } = jobGap(job, person, model);
  const prefers = languagesReadBy(taxonomy, person);
  const shownIn = id.length % 2 ? 'arabic' : 'english';
  const wish = { ...gap, shownIn, prefers, isOfOccupation: false, posting: job };
  return {
    person,
    job,
    match,
    skills: { matched, partial, missing },
    steps: stepsOf(match),
    gap: { gap, skills },
    courses: coursesForGap(model, skills, {
      ...wish,
      ...standingTowards(gap.occupationId, person, model),
    }),
    lift: liftOrder(job, person, model, { most: 2 }),
    required: judgeRequirements(taxonomy, person, requirementsOf(job)),
  };
}

/** As if whoever hires would not do without anything that the posting asks for. */
const requirementsOf = ({ skills, minYears, languages, education, location }: JobFeatures) =>
  prepareRequirements(taxonomy, {
    mustHave: skills.slice(0, 1).map(({ name }) => name),
    ...(minYears === undefined ? {} : { minYears }),
    ...(languages ? { languages } : {}),
    ...(education ? { education } : {}),
    places: [location?.city ?? location?.country ?? []].flat(),
  });

/** `second/careers/cabin-crew`: somebody who asks where their work leads. */
export function careerParts(name: string): Parts {
  const person = personOf(panelText(name));
  const start = careerStart(person);
  const { paths, neighbours, ...from } = careerPaths(model, start);
  const [first] = paths;
  const aim = first?.steps.at(-1)?.occupationId;
  const gap = aim ? occupationGap(model, start, aim) : null;
  const skills = gap?.missing.map(({ id, lift, level }) => ({ skillId: id, lift, level })) ?? [];
  return {
    person,
    start: from,
    paths: paths.map(({ steps, ...path }) => [
      path,
      steps.map(({ occupationId, fit }) => [occupationId, fit]),
    ]),
    steps: paths.map(({ steps }) => steps),
    neighbours,
    along:
      first &&
      careerPathAlong(
        model,
        start,
        first.steps.map(({ occupationId }) => occupationId),
      ),
    gap,
    courses: aim
      ? coursesForGap(model, skills, {
          occupationId: aim,
          isOfOccupation: true,
          ...standingTowards(aim, person, model),
        })
      : null,
  };
}

const every = (set: string, step: number) =>
  [...panelSet(set).people].filter((_, at) => at % step === 0).map(([name, text]) => ({ name, text }));

/** Some people of several sets, with what a resume seldom says. */
const found = (() => {
  let people: { name: string; facts: Parameters<ReturnType<typeof weighAnswers>>[0] }[] | null = null;
  return () =>
    (people ??= ['first', 'second', 'third', 'sixth', 'ninth', 'twelfth']
      .flatMap((set) => every(set, 6))
      .map(({ name, text }, at) => ({
        name,
        facts: {
          ...personOf(text),
          nationality: ['Philippines', 'Egypt', undefined, 'India', 'Jordan'][at % 5],
          noticeDays: [30, undefined, 90, 0][at % 4],
          salary: [12_000, 20_000, undefined, 6000, 3500][at % 5],
          says: [true, at % 2 === 0, false, at % 3 === 0, false, false, false, false],
        },
      })));
})();

/** `second/people-searches/nurse`: somebody who hires looks for people. */
export function requestParts(name: string): Parts {
  const text = panelText(name);
  const people = found();
  const { wishes, rest } = personalWishes(taxonomy, text);
  const { conditions, ...others } = understand(taxonomy, text);
  const wished = wishesMet(conditions, model);
  const sift = (silences: readonly (typeof TOLD_SILENCES)[number][]) => {
    const { met, ...counts } = siftByConditions(people, conditions, model, new Set(silences));
    return { met: met.map(({ person }) => person.name), ...counts };
  };
  const [judge, weigh] = [judgeByConditions(conditions, model), weighAnswers(conditions, model)];
  const answers = people.map(({ name: id, facts }) => ({
    id,
    judged: judge(facts),
    answer: weigh(facts, judge(facts)),
    fit: null,
  }));
  const finding = findingOf(answers, conditions, ({ answer }) => answer.all);
  return {
    conditions: { conditions, wishes, rest },
    others: { ...others, unread: unreadWords(text, { conditions, ...others }) },
    words: soughtWords(taxonomy, conditions),
    sifted: [sift([]), sift(TOLD_SILENCES)],
    answers: answers.map(({ judged, answer }, at) => [judged, answer, wished(people[at]!.facts, judged)]),
    found: [finding.found, finding.nearest].map((list) => list.map(({ id }) => id)),
    costliest: finding.costliest,
    job: requestAsJob(taxonomy, conditions, text),
    market: readMarketQuestion(taxonomy, text, 'en'),
    terms: termsNamed([text]),
  };
}

const search = (() => {
  let made: ReturnType<typeof createJobSearch> | null = null;
  return () => {
    if (made) return made;
    made = createJobSearch(taxonomy);
    const jobs = ['first', 'fourth', 'seventh', 'eleventh', 'fourteenth'].flatMap((set) =>
      [...panelSet(set).jobs].filter((_, at) => at % 2 === 0),
    );
    for (const [at, [id, text]] of jobs.entries()) {
      const features = jobOf(text);
      const said = features.title;
      made.put({
        id: `${id} ${at}`,
        title: said,
        occupation: findOccupations(taxonomy, said)[0] ?? null,
        skills: features.skills.flatMap((skill) => skill.id ?? []),
        texts: [
          { text: said, weight: 4 },
          { text, weight: 0.5 },
        ],
        whole: text,
        company: ['Falcon Hospitality', 'Larkspur', null][at % 3] ?? null,
        terms: at % 4 === 0 ? ['part_time'] : [],
        pay: at % 2 === 0 ? 2000 * (1 + (at % 9)) : null,
        location: features.location,
        remote: features.remote,
        languages: features.languages,
        minYears: features.minYears,
      });
    }
    return made;
  };
})();

const retrieval = (() => {
  let made: ReturnType<typeof createPairRetrieval> | null = null;
  return () =>
    (made ??= createPairRetrieval(
      taxonomy,
      [...panelSet('second').jobs].map(([id, text]) => ({ id, title: text.split('\n', 1)[0] ?? '', text })),
    ));
})();

/** `second/job-searches/nurse`: somebody looks for work. */
export function searchParts(name: string): Parts {
  const text = panelText(name);
  const answer = search().find(text);
  const best = answer && [...answer.found].toSorted((a, b) => b[1] - a[1]).slice(0, 12);
  return {
    understood: understand(taxonomy, text),
    found: answer && { ...answer, found: best, total: answer.found.size },
    alike: retrieval().rank({ title: text }, 4),
    market: readMarketQuestion(taxonomy, text, 'ar'),
  };
}
