import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { recordOf } from '#contract/kernel/records.ts';
import { type AnswerIndex, createAnswerIndex } from '#engines/answers/index.ts';
import {
  type InterestScores,
  interestCorrelation,
  openPersonalityInventory,
  scorePersonality,
} from '#engines/assessments/index.ts';
import { judgeAnswer, readSenses, type Senses } from '#engines/interviews/index.ts';
import {
  createModelInForce,
  createPairRetrieval,
  createRelatedLabels,
  createTransitions,
  type Explanation,
  explainMatch,
  jobFeatures,
  type ModelInForce,
  nextOccupations,
  nothingLearned,
  profileFeatures,
  type Retrieval,
  type Transitions,
} from '#engines/matching/index.ts';
import { createLabelFinder, type LabelFinder } from '#engines/programmes/index.ts';
import {
  extractSkills,
  interestAreas,
  LEAST_CONFIDENCE,
  normaliseTitle,
  type Taxonomy,
} from '#engines/taxonomy/index.ts';
import type { Ranked } from '#engines/text/index.ts';
import { createDocumentReader, type DocumentReader } from '#server/platform/document-reader.ts';
import {
  count,
  documentsOf,
  optionalText,
  optionalTexts,
  queryOf,
  type Request,
  record,
  stepDocumentOf,
  text,
} from './engine-requests.ts';

/** Answers one kind of request; what it is asked with later may build on what it was asked with before. */
export type Operation = (request: Request) => unknown;
type Operations = Record<string, Operation>;

/** All operations by name. Documents and dictionaries are read when first asked for. */
export function engineOperations(taxonomy: Taxonomy, dataDir: string): Operations {
  const models = createModelInForce(taxonomy, nothingLearned);
  return {
    ...rankingOf(taxonomy),
    ...understandingOf(taxonomy),
    ...matchingOf(taxonomy, models),
    ...careersOf(taxonomy),
    ...assessmentsOf(),
    ...programmesOf(taxonomy),
    ...interviewsOf(),
    ...readingOf(dataDir),
    ...answeringOf(taxonomy),
  };
}

/** Indexes by the name that a request gave them. */
function rankingOf(taxonomy: Taxonomy): Operations {
  const indexes = new Map<string, Retrieval>();
  return {
    index(request) {
      indexes.set(text(request.name), createPairRetrieval(taxonomy, documentsOf(request.docs)));
      return true;
    },

    rank(request) {
      const index = indexes.get(text(request.name));
      if (!index) throw new Error(`there is no index named ${text(request.name)}`);
      return index.rank(queryOf(request.query), count(request.k));
    },
  };
}

function understandingOf(taxonomy: Taxonomy): Operations {
  return {
    extract: (request) =>
      extractSkills(taxonomy, text(request.text))
        .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
        .map(({ start, end, text: name, skillId }) => ({ start, end, name, concept: skillId })),

    'normalise-title': (request) =>
      normaliseTitle(taxonomy, text(request.title), count(request.k)).map(({ id, score }) => ({
        id,
        title: taxonomy.occupation(id)?.name.en ?? id,
        score,
      })),
  };
}

function matchingOf(taxonomy: Taxonomy, models: ModelInForce): Operations {
  let related: ReturnType<typeof createRelatedLabels> | undefined;
  return {
    explain(request): Explanation {
      const job = record(request.job);
      const profile = record(request.profile);
      const title = optionalText(profile.title);
      return explainMatch(
        jobFeatures(taxonomy, {
          title: text(job.title),
          text: text(job.text),
          skills: optionalTexts(job.skills),
        }),
        profileFeatures(
          taxonomy,
          { ...(title ? { title } : {}), text: text(profile.text), skills: optionalTexts(profile.skills) },
          new Date(),
        ),
        models.current(),
      );
    },

    related(request) {
      if (Array.isArray(request.pool))
        related = createRelatedLabels(taxonomy, optionalTexts(request.pool) ?? []);
      if (!related) throw new Error('the first request of related carries the pool');
      return related(text(request.skill), count(request.k));
    },
  };
}

function careersOf(taxonomy: Taxonomy): Operations {
  let steps: Transitions | undefined;
  return {
    interests(request) {
      const scores = interestScores(record(request.scores));
      const profiles = Array.isArray(request.profiles)
        ? request.profiles.map((profile) => ({
            id: text(record(profile).id),
            scores: interestScores(record(profile)),
          }))
        : taxonomy.occupations.map(({ id, interests }) => ({ id, scores: interests }));
      return profiles
        .map((profile) => ({ id: profile.id, score: interestCorrelation(scores, profile.scores) }))
        .sort(byScore)
        .slice(0, count(request.k));
    },

    transitions(request) {
      if (Array.isArray(request.docs)) steps = createTransitions(request.docs.map(stepDocumentOf));
      const occupation = record(request.occupation);
      const id = optionalText(occupation.id);
      const title = optionalText(occupation.title) ?? '';
      if (steps) return steps.next({ id, title }, count(request.k));
      return nextOccupations(
        taxonomy,
        id ?? normaliseTitle(taxonomy, title, 1)[0]?.id ?? '',
        count(request.k),
      );
    },
  };
}

function assessmentsOf(): Operations {
  let inventory: ReturnType<typeof openPersonalityInventory> | undefined;
  return {
    personality(request) {
      if (!Array.isArray(request.answers)) throw new Error('answers is a list');
      inventory ??= openPersonalityInventory();
      const answers = request.answers.map(record).map(({ id, value }) => [text(id), Number(value)] as const);
      const sex = (['M', 'F'] as const).find((one) => one === request.sex);
      const respondent = { ...(sex ? { sex } : {}), age: Number(request.age) };
      return { domains: scorePersonality(inventory, new Map(answers), respondent) };
    },
  };
}

function interviewsOf(): Operations {
  let senses: Senses | undefined;
  return {
    'judge-answer'(request) {
      senses ??= readSenses();
      const { reference, keyPoints, alternatives } = record(request.rubric ?? {});
      return judgeAnswer(senses, {
        question: text(request.question),
        answer: text(request.answer),
        rubric: {
          reference: text(reference),
          keyPoints: optionalTexts(keyPoints) ?? [],
          alternatives: optionalTexts(alternatives) ?? [],
        },
      });
    },
  };
}

function programmesOf(taxonomy: Taxonomy): Operations {
  let finder: LabelFinder | undefined;
  return {
    'syllabus-skills'(request) {
      const pool = optionalTexts(request.pool);
      if (pool) finder = createLabelFinder(taxonomy, pool);
      if (!finder) throw new Error('the first request of syllabus-skills carries the pool');
      const found = finder.find(text(request.text), count(request.k));
      return { skills: found.map(({ id: name, score }) => ({ name, score })) };
    },
  };
}

function readingOf(dataDir: string): Operations {
  let reader: DocumentReader | undefined;
  return {
    async 'parse-resume'(request) {
      const path = text(request.path);
      const bytes = new Uint8Array(await readFile(path));
      // In threads of their own, as in the program: a hostile document costs its own answer and no other.
      reader ??= createDocumentReader(dataDir);
      const read = await reader.readResume(bytes, basename(path), new Date());
      if (!read.ok) throw new Error(read.reason);
      return read.resume;
    },
  };
}

function answeringOf(taxonomy: Taxonomy): Operations {
  let index: AnswerIndex | undefined;
  return {
    'answers-index'(request) {
      if (!Array.isArray(request.documents)) throw new Error('documents is a list');
      index = createAnswerIndex(taxonomy);
      for (const entry of request.documents.map(record)) {
        const document = { id: text(entry.id), title: text(entry.title), text: text(entry.text) };
        index.add({ ...document, lang: languageIn(entry.lang) });
      }
      return { count: request.documents.length };
    },

    answer(request) {
      if (!index) throw new Error('answers-index comes before answer');
      const lang = languageIn(request.lang);
      const { refused, confidence, sentences, passages } = index.answer(text(request.question), { lang });
      // The protocol knows quotations alone: a sentence that stands in two places is two of them.
      const quoted = sentences
        .flatMap(({ copies, ...sentence }) => [sentence, ...copies])
        .sort((a, b) => b.worth - a.worth)
        .map(({ documentId, start, end, text }) => ({ documentId, start, end, text }));
      return { refused, confidence, sentences: quoted, passages };
    },
  };
}

function languageIn(value: unknown): 'en' | 'ar' {
  return value === 'ar' ? 'ar' : 'en';
}

function interestScores(source: Request): InterestScores {
  return recordOf(interestAreas, (area) => Number(source[area] ?? 0));
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.id < b.id ? -1 : 1);
}
