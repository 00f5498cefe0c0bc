import { Alert, Button, Stack, Switch, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { EmptyState } from '#web/design/empty-state.tsx';
import { DoneIcon, PlusIcon, SearchIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { LateSelect } from '#web/design/late-select.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { LateNumberInput } from '#web/widgets/number-field/late-number-input.tsx';
import { useCourseWords } from '../course-names.ts';
import { ANY_HOURS } from '../courses.addresses.ts';
import type { Suggestions } from '../courses.queries.ts';
import { saveCourses } from '../learning-changes.ts';
import { hasWishes, NO_WISHES, useUpskillAddress } from '../upskill-address.ts';
import { SkillNames, SkillSection } from './gap-course.tsx';
import classes from './gap-courses.module.css';
import { LearnedInCourses } from './learned-in-courses.tsx';
import { LearnedOtherwise } from './learned-otherwise.tsx';

interface GapCoursesProps {
  suggestions: Suggestions;
  isUpdating: boolean;
}

/** Courses for a gap under the skills that they close, what is worth most first, as the server says. */
export function GapCourses({ suggestions, isUpdating }: GapCoursesProps) {
  const { t } = useTranslation('courses');
  const [address] = useUpskillAddress();
  const words = useCourseWords();
  const { groups, learned, open, unknown, licence } = suggestions;
  const otherwise = open.filter((skill) => skill.otherwise);
  const courseless = open.filter((skill) => !skill.otherwise);
  const isClosed = [groups, learned, open, unknown].every(({ length }) => length === 0);
  if (isClosed) return <NothingMissing of={suggestions.of} />;
  return (
    <Stack gap="xl" aria-busy={isUpdating}>
      <Summary suggestions={suggestions} />
      {licence && (
        <Alert title={t('upskill.licence_title')}>
          <bdi>{words.name(licence)}</bdi>
        </Alert>
      )}
      <Wishes />
      {groups.length === 0 && hasWishes(address) && <NoneSuit />}
      {groups.map((group) => (
        <SkillSection key={group.id} group={group} suggestions={suggestions} />
      ))}
      {learned.length > 0 && <LearnedInCourses skills={learned} />}
      {otherwise.length > 0 && <LearnedOtherwise skills={otherwise} />}
      {courseless.length > 0 && !(groups.length === 0 && hasWishes(address)) && (
        <Section title={t('upskill.open_title')} help={t('upskill.open_help')}>
          <SkillNames skills={courseless} />
        </Section>
      )}
      {unknown.length > 0 && (
        <Section title={t('upskill.unknown_title')} help={t('upskill.unknown_help')}>
          <SkillNames skills={unknown.map((name) => ({ id: name, name: { en: name, ar: name } }))} />
        </Section>
      )}
    </Stack>
  );
}

/** Where one stands, what there is to learn, and all of it into the plan at once. */
function Summary({ suggestions: { of, groups, upskill_nf, hours } }: { suggestions: Suggestions }) {
  const { t } = useTranslation('courses');
  const format = useFormatters();
  const words = useCourseWords();
  const courses = new Map(Object.values(upskill_nf).flatMap((list) => list.map((one) => [one.id, one])));
  const inOrder = [...courses.values()].sort((a, b) => a.order - b.order);
  const ahead = inOrder.filter(({ status }) => status !== 'done');
  const unsaved = inOrder.filter(({ status }) => status === null);
  const save = useMutation({
    mutationFn: () =>
      saveCourses(unsaved.map(({ id, closes }) => ({ id, skills: closes.map((skill) => skill.id) }))),
  });
  return (
    <div className={classes.summary}>
      {of?.score != null && (
        <ScoreRing
          share={of.score}
          label={format.percent(of.score)}
          description={`${t(`upskill.score_${of.kind}`)}: ${format.percent(of.score)}`}
          size={72}
        />
      )}
      <div className={classes.words}>
        {of?.score != null && <Text fw={500}>{t(`upskill.score_${of.kind}`)}</Text>}
        <Text size="sm" c="dimmed" aria-live="polite">
          {t('upskill.skills_missing', { count: groups.length })}
          {ahead.length > 0 && (
            <>
              <Dot />
              {t('upskill.all', { count: ahead.length, hours: words.hours(hours) })}
            </>
          )}
        </Text>
      </div>
      {unsaved.length > 1 && (
        <Button
          variant="light"
          leftSection={<PlusIcon size={17} stroke={1.8} aria-hidden />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('upskill.save_all')}
        </Button>
      )}
    </div>
  );
}

/** Languages in which the catalogue gives the most. */
const LANGUAGES = ['arabic', 'english', 'french', 'hindi', 'urdu', 'spanish'] as const;

function Wishes() {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  const [address, setAddress] = useUpskillAddress();
  return (
    <div className={classes.wishes}>
      <LateSelect
        size="sm"
        label={t('upskill.language')}
        placeholder={t('upskill.any_language')}
        data={LANGUAGES.map((id) => ({ value: id, label: words.language(id) }))}
        value={address.language || null}
        onChange={(value) => setAddress({ language: value ?? '' })}
        clearable
      />
      <LateNumberInput
        size="sm"
        label={t('upskill.budget')}
        placeholder={t('filters.any')}
        min={1}
        max={ANY_HOURS - 1}
        allowDecimal={false}
        value={address.hours < ANY_HOURS ? address.hours : ''}
        onChange={(value) => setAddress({ hours: Number(value) || ANY_HOURS })}
      />
      <Switch
        label={t('upskill.free')}
        checked={address.free}
        onChange={({ currentTarget }) => setAddress({ free: currentTarget.checked })}
      />
    </div>
  );
}

function NothingMissing({ of }: Pick<Suggestions, 'of'>) {
  const { t } = useTranslation('courses');
  const kind = of?.kind ?? 'occupation';
  return (
    <EmptyState
      title={t('upskill.closed.title')}
      icon={<DoneIcon size={26} stroke={1.6} aria-hidden />}
      action={
        of?.kind === 'job' ? (
          <ButtonLink to="/candidate/jobs/view/$id" params={{ id: of.id }}>
            {t('upskill.closed.action_job')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/candidate/career-path">{t('upskill.closed.action_path')}</ButtonLink>
        )
      }
    >
      {t(`upskill.closed.body_${kind}`)}
    </EmptyState>
  );
}

function NoneSuit() {
  const { t } = useTranslation('courses');
  const [, setAddress] = useUpskillAddress();
  return (
    <EmptyState
      title={t('upskill.none_suit.title')}
      icon={<SearchIcon size={26} stroke={1.6} aria-hidden />}
      action={<Button onClick={() => setAddress(NO_WISHES)}>{t('upskill.none_suit.action')}</Button>}
    >
      {t('upskill.none_suit.body')}
    </EmptyState>
  );
}
