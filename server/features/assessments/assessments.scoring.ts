import type { Scale } from '#contract/features/assessments.fields.ts';
import {
  type AnnotationResult,
  type EnglishResult,
  englishBands,
  type Instrument,
  type InterestResult,
  MOST_FEATURE_POINTS,
  type PrincipleScore,
  type PrinciplesResult,
  type SkillTestResult,
  scoreAttempt,
  writtenWorks,
} from '#engines/assessments/index.ts';
import { valuesOf } from './assessments.annotations.ts';
import { answersByNumber, type Scored } from './assessments.instruments.ts';
import type { AnswerRow, AttemptRow } from './assessments.store.ts';
import { inBoth } from './assessments.words.ts';

/** Scores an attempt by the engine, and puts the result into the words of the contract. */
export function scored(
  instrument: Instrument,
  attempt: Pick<AttemptRow, 'questions' | 'form' | 'respondent'>,
  answers: readonly Pick<AnswerRow, 'questionId' | 'value'>[],
): Scored {
  const scoring = scoreAttempt(instrument, {
    drawn: attempt.questions,
    answers: answersByNumber(attempt.questions, answers),
    values: valuesOf(answers),
    respondent: attempt.respondent,
    form: attempt.form,
  });
  switch (scoring.kind) {
    case 'principles':
      return ofPrinciples(scoring.result);
    case 'interests':
      return ofInterests(scoring.result);
    case 'skill-test':
      return ofTest(scoring.result);
    case 'annotation':
      return ofAnnotation(scoring.result);
    case 'english':
      return withWriting(ofEnglish(scoring.result), instrument, answers);
  }
}

function ofPrinciples({ traits, domains, facets, norms, isUniform }: PrinciplesResult): Scored {
  return {
    total: null,
    level: null,
    scales: [
      ...traits.map((trait) => scaleOf('trait', trait, { meaning: trait.says, parts: trait.facets })),
      ...domains.map((domain) =>
        scaleOf('domain', domain, {
          meaning: domain.bandName,
          parts: facets.filter((one) => one.domain === domain.id).map(({ id }) => ({ id, sign: 1 as const })),
        }),
      ),
      ...facets.map((facet) => scaleOf('facet', facet, { meaning: facet.bandName, parts: [] })),
    ],
    norms,
    is_uniform: isUniform,
  };
}

const scaleOf = (
  kind: Scale['kind'],
  { id, name, about, t, percentile, band, reliability, standardError }: PrincipleScore,
  { meaning, parts }: { meaning: Scale['meaning']; parts: PrinciplesResult['traits'][number]['facets'] },
): Scale => ({
  id,
  kind,
  name,
  about,
  meaning,
  score: t,
  least: 0,
  most: 100,
  percentile,
  band,
  reliability,
  standard_error: standardError,
  parts: [...parts],
});

const PLAIN = {
  meaning: null,
  least: 0,
  percentile: null,
  band: null,
  reliability: null,
  standard_error: null,
  parts: [],
};

function ofInterests({ areas }: InterestResult): Scored {
  return {
    total: null,
    level: null,
    scales: areas.map(({ id, name, about, found, score }) => ({
      ...PLAIN,
      id,
      kind: 'area',
      name,
      about,
      meaning: found,
      score,
      most: 40,
    })),
    norms: [],
    is_uniform: false,
  };
}

function ofTest({ score, topics, strengths }: SkillTestResult): Scored {
  return {
    total: score && {
      percent: toTenth(100 * score.share),
      from: toTenth(100 * score.from),
      to: toTenth(100 * score.to),
      meaning: score.wordName,
    },
    level: null,
    scales: [
      ...topics.map(({ topic, points, most }) => ({
        ...PLAIN,
        id: topic.id,
        kind: 'topic' as const,
        name: topic.name,
        about: topic.about,
        score: points,
        most,
      })),
      ...strengths.map(({ strength, chosen, offered }) => ({
        ...PLAIN,
        id: strength.id,
        kind: 'strength' as const,
        name: strength.name,
        about: strength.about,
        score: chosen,
        most: offered,
      })),
    ],
    norms: [],
    is_uniform: false,
  };
}

function ofEnglish({
  band,
  bandName,
  level,
  levelError,
  likely,
  isSure,
  isTold,
  skills,
  note,
}: EnglishResult): Scored {
  return {
    total: null,
    level: isTold
      ? {
          band,
          meaning: bandName,
          level: toHundredth(level),
          standard_error: toHundredth(levelError),
          likely,
          is_sure: isSure,
        }
      : null,
    scales: isTold
      ? skills.flatMap(({ skill, name, standing }) =>
          standing
            ? [
                {
                  ...PLAIN,
                  id: skill,
                  kind: 'skill' as const,
                  name,
                  about: null,
                  meaning: inBoth(`assessments.band.${standing.band}`),
                  score: toHundredth(standing.level),
                  most: HIGHEST_LEVEL,
                  standard_error: toHundredth(standing.levelError),
                },
              ]
            : [],
        )
      : [],
    norms: [note],
    is_uniform: false,
  };
}

/** Each part by its own measure, in per cent: they are not added up, for they measure different things. */
function ofAnnotation({ parts }: AnnotationResult): Scored {
  return {
    total: null,
    level: null,
    scales: parts.map(({ part, score }) => ({
      ...PLAIN,
      id: `part${part.part}`,
      kind: 'topic',
      name: part.name,
      about: part.about,
      score: Math.round(100 * score),
      most: 100,
    })),
    norms: [],
    is_uniform: false,
  };
}

/** The features of what was written, beside the level that the questions found. */
function withWriting(
  scored: Scored,
  instrument: Instrument,
  answers: readonly Pick<AnswerRow, 'questionId' | 'value'>[],
): Scored {
  const texts = answers.flatMap(({ questionId, value }) =>
    typeof value === 'string' ? [[questionId, value] as const] : [],
  );
  const features = writtenWorks(instrument, new Map(texts)).flatMap(({ result }) => result.features);
  return {
    ...scored,
    scales: [
      ...scored.scales,
      ...features.map(({ id, name, rule, points }) => ({
        ...PLAIN,
        id: `writing-${id}`,
        kind: 'topic' as const,
        name,
        about: rule,
        score: points,
        most: MOST_FEATURE_POINTS,
      })),
    ],
  };
}

/** Half a level above the middle of the highest one. */
const HIGHEST_LEVEL = englishBands.length - 0.5;

const toHundredth = (value: number): number => Math.round(value * 100) / 100;
const toTenth = (value: number): number => Math.round(value * 10) / 10;
