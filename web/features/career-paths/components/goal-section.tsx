import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { CareerGoal } from '#contract/features/career-paths.contract.ts';
import { CoursesIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { GoalLine } from '#web/widgets/goal-line/goal-line.tsx';
import { dropGoal, endOf, nameIn, wholeYears } from '../career-paths.queries.ts';
import classes from './paths.module.css';

/** The chosen path, how far it is walked, and what to do next. */
export function GoalSection({ goal }: { goal: CareerGoal }) {
  const { t } = useTranslation('career-paths');
  const { language } = useLanguage();
  const format = useFormatters();
  const drop = useMutation({ mutationFn: () => dropGoal(goal) });
  const end = goal.steps.at(-1);
  const ahead = goal.steps.length - goal.reached;
  return (
    <Section
      look="sheet"
      title={t('goal.title', { name: nameIn(language, endOf(goal).name) })}
      help={t('goal.help', { date: format.date(goal.chosen_at) })}
    >
      <GoalLine goal={goal} />
      <Text size="sm" mt="md">
        {ahead > 0 ? t('goal.ahead', { count: ahead }) : t('goal.all_reached')}
        {ahead > 0 && (
          <>
            <Dot />
            {goal.years > 0 ? t('years', { count: wholeYears(goal.years) }) : t('years_now')}
          </>
        )}
        <Dot />
        {t('fit', { percent: format.percent(end?.fit) })}
        <Dot />
        {end && end.open_jobs > 0 ? t('jobs', { count: end.open_jobs }) : t('jobs_none')}
      </Text>
      <div className={classes.actions}>
        {ahead > 0 && (
          <ButtonLink
            to="/candidate/jobs/upskill-career"
            size="sm"
            leftSection={<CoursesIcon size={17} stroke={1.7} aria-hidden />}
          >
            {t('goal.learn')}
          </ButtonLink>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          loading={drop.isPending}
          onClick={() => drop.mutate()}
        >
          {t('drop')}
        </Button>
      </div>
    </Section>
  );
}
