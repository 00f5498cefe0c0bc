import type { Course } from '#contract/features/courses.contract.ts';
import {
  addLearningItem,
  changeLearningItem,
  type LearningItem,
  removeLearningItem,
  savePlan,
} from '#contract/features/learning-items.contract.ts';
import type { Body } from '#contract/kernel/endpoint.ts';
import { call } from '#web/platform/call.ts';
import { formattersFor } from '#web/platform/formatters.ts';
import { currentLanguage, i18n } from '#web/platform/language.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { nameIn } from './course-names.ts';
import { refreshPlan, refreshSkills } from './courses.queries.ts';

type NamedCourse = Pick<Course, 'id' | 'title'>;

const titleOf = ({ title }: NamedCourse) => nameIn(currentLanguage(), title);

/** Does a change, shows that it worked with the way back, and asks anew what it touched. */
async function change(
  deed: () => Promise<unknown>,
  notice: string,
  undo: () => Promise<unknown>,
  after: () => Promise<unknown> = refreshPlan,
): Promise<boolean> {
  try {
    await deed();
    await after();
  } catch (error) {
    showError(error);
    return false;
  }
  showNotice(notice, {
    undo: () => void undo().then(after, showError),
  });
  return true;
}

const take = (courseId: string) => call(removeLearningItem, { params: { course_id: courseId } });
const set = (courseId: string, body: Body<typeof changeLearningItem>) =>
  call(changeLearningItem, { params: { course_id: courseId }, body });

/** Takes a course into the plan, for some skills. */
export const saveCourse = (course: NamedCourse, skills: readonly string[]) =>
  change(
    () => call(addLearningItem, { body: { course_id: course.id, skills: [...skills] } }),
    i18n.t('courses:plan.saved', { course: titleOf(course) }),
    () => take(course.id),
  );

/** Takes several courses into the plan, each for its skills. */
export const saveCourses = (courses: readonly { id: string; skills: readonly string[] }[]) =>
  change(
    async () => {
      // One after the other: they come into the plan in this order.
      for (const { id, skills } of courses)
        await call(addLearningItem, { body: { course_id: id, skills: [...skills] } });
    },
    i18n.t('courses:plan.saved_all', { count: courses.length }),
    () => Promise.all(courses.map(({ id }) => take(id))),
  );

export const removeItem = (item: LearningItem, position: number) =>
  change(
    () => take(item.course.id),
    i18n.t('courses:plan.removed', { course: titleOf(item.course) }),
    () =>
      call(addLearningItem, {
        body: {
          course_id: item.course.id,
          skills: item.skills.map(({ id }) => id),
          position,
          status: item.status,
          start_on: item.start_on,
          due_on: item.due_on,
          started_at: item.started_at,
          done_at: item.done_at,
        },
      }),
  );

export const startCourse = (course: NamedCourse) =>
  change(
    () => set(course.id, { status: 'started' }),
    i18n.t('courses:plan.started', { course: titleOf(course) }),
    () => set(course.id, { status: 'saved' }),
  );

/** A finished course adds skills to the profile; taking that back takes those back too. */
export function finishCourse(
  course: Pick<Course, 'id' | 'title' | 'skills'>,
  before: LearningItem['status'],
  declares: readonly string[],
) {
  const added = course.skills.filter(({ id }) => declares.includes(id));
  const names = added.map(({ name }) => nameIn(currentLanguage(), name));
  const list = formattersFor(currentLanguage()).list(names);
  return change(
    () => set(course.id, { status: 'done', declares: [...declares] }),
    added.length > 0
      ? i18n.t('courses:finish.added', { skills: list })
      : i18n.t('courses:plan.finished', { course: titleOf(course) }),
    () => set(course.id, { status: before }),
    async () => {
      await refreshPlan();
      if (added.length > 0) await refreshSkills();
    },
  );
}

/** What was declared after the course is taken back with it. */
export function reopenCourse({ course, declared }: LearningItem) {
  return change(
    () => set(course.id, { status: 'started' }),
    i18n.t('courses:plan.reopened', { course: titleOf(course) }),
    () => set(course.id, { status: 'done', declares: declared.map(({ id }) => id) }),
    async () => {
      await refreshPlan();
      if (declared.length > 0) await refreshSkills();
    },
  );
}

type PlannedDays = Body<typeof savePlan>['items'];

/** Gives the courses their days; the way back gives those that they had. */
export const setDays = (items: PlannedDays, before: readonly LearningItem[]) =>
  change(
    () => call(savePlan, { body: { items } }),
    i18n.t('courses:schedule.applied'),
    () =>
      call(savePlan, {
        body: {
          items: before.map(({ course, start_on, due_on }) => ({ course_id: course.id, start_on, due_on })),
        },
      }),
  );

/** Days and order are seen at once, so they need no notice. */
export async function setItemDays(
  courseId: string,
  days: Pick<Body<typeof changeLearningItem>, 'start_on' | 'due_on'>,
): Promise<void> {
  try {
    await set(courseId, days);
  } catch (error) {
    showError(error);
  }
  await refreshPlan();
}

export async function setOrder(courseIds: readonly string[]): Promise<void> {
  try {
    await call(savePlan, { body: { items: courseIds.map((course_id) => ({ course_id })) } });
  } catch (error) {
    showError(error);
  }
  await refreshPlan();
}
