import { StatusBadge } from '#web/design/status-badge.tsx';
import { Heading, Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import type { Listed } from '../assessments.queries.ts';
import classes from './assessment-card.module.css';
import { ReportLink } from './past-attempts.tsx';
import { TakeLink } from './take-link.tsx';

/** An assessment without levels: what it is for, how long it takes, who sees it, and how it stands. */
export function AssessmentCard({ assessment }: { assessment: Listed }) {
  const names = useNames();
  return (
    <article className={classes.card}>
      <Heading level={3} looks={2}>
        {names(assessment.name)}
      </Heading>
      <Length assessment={assessment} />
      <Words size="sm">{names(assessment.purpose)}</Words>
      <WhoSees assessment={assessment} />
      <Standing assessment={assessment} />
    </article>
  );
}

/** A test that comes in levels: said once, and each level with how it stands. */
export function TestCard({ levels }: { levels: readonly Listed[] }) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  const [first] = levels;
  if (!first) return null;
  return (
    <article className={classes.card}>
      <Heading level={3} looks={2}>
        {t(`kind.${first.kind}`)}
      </Heading>
      <Length assessment={first} />
      <Words size="sm">{names(first.purpose)}</Words>
      <WhoSees assessment={first} />
      <ul className={classes.levels}>
        {levels.map((one) => (
          <li key={one.assessment_id}>
            {one.level && <span className={classes.level}>{t(`level.${one.level}`)}</span>}
            <Standing assessment={one} />
          </li>
        ))}
      </ul>
    </article>
  );
}

function Length({ assessment }: { assessment: Listed }) {
  const { t } = useTranslation('assessments');
  const { is_timed: isTimed, minutes, questions, short } = assessment;
  return (
    <ul className={classes.facts}>
      <li>{t(isTimed ? 'before.timed' : 'before.untimed', { count: minutes })}</li>
      <li>
        {assessment.is_adaptive
          ? t('adaptive.at_most', { count: questions })
          : t(isTimed ? 'before.questions' : 'before.statements', { count: questions })}
      </li>
      {short && <li>{t('card.short', { count: short.minutes })}</li>}
    </ul>
  );
}

function WhoSees({ assessment }: { assessment: Listed }) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  return (
    <details className={classes.who}>
      <summary>{t('before.who_sees')}</summary>
      <Words size="sm" isDimmed>
        {names(assessment.who_sees)}
      </Words>
    </details>
  );
}

/** How it stands for the person, and what can be done. */
function Standing({ assessment }: { assessment: Listed }) {
  const { t } = useTranslation('assessments');
  const { date } = useFormatters();
  const { open, history, next_start_at: next, shared_with: shares, kind } = assessment;
  const latest = history.find(({ status }) => status === 'COMPLETED');
  return (
    <div className={classes.standing}>
      <div className={classes.state}>
        {open ? (
          <StatusBadge tone="accent">{t('status.IN_PROGRESS')}</StatusBadge>
        ) : latest ? (
          <StatusBadge tone="good">{t('card.done', { date: date(latest.completed_at) })}</StatusBadge>
        ) : (
          <StatusBadge>{t('card.new')}</StatusBadge>
        )}
        {latest && kind !== 'interests' && (
          <ReportLink assessmentId={assessment.assessment_id} attemptId={latest.id}>
            {t('card.report')}
          </ReportLink>
        )}
        {shares > 0 && <span className={classes.small}>{t('card.shared', { count: shares })}</span>}
        {!open && next && !assessment.can.go_on && (
          <span className={classes.small}>{t('card.next', { date: date(next) })}</span>
        )}
      </div>
      {(open || assessment.can.start || assessment.can.go_on) && (
        <TakeLink assessment={assessment} look="button" />
      )}
    </div>
  );
}
