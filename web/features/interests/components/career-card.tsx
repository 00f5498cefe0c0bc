import { Dot } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { Heading, Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type Career, nameIn } from '../interests.queries.ts';
import classes from './career-card.module.css';
import { FitBars } from './fit-bars.tsx';
import { GoalButton } from './goal-button.tsx';

const TONES: Record<Career['fit'], Tone> = { Best: 'good', Great: 'accent', Good: 'neutral' };

/** One occupation: how well it fits and why, what it takes, what it pays, and what to do next. */
export function CareerCard({ career }: { career: Career }) {
  const { t } = useTranslation('interests');
  const { language } = useLanguage();
  const name = nameIn(language, career.title);
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <Heading level={3}>{name}</Heading>
        <StatusBadge tone={TONES[career.fit]}>{t(`fit.${career.fit}`)}</StatusBadge>
        {career.is_growing && <StatusBadge tone="alive">{t('career.growing')}</StatusBadge>}
      </div>
      <Words size="sm">{nameIn(language, career.about)}</Words>
      <Market career={career} />
      <details className={classes.why}>
        <summary>
          <Agreement career={career} />
        </summary>
        <FitBars career={career} name={name} />
      </details>
      <div className={classes.links}>
        <GoalButton occupationId={career.occupation_id} name={name} />
        <TextLink
          to="/candidate/jobs/upskill-career"
          search={{ occupation: career.occupation_id }}
          aria-label={t('career.courses_named', { name })}
          size="sm"
        >
          {t('career.courses')}
        </TextLink>
        {career.open_jobs > 0 && (
          <TextLink
            to="/candidate/jobs"
            search={{ tab: 'all', text: name }}
            aria-label={t('career.jobs_named', { name })}
            size="sm"
          >
            {t('career.jobs')}
          </TextLink>
        )}
      </div>
    </article>
  );
}

/** The areas that speak for the fit, in a sentence; the bars behind it show all six. */
function Agreement({ career }: { career: Career }) {
  const { t } = useTranslation('interests');
  const format = useFormatters();
  const alike = career.bars.filter(({ agrees, occupation, person }) => agrees && occupation + person > 0);
  const average = career.bars.reduce((sum, { occupation }) => sum + occupation, 0) / career.bars.length;
  const liked = alike.filter(({ occupation }) => occupation > average).map(({ area }) => t(`areas.${area}`));
  const avoided = alike
    .filter(({ occupation }) => occupation < average)
    .map(({ area }) => t(`areas.${area}`));
  if (liked.length === 0) return t('career.why_none');
  return avoided.length > 0
    ? t('career.why', { liked: format.list(liked), avoided: format.list(avoided) })
    : t('career.why_liked', { liked: format.list(liked) });
}

/** Live openings, pay and preparation. */
function Market({ career: { open_jobs, new_jobs, pay, likely_pay, job_zone } }: { career: Career }) {
  const { t } = useTranslation('interests');
  const format = useFormatters();
  const range = (of: { min: number; max: number }) => format.moneyRange(of.min, of.max);
  return (
    <ul className={classes.market}>
      <li>
        {open_jobs > 0 ? t('career.open', { count: open_jobs }) : t('career.open_none')}
        {new_jobs > 0 && (
          <>
            <Dot />
            {t('career.new', { count: new_jobs })}
          </>
        )}
      </li>
      <li>
        {pay
          ? t('career.pay', { count: pay.jobs, range: range(pay) })
          : likely_pay
            ? t('career.likely_pay', { range: range(likely_pay) })
            : t('career.pay_none')}
      </li>
      <li>{t('career.zone', { zone: format.number(job_zone) })}</li>
    </ul>
  );
}
