import { SegmentedControl } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CareerGoal } from '#contract/features/career-paths.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PathIcon, PersonIcon } from '#web/design/icons.ts';
import { LateSelect } from '#web/design/late-select.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { ApiError } from '#web/platform/api-error.ts';
import { isolated } from '#web/platform/isolated.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { CourseDialog } from '../components/course-dialog.tsx';
import { GapCourses } from '../components/gap-courses.tsx';
import { useCourseWords } from '../course-names.ts';
import { ANY_HOURS } from '../courses.addresses.ts';
import { useGoal, useSuggestions } from '../courses.queries.ts';
import { type UpskillAddress, useUpskillAddress } from '../upskill-address.ts';

/** What is missing for a job or a career, and the courses that close the gap. */
export default function UpskillScreen() {
  const { t } = useTranslation('courses');
  const [address, setAddress] = useUpskillAddress();
  const goal = useGoal();
  const chosen = goal.data?.goal ?? null;
  const occupation = address.occupation || (chosen ? nextStep(chosen) : '');
  const isWaitingForGoal = !address.job && !address.occupation && goal.isPending;
  const query = useSuggestions(address.job || occupation ? bodyOf(address, occupation) : null);
  const words = useCourseWords();
  const of = query.data?.of;
  const isWithoutProfile = query.error instanceof ApiError && query.error.code === 'profiles.not_found';
  // What the address names is not there, or names nothing at all: trying again would not help.
  const isGone =
    !isWithoutProfile &&
    query.error instanceof ApiError &&
    (query.error.status === 404 || query.error.status === 422);
  useFailure(isWithoutProfile || isGone ? null : (query.error ?? (isWaitingForGoal ? goal.error : null)));

  const lead = of
    ? t(`upskill.lead_${of.kind}`, { name: isolated(words.name(of.name)) })
    : t('upskill.lead_none');
  return (
    <Page
      title={t('upskill.title')}
      lead={lead}
      back={
        address.job && !isGone ? (
          <BackLink to="/candidate/jobs/view/$id" params={{ id: address.job }}>
            {t('upskill.back_to_job')}
          </BackLink>
        ) : (
          <BackLink to="/candidate/career-path">{t('upskill.back_to_path')}</BackLink>
        )
      }
    >
      {!address.job && chosen && (
        <StepChoice
          goal={chosen}
          value={occupation}
          onChange={(next) => setAddress({ occupation: next }, { push: true })}
        />
      )}
      {isWithoutProfile ? (
        <NoProfile />
      ) : isGone ? (
        <Gone />
      ) : !address.job && !occupation && !isWaitingForGoal ? (
        <NoGoal />
      ) : (
        <QueryView query={query} waiting={<ListSkeleton label={t('upskill.loading')} count={4} />}>
          {(suggestions) => <GapCourses suggestions={suggestions} isUpdating={query.isPlaceholderData} />}
        </QueryView>
      )}
      {address.course && (
        <CourseDialog
          id={address.course}
          onClose={() => setAddress({ course: '' })}
          skills={query.data ? skillsFor(query.data, address.course) : []}
        />
      )}
    </Page>
  );
}

/** A failure is told, and leads to the screen that is there for it, with the way back. */
function useFailure(error: Error | null): void {
  const navigate = useNavigate();
  const back = useLocation({ select: ({ href }) => href });
  useEffect(() => {
    if (!error) return;
    showError(error);
    void navigate({ to: '/candidate/error', search: { back }, replace: true });
  }, [error, navigate, back]);
}

function bodyOf({ job, free, language, hours }: UpskillAddress, occupation: string) {
  const wishes = {
    ...(free ? { free } : {}),
    ...(language ? { languages: [language] } : {}),
    ...(hours < ANY_HOURS ? { hours } : {}),
  };
  return job ? { job_id: job, ...wishes } : { occupation_id: occupation, ...wishes };
}

/** The first step of a goal that still lies ahead; the goal itself once all are reached. */
const nextStep = ({ steps, reached }: CareerGoal): string =>
  (steps[reached] ?? steps.at(-1))?.occupation.id ?? '';

/** For which skills a course stands in the suggestions. */
const skillsFor = (suggestions: { upskill_nf: Record<string, { id: string }[]> }, courseId: string) =>
  Object.entries(suggestions.upskill_nf)
    .filter(([, courses]) => courses.some(({ id }) => id === courseId))
    .map(([skill]) => skill);

interface StepChoiceProps {
  goal: CareerGoal;
  value: string;
  onChange: (occupation: string) => void;
}

/** More lie side by side only on a wide screen, and words of occupations are long. */
const MOST_SIDE_BY_SIDE = 3;

function StepChoice({ goal, value, onChange }: StepChoiceProps) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  const data = goal.steps.map(({ occupation }) => ({
    value: occupation.id,
    label: words.name(occupation.name),
  }));
  // An occupation of another path was asked for: the goal is no choice then.
  if (!data.some((one) => one.value === value) || data.length < 2) return null;
  if (data.length <= MOST_SIDE_BY_SIDE)
    return (
      <>
        <SegmentedControl
          visibleFrom="sm"
          aria-label={t('upskill.steps')}
          data={data}
          value={value}
          onChange={onChange}
          style={{ alignSelf: 'flex-start' }}
        />
        <LateSelect
          hiddenFrom="sm"
          label={t('upskill.steps')}
          data={data}
          value={value}
          allowDeselect={false}
          onChange={(next) => next && onChange(next)}
        />
      </>
    );
  return (
    <LateSelect
      label={t('upskill.steps')}
      data={data}
      value={value}
      allowDeselect={false}
      maw={360}
      onChange={(next) => next && onChange(next)}
    />
  );
}

function NoGoal() {
  const { t } = useTranslation('courses');
  return (
    <EmptyState
      title={t('upskill.no_goal.title')}
      icon={<PathIcon size={26} stroke={1.6} aria-hidden />}
      action={
        <>
          <ButtonLink to="/candidate/career-path">{t('upskill.no_goal.action')}</ButtonLink>
          <ButtonLink to="/candidate/jobs" variant="default">
            {t('upskill.no_goal.jobs')}
          </ButtonLink>
        </>
      }
    >
      {t('upskill.no_goal.body')}
    </EmptyState>
  );
}

function Gone() {
  const { t } = useTranslation('courses');
  return (
    <EmptyState
      title={t('upskill.gone.title')}
      icon={<PathIcon size={26} stroke={1.6} aria-hidden />}
      action={<ButtonLink to="/candidate/jobs">{t('upskill.no_goal.jobs')}</ButtonLink>}
    >
      {t('upskill.gone.body')}
    </EmptyState>
  );
}

function NoProfile() {
  const { t } = useTranslation('courses');
  return (
    <EmptyState
      title={t('upskill.no_profile.title')}
      icon={<PersonIcon size={26} stroke={1.6} aria-hidden />}
      action={<ButtonLink to="/candidate/profile">{t('upskill.no_profile.action')}</ButtonLink>}
    >
      {t('upskill.no_profile.body')}
    </EmptyState>
  );
}
