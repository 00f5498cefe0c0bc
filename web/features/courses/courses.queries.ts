import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getCareerGoal, suggestCareerPaths } from '#contract/features/career-paths.contract.ts';
import { countCourses, getCourse, listCourses, suggestCourses } from '#contract/features/courses.contract.ts';
import { listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import { layOutPlan, listLearningItems } from '#contract/features/learning-items.contract.ts';
import { getSkillGap, seeWhatIf } from '#contract/features/matches.contract.ts';
import { getProfile } from '#contract/features/profiles.contract.ts';
import type { Body, Query, Reply } from '#contract/kernel/endpoint.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';

export type CourseQuery = Query<typeof listCourses>;
export type CourseCounts = Reply<typeof countCourses>;
export type Suggestions = Reply<typeof suggestCourses>;

export const COURSES_PER_PAGE = 20;

export const useCourses = (query: CourseQuery) =>
  useQuery({
    ...queryFor(listCourses, { query: { ...query, limit: COURSES_PER_PAGE } }),
    placeholderData: keepPreviousData,
  });

export const useCourseCounts = (query: Query<typeof countCourses>) =>
  useQuery({ ...queryFor(countCourses, { query }), placeholderData: keepPreviousData });

export const useCourse = (id: string) => useQuery(queryFor(getCourse, { params: { id } }));

export const usePlan = () => useQuery(queryFor(listLearningItems, {}));

/** The days that the plan would take; asked only with hours that make sense. */
export const useLaidOut = (hoursAWeek: number, startOn: string) =>
  useQuery({
    ...queryFor(layOutPlan, { query: { hours_a_week: hoursAWeek, start_on: startOn } }),
    enabled: hoursAWeek >= 1 && hoursAWeek <= 60 && /^\d{4}-\d\d-\d\d$/.test(startOn),
    placeholderData: keepPreviousData,
  });

/** Courses for a gap. A failure leads to a screen of its own, so it is not tried again behind one's back. */
export const useSuggestions = (body: Body<typeof suggestCourses> | null) =>
  useQuery({
    ...queryFor(suggestCourses, { body: body as Body<typeof suggestCourses> }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });

export const useGoal = () => useQuery(queryFor(getCareerGoal, {}));

/** After a change of the plan: wherever a course shows how far it is. */
export const refreshPlan = () =>
  refresh(listLearningItems, listCourses, getCourse, suggestCourses, layOutPlan);

/** After a skill was declared or taken back: wherever what a person can do plays a part. */
export const refreshSkills = () =>
  refresh(getProfile, listMatchingJobs, getSkillGap, seeWhatIf, suggestCareerPaths, getCareerGoal);
