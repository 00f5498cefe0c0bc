import { Text } from '@mantine/core';
import { useId } from 'react';
import type { CareerStep } from '#contract/features/career-paths.contract.ts';
import { ChevronDownIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { nameIn, wholeYears } from '../career-paths.queries.ts';
import classes from './paths.module.css';

interface PathStepProps {
  step: CareerStep;
  /** Its path and its place there, for the keys. */
  place: string;
  isEnd: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** An occupation on a path: how far away it is and what speaks for it; pressed, what it asks for. */
export function PathStep({ step, place, isEnd, isOpen, onToggle }: PathStepProps) {
  const { t } = useTranslation('career-paths');
  const { language } = useLanguage();
  const format = useFormatters();
  const detailsId = useId();
  return (
    <li className={classes.step} data-end={isEnd || undefined}>
      <span className={classes.dot} aria-hidden />
      <div className={classes.stepBody}>
        <button
          type="button"
          className={classes.stepButton}
          data-place={place}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={onToggle}
        >
          <span>
            <span className={classes.after}>
              {step.years > 0 ? t('step_years', { count: wholeYears(step.years) }) : t('step_years_now')}
            </span>
            <span className={classes.name}>{nameIn(language, step.occupation.name)}</span>
          </span>
          <ChevronDownIcon size={18} stroke={1.8} aria-hidden className={classes.chevron} />
        </button>
        <div className={classes.facts}>
          <span className={classes.fit}>
            <span className={classes.bar} aria-hidden>
              <span style={{ inlineSize: `${Math.round(100 * step.fit)}%` }} />
            </span>
            {t('fit', { percent: format.percent(step.fit) })}
          </span>
          <span>{step.open_jobs > 0 ? t('jobs', { count: step.open_jobs }) : t('jobs_none')}</span>
          {step.likely_pay && (
            <span>
              {t('likely_pay', { range: format.moneyRange(step.likely_pay.min, step.likely_pay.max) })}
            </span>
          )}
          {step.is_return && <StatusBadge tone="good">{t('return')}</StatusBadge>}
          {step.licence && <StatusBadge tone="caution">{t('asks.licence')}</StatusBadge>}
          {!step.licence && step.education && (
            <StatusBadge tone="caution">{t(`asks.${step.education}`)}</StatusBadge>
          )}
          {step.study_years > 0 && <span>{t('study_years', { count: wholeYears(step.study_years) })}</span>}
          {step.is_wished && <StatusBadge tone="good">{t('wished')}</StatusBadge>}
          {step.is_growing && (
            <span title={t('growing_help')}>
              <StatusBadge tone="alive">{t('growing')}</StatusBadge>
            </span>
          )}
        </div>
        <div id={detailsId} hidden={!isOpen}>
          {isOpen && <StepDetails step={step} />}
        </div>
      </div>
    </li>
  );
}

interface StepProps {
  step: CareerStep;
}

function StepDetails({ step }: StepProps) {
  const { t } = useTranslation('career-paths');
  const { language } = useLanguage();
  const format = useFormatters();
  const { occupation, why } = step;
  return (
    <dl className={classes.details}>
      <dt>{t('step.why')}</dt>
      <dd>{why ? nameIn(language, why) : t(reasonOf(step))}</dd>
      {step.education && (
        <>
          <dt>{t('step.degree')}</dt>
          <dd>{t(`step.degrees.${step.education}`)}</dd>
        </>
      )}
      {step.licence && (
        <>
          <dt>{t('step.licence')}</dt>
          <dd>{nameIn(language, step.licence)}</dd>
        </>
      )}
      <dt>{t('step.gain')}</dt>
      <dd>
        <SkillsToGain step={step} />
      </dd>
      <dt>{t('step.shared')}</dt>
      <dd>
        {t('step.brought', { percent: format.percent(step.brought) })}{' '}
        {format.list(step.shared_skills.map(({ name }) => nameIn(language, name)))}
      </dd>
      <dt>{t('step.market')}</dt>
      <dd>
        <Market step={step} />
      </dd>
      <dt>{t('step.zone')}</dt>
      <dd>{t(`step.zones.${zoneKey(step.job_zone)}`)}</dd>
      <dd className={classes.links}>
        <TextLink to="/candidate/jobs/upskill-career" search={{ occupation: occupation.id }} size="sm">
          {t('step.learn')}
        </TextLink>
        {step.open_jobs > 0 && (
          <TextLink
            to="/candidate/jobs"
            search={{ tab: 'all', text: nameIn(language, occupation.name) }}
            size="sm"
          >
            {t('step.see_jobs')}
          </TextLink>
        )}
      </dd>
    </dl>
  );
}

/** Why somebody goes where the taxonomy names no step. */
function reasonOf({ is_return, is_wished }: CareerStep) {
  if (is_return) return 'step.by_return';
  return is_wished ? 'step.by_wish' : 'step.by_likeness';
}

/** By how much they matter; what one's own plan teaches is marked, and what a related skill goes towards already. */
function SkillsToGain({ step }: StepProps) {
  const { t } = useTranslation('career-paths');
  const { language } = useLanguage();
  if (step.skills_to_gain.length === 0) return t('step.gain_none');
  return (['essential', 'useful'] as const).map((importance) => {
    const skills = step.skills_to_gain.filter((skill) => skill.importance === importance);
    if (skills.length === 0) return null;
    return (
      <div key={importance} className={classes.gain}>
        <Text size="xs" c="dimmed">
          {t(`step.${importance}`)}
        </Text>
        <ul className={classes.skills}>
          {skills.map(({ id, name, credit, learning }) => (
            <li key={id} data-partly={credit > 0 || undefined} data-learning={learning ?? undefined}>
              <bdi>{nameIn(language, name)}</bdi>
              {learning ? (
                <span className={classes.partly}>{t(`step.learning.${learning}`)}</span>
              ) : (
                credit > 0 && <span className={classes.partly}>{t('step.partly')}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

/** How many jobs are open there, and what they pay. */
function Market({ step: { open_jobs, new_jobs, pay, likely_pay } }: StepProps) {
  const { t } = useTranslation('career-paths');
  const format = useFormatters();
  return (
    <>
      {open_jobs === 0 ? (
        t('jobs_none')
      ) : (
        <Joined parts={[t('jobs', { count: open_jobs }), t('step.new', { count: new_jobs })]} />
      )}
      {open_jobs > 0 && (
        <>
          <br />
          {pay
            ? t('step.pay', { count: pay.jobs, range: format.moneyRange(pay.min, pay.max) })
            : t('step.pay_none')}
        </>
      )}
      {likely_pay && (
        <>
          <br />
          {t('step.likely', { range: format.moneyRange(likely_pay.min, likely_pay.max) })}
        </>
      )}
    </>
  );
}

const ZONE_KEYS = ['1', '2', '3', '4', '5'] as const;
/** What is beyond the zones is called as the nearest. */
const zoneKey = (zone: number) => ZONE_KEYS[Math.max(1, zone) - 1] ?? '5';
