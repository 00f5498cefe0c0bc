import {
  type CareerStep,
  getCareerGoal,
  suggestCareerPaths,
} from '#contract/features/career-paths.contract.ts';
import type { ChatPartOf } from '#contract/features/conversations.contract.ts';
import {
  type Asked,
  type ChatCtx,
  questions,
  type Said,
  sentence,
  sources,
  step,
} from './conversations.said.ts';
import { gapOfWork } from './conversations.scores.ts';
import { pointedAt } from './conversations.shown.ts';

const MOST_PATHS = 3;
/** As many as the call gives: more lines are looked through for a goal than are shown. */
const LOOKED_THROUGH = 6;

/** One's goal, or where one may go from here. */
export async function* showPaths(asked: Asked): AsyncGenerator<Said> {
  const { ctx, slots, shown } = asked;
  const pointed = pointedAt(shown.paths, slots.nth);
  if (pointed) {
    yield sentence(ctx, 'path.one', { goal: pointed.steps.at(-1)?.name ?? '', years: pointed.years });
    yield pointed;
    yield questions(ctx, 'goal_this', 'learn');
    return;
  }
  yield step(ctx, 'paths');
  if (slots.work?.occupation) return yield* showWayTo(asked, slots.work.occupation);
  const { goal } = await ctx.calls.call(ctx, getCareerGoal, {});
  if (goal) {
    const path = pathOf(ctx, goal.from, goal.steps, goal.years, true);
    yield sentence(ctx, 'path.goal', {
      goal: path.steps.at(-1)?.name ?? '',
      reached: goal.reached,
      steps: goal.steps.length,
    });
    yield path;
    yield sources(ctx, ['/candidate/career-path', 'career_path']);
    yield questions(ctx, 'learn', 'best_jobs');
    return;
  }
  const { from, paths } = await pathsFrom(ctx, MOST_PATHS);
  if (!from || paths.length === 0) {
    yield sentence(ctx, from ? 'path.no_way' : 'path.unknown', { from: from?.name[ctx.lang] ?? '' });
  } else {
    yield sentence(ctx, 'path.from', { from: from.name[ctx.lang] });
    for (const path of paths) yield path;
    yield sentence(ctx, 'path.choose');
  }
  yield sources(ctx, ['/candidate/career-path', 'career_path']);
  yield paths.length > 0 ? questions(ctx, 'goal_first', 'learn') : questions(ctx, 'profile');
}

/** "How do I become an accountant?": the way to the work that is named, whatever the goal is, and what lacks for it. */
async function* showWayTo(asked: Asked, occupation: string): AsyncGenerator<Said> {
  const { ctx } = asked;
  const work = ctx.taxonomy.occupation(occupation)?.name[ctx.lang] ?? '';
  const path = await pathTo(ctx, occupation);
  const years = path?.steps.reduce((sum, one) => sum + one.years, 0) ?? 0;
  yield path ? sentence(ctx, 'path.to', { work, years }) : sentence(ctx, 'path.no_way_to', { work });
  if (path) yield path;
  yield* gapOfWork(asked, occupation);
  yield questions(ctx, 'learn', 'best_jobs');
}

/** The lines that lead on from where the person is, as answers show them. */
export async function pathsFrom(ctx: ChatCtx, n: number) {
  const { from, paths } = await ctx.calls.call(ctx, suggestCareerPaths, { body: { n } });
  return { from, paths: from ? paths.map(({ steps, years }) => pathOf(ctx, from, steps, years, false)) : [] };
}

/** The line that leads to an occupation, ending there; null where none of those that are known does. */
export async function pathTo(ctx: ChatCtx, occupation: string): Promise<ChatPartOf<'path'> | null> {
  const { paths } = await pathsFrom(ctx, LOOKED_THROUGH);
  for (const path of paths) {
    const at = path.steps.findIndex(({ id }) => id === occupation);
    if (at >= 0) return { ...path, steps: path.steps.slice(0, at + 1) };
  }
  return null;
}

function pathOf(
  { lang }: ChatCtx,
  from: CareerStep['occupation'],
  steps: readonly CareerStep[],
  years: number,
  isGoal: boolean,
): ChatPartOf<'path'> {
  return {
    kind: 'path',
    from: { id: from.id, name: from.name[lang] },
    steps: steps.map(({ occupation, years: needed, open_jobs }) => ({
      id: occupation.id,
      name: occupation.name[lang],
      years: needed,
      open_jobs,
    })),
    years,
    is_goal: isGoal,
  };
}
