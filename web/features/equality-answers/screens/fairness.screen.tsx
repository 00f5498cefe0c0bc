import { SegmentedControl, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import {
  FAIRNESS_PERIODS,
  FAIRNESS_STAGES,
  type Fairness,
  type FairnessGroup,
  getFairness,
  type SelectionRate,
} from '#contract/features/equality-answers.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PeopleIcon, ScaleIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useAddress } from '#web/platform/address.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { FAIRNESS } from '../equality-answers.addresses.ts';
import classes from './fairness.module.css';

const MEANINGS = ['rate', 'steps', 'rule', 'chance', 'answers'] as const;

/** Whether each group’s applicants are chosen as often as the others’. */
export default function FairnessScreen() {
  const { t } = useTranslation('equality-answers');
  const [{ period }, setAddress] = useAddress(FAIRNESS);
  const fairness = useQuery({
    ...queryFor(getFairness, { query: { period } }),
    placeholderData: (before) => before,
  });
  const isForbidden = fairness.error instanceof ApiError && fairness.error.status === 403;
  return (
    <Page title={t('fairness.title')} lead={t('fairness.lead')} width="full">
      {isForbidden ? (
        <EmptyState title={t('fairness.forbidden')} icon={<ScaleIcon size={30} stroke={1.5} aria-hidden />}>
          {t('fairness.forbidden_body')}
        </EmptyState>
      ) : (
        <>
          <SegmentedControl
            className={classes.period}
            aria-label={t('fairness.period')}
            value={period}
            onChange={(next) => setAddress({ period: next })}
            data={FAIRNESS_PERIODS.map((value) => ({ value, label: t(`fairness.periods.${value}`) }))}
          />
          <QueryView
            query={fairness}
            waiting={<ListSkeleton label={t('fairness.waiting')} count={4} />}
            failedTitle={t('fairness.failed')}
            isEmpty={({ applicants }) => applicants === 0}
            empty={
              <EmptyState title={t('fairness.none')} icon={<PeopleIcon size={30} stroke={1.5} aria-hidden />}>
                {t('fairness.none_body')}
              </EmptyState>
            }
          >
            {(counted) => <Rates counted={counted} />}
          </QueryView>
        </>
      )}
    </Page>
  );
}

function Rates({ counted }: { counted: Fairness }) {
  const { t } = useTranslation('equality-answers');
  const { date, number } = useFormatters();
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const { answers, in_group: group } = counted.needed;
  const shown = counted.questions.filter(({ groups }) => groups.length > 0);
  return (
    <>
      <Text size="sm" c="dimmed" mt="sm">
        {t('fairness.span', { from: date(counted.from), until: date(counted.until) })}{' '}
        {t('fairness.applicants', { count: counted.applicants, shown: number(counted.applicants) })}
      </Text>
      {shown.length === 0 && (
        <EmptyState title={t('fairness.not_enough')} icon={<ScaleIcon size={30} stroke={1.5} aria-hidden />}>
          {t('fairness.not_enough_body', { answers, group })}
        </EmptyState>
      )}
      {shown.map(({ key, groups, has_hidden_groups: hasHidden }) => (
        <Section
          key={key}
          title={t(`fairness.questions.${key}`)}
          help={hasHidden && t('fairness.hidden', { group })}
        >
          {isWide ? (
            <GroupsTable question={key} groups={groups} />
          ) : (
            <GroupCards question={key} groups={groups} />
          )}
        </Section>
      ))}
      <details className={classes.meaning}>
        <summary>{t('fairness.meaning')}</summary>
        <ul className={classes.facts}>
          {MEANINGS.map((one) => (
            <li key={one}>{t(`fairness.meanings.${one}`, { count: counted.needed.chosen })}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

interface GroupsProps {
  question: string;
  groups: readonly FairnessGroup[];
}

/** The same where four rates do not fit side by side. */
function GroupCards({ question, groups }: GroupsProps) {
  const { t } = useTranslation('equality-answers');
  const { number } = useFormatters();
  return (
    <ul className={classes.cards}>
      {groups.map(({ group, at_least: atLeast, rates }) => (
        <li key={group} className={classes.card}>
          <h3 className={classes.group}>
            {t(`groups.${question}.${group}` as 'groups.gender.woman')}{' '}
            <small>{t('fairness.people_at_least', { count: atLeast, shown: number(atLeast) })}</small>
          </h3>
          <dl className={classes.rates}>
            {FAIRNESS_STAGES.map((stage) => (
              <div key={stage}>
                <dt>{t(`fairness.stages.${stage}`)}</dt>
                <dd>
                  <Rate rate={rates[stage]} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function GroupsTable({ question, groups }: GroupsProps) {
  const { t } = useTranslation('equality-answers');
  const { number } = useFormatters();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
    <section className={classes.scroll} tabIndex={0} aria-label={t('fairness.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('fairness.group')}</th>
            <th scope="col">{t('fairness.people')}</th>
            {FAIRNESS_STAGES.map((stage) => (
              <th key={stage} scope="col">
                {t(`fairness.stages.${stage}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ group, at_least: atLeast, rates }) => (
            <tr key={group}>
              <th scope="row">{t(`groups.${question}.${group}` as 'groups.gender.woman')}</th>
              <td>{t('fairness.at_least', { shown: number(atLeast) })}</td>
              {FAIRNESS_STAGES.map((stage) => (
                <td key={stage}>
                  <Rate rate={rates[stage]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const TONES: Record<NonNullable<SelectionRate['verdict']>, Tone> = {
  highest: 'neutral',
  even: 'good',
  maybe_chance: 'caution',
  below: 'problem',
};

function Rate({ rate: given }: { rate: SelectionRate | null }) {
  const { t } = useTranslation('equality-answers');
  const { percent } = useFormatters();
  if (!given)
    return (
      <span className={classes.nobody}>{t('fairness.too_few_yet', { count: LIMITS.fairnessChosen })}</span>
    );
  const { rate, ratio, verdict } = given;
  return (
    <div className={classes.rate}>
      {rate === null ? (
        <span className={classes.nobody}>{t('fairness.kept_back')}</span>
      ) : (
        <>
          <strong>{percent(rate)}</strong>
          <span className={classes.bar} aria-hidden="true">
            <span style={{ inlineSize: `${rate * 100}%` }} />
          </span>
        </>
      )}
      {verdict && <StatusBadge tone={TONES[verdict]}>{t(`fairness.verdicts.${verdict}`)}</StatusBadge>}
      {verdict !== 'highest' && ratio !== null && (
        <small>{t('fairness.ratio', { ratio: percent(ratio) })}</small>
      )}
    </div>
  );
}
