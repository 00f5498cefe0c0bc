/** What becomes of attempts of people who answer by chance, and of texts that were written. */
import type { Parts } from '#engines/text/golden/digests.ts';
import { panelText } from '#engines/text/golden/panel-texts.ts';
import { randomFrom } from '../draw-questions.ts';
import { slipsIn } from '../english-slips.ts';
import { openEnglishTasks } from '../english-tasks.ts';
import { assessWriting } from '../english-writing.ts';
import {
  itemResponses,
  itemStatistics,
  mostQuestions,
  openInstruments,
  questionsOf,
  reviewSkillTest,
  scoreAttempt,
} from '../index.ts';
import { attemptAt } from './attempts.ts';

const instruments = openInstruments();

/** `7 of english`: the seed and the instrument. */
export function attemptParts(name: string): Parts {
  const [, seed = '', id = ''] = /^(\d+) of (.*)$/.exec(name) ?? [];
  const instrument = instruments.find((one) => one.id === id)!;
  const chance = randomFrom(Number(seed));
  const facts = attemptAt(instrument, Number(seed), 3 + (Number(seed) % 9));
  const { drawn, answers } = facts;
  const sex = chance() < 0.5 ? ('F' as const) : ('M' as const);
  const others = Array.from({ length: instrument.kind === 'english' ? 3 : 14 }, (_, at) =>
    itemResponses(instrument, attemptAt(instrument, Number(seed) + at, 5 + (at % 3))),
  );
  return {
    drawn,
    questions: questionsOf(instrument, drawn),
    most: [0, answers.size, drawn.length].map((count) => mostQuestions(instrument, drawn, count)),
    scored: scoreAttempt(instrument, {
      ...facts,
      respondent: { sex, age: 16 + Math.floor(chance() * 60) },
      form: Number(seed) % 2 ? 'short' : 'full',
    }),
    reviewed:
      instrument.kind === 'skill-test' && reviewSkillTest(instrument.bank, instrument.topics, drawn, answers),
    statistics: itemStatistics(others),
  };
}

const { tasks, words } = openEnglishTasks();
const writing = tasks.flatMap((task) => (task.kind === 'writing' ? [task] : []));

/** `second/people/qa-tester`: a text as if it answered a task. */
export function writingParts(name: string): Parts {
  const text = panelText(name);
  const task = writing[text.length % writing.length]!;
  const careless = text.replace(/\b(?:a|the) /g, '').replace(/ (?:have|are) /g, ' is ');
  return {
    written: assessWriting(text, task, words),
    beside: assessWriting(`${task.prompt}. ${text.slice(0, 400)}`, task, words),
    careless: [assessWriting(careless, task, words), slipsIn(careless, [0, 40])],
  };
}
