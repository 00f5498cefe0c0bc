import {
  getApplication,
  listApplications,
  withdrawApplication,
} from '#contract/features/applications.contract.ts';
import { dropCareerGoal, getCareerGoal, setCareerGoal } from '#contract/features/career-paths.contract.ts';
import {
  type ChatAction,
  type ChatMessage,
  noteChatAction,
} from '#contract/features/conversations.contract.ts';
import { listCourses, suggestCourses } from '#contract/features/courses.contract.ts';
import { favouriteJobs } from '#contract/features/favourites.contract.ts';
import { listCompanyJobs, listMatchingJobs, searchJobs } from '#contract/features/job-lists.contract.ts';
import {
  addLearningItem,
  listLearningItems,
  removeLearningItem,
} from '#contract/features/learning-items.contract.ts';
import { call } from '#web/platform/call.ts';
import type { JsonEndpoint } from '#web/platform/input.ts';
import { isolated } from '#web/platform/isolated.ts';
import { i18n } from '#web/platform/language.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';

type What = ChatAction['what'];

/** A deed as its own screen does it: the call, its way back where there is one, and what is read anew after both. */
interface Deed {
  run: () => Promise<unknown>;
  undo: (() => Promise<unknown>) | null;
  touches: readonly JsonEndpoint[];
}

const LISTS_OF_JOBS = [listMatchingJobs, searchJobs, listCompanyJobs] as const;

function deedOf(what: What): Deed {
  switch (what.do) {
    case 'save_job': {
      const keep = (favorite: boolean) => call(favouriteJobs, { body: { job_ids: [what.job_id], favorite } });
      return { run: () => keep(true), undo: () => keep(false), touches: LISTS_OF_JOBS };
    }
    case 'add_course':
      return {
        run: () => call(addLearningItem, { body: { course_id: what.course_id, skills: what.skills } }),
        undo: () => call(removeLearningItem, { params: { course_id: what.course_id } }),
        touches: [listLearningItems, listCourses, suggestCourses],
      };
    case 'set_goal': {
      const { steps, before } = what;
      return {
        run: () => call(setCareerGoal, { body: { steps } }),
        undo: () => (before ? call(setCareerGoal, { body: { steps: before } }) : call(dropCareerGoal)),
        touches: [getCareerGoal, suggestCourses],
      };
    }
    case 'withdraw':
      return {
        run: () => call(withdrawApplication, { params: { id: what.application_id }, body: {} }),
        // What was withdrawn is sent again from the job, where its questions are.
        undo: null,
        touches: [getApplication, listApplications, ...LISTS_OF_JOBS],
      };
  }
}

const actionIn = ({ parts }: ChatMessage) => parts.find((part) => part.kind === 'action')?.action ?? null;

/** What an answer carries that was agreed to in words and is not done yet. */
export function agreedIn(answer: ChatMessage): What | null {
  const action = actionIn(answer);
  return action?.is_agreed && action.state === 'offered' ? action.what : null;
}

/**
 * Does what an answer offers, or notes that it is not wanted. Gives the answer as it is then, null where it failed;
 * `onUndone` is told of it once more when the person takes it back from the snackbar.
 */
export async function perform(
  answer: ChatMessage,
  decision: 'done' | 'declined',
  onUndone: (answer: ChatMessage) => void,
): Promise<ChatMessage | null> {
  const action = actionIn(answer);
  if (!action) return null;
  const note = (state: 'done' | 'declined' | 'undone') =>
    call(noteChatAction, { params: { id: answer.id }, body: { state } });
  try {
    if (decision === 'declined') return await note('declined');
    const { run, undo, touches } = deedOf(action.what);
    await run();
    await refresh(...touches);
    showNotice(i18n.t(`conversations:action.did.${action.what.do}`, { title: isolated(action.what.title) }), {
      ...(undo && {
        undo: () =>
          void undo()
            .then(() => refresh(...touches))
            .then(() => note('undone'))
            .then(onUndone, showError),
      }),
    });
    return await note('done');
  } catch (error) {
    showError(error);
    return null;
  }
}
