import type { CSSProperties, ReactNode } from 'react';
import {
  type AssessmentResult,
  LANGUAGE_BANDS,
  type LanguageLevel,
  type Scale,
  type Work,
} from '#contract/features/assessments.fields.ts';
import { Section } from '#web/design/section.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './language-level.module.css';
import { scalesOf, useNames } from './scales.ts';
import { Works } from './works.tsx';

interface LanguageResultProps {
  result: AssessmentResult;
  /** Where whoever reads it may score what was written and spoken. */
  rating?: ((work: Work) => ReactNode) | undefined;
}

/** What a language test found: the band with what the answers leave open, and the same of each skill. */
export function LanguageResult({ result, rating }: LanguageResultProps) {
  const { t } = useTranslation('assessment-result');
  const names = useNames();
  const { level } = result;
  const isSelf = result.person.is_self;
  const skills = scalesOf(result, 'skill');
  return (
    <>
      <Section title={t(isSelf ? 'level.title' : 'level.title_of')}>
        {level ? <Level level={level} isSelf={isSelf} /> : <Words>{t('level.untold')}</Words>}
      </Section>
      {skills.length > 0 && (
        <Section title={t('skills.title')} help={t('skills.help')}>
          <ul className={classes.skills}>
            {skills.map((skill) => (
              <Skill key={skill.id} skill={skill} />
            ))}
          </ul>
        </Section>
      )}
      {result.works && result.works.length > 0 && <Works result={result} rating={rating} />}
      <Section title={t('level.limits')}>
        {result.norms.map((norm) => (
          <Words key={norm.en} size="sm" className={classes.words}>
            {names(norm)}
          </Words>
        ))}
      </Section>
    </>
  );
}

function Level({ level, isSelf }: { level: LanguageLevel; isSelf: boolean }) {
  const { t } = useTranslation('assessment-result');
  const names = useNames();
  const { number } = useFormatters();
  const { language } = useLanguage();
  const likely = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    level.likely.map((band) => t(`bands.${band}`)),
  );
  const error = number(Math.round(level.standard_error * 10) / 10);
  return (
    <div className={classes.level}>
      <p className={classes.figure}>
        <strong>{t(`bands.${level.band}`)}</strong>
        <span>{names(level.meaning)}</span>
      </p>
      <BandLine
        level={level.level}
        error={level.standard_error}
        label={t('level.said', { band: t(`bands.${level.band}`), error, likely })}
      />
      <Words size="sm" isDimmed className={classes.words}>
        {level.likely.length === 1
          ? t('level.certain', { error, band: likely })
          : t('level.likely', { error, likely })}
        {!level.is_sure && ` ${t(isSelf ? 'level.unsure' : 'level.unsure_of')}`}
      </Words>
    </div>
  );
}

function Skill({ skill: { name, meaning, score, standard_error } }: { skill: Scale }) {
  const { t } = useTranslation('assessment-result');
  const names = useNames();
  const { number } = useFormatters();
  const error = number(Math.round((standard_error ?? 0) * 10) / 10);
  return (
    <li>
      <div className={classes.row}>
        <span className={classes.name}>{names(name)}</span>
        <span>{t('skills.standing', { band: meaning ? names(meaning) : '', error })}</span>
      </div>
      <BandLine level={score} error={standard_error ?? 0} />
    </li>
  );
}

/** The bands in their order, with where somebody stands and how far that may be off. Each is one level wide. */
function BandLine({ level, error, label }: { level: number; error: number; label?: string }) {
  const { t } = useTranslation('assessment-result');
  // The line runs from half a level below the middle of "below A1" to half a level above that of the highest band.
  const at = (place: number) =>
    `${Math.min(100, Math.max(0, ((place + 0.5) / LANGUAGE_BANDS.length) * 100))}%`;
  const style = {
    '--from': at(level - error),
    '--to': at(level + error),
    '--at': at(level),
  } as CSSProperties;
  return (
    <div {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <div className={classes.line} style={style}>
        {LANGUAGE_BANDS.map((band) => (
          <span key={band} />
        ))}
        <div className={classes.interval} />
        <div className={classes.mark} />
      </div>
      <div className={classes.bands} aria-hidden="true">
        {LANGUAGE_BANDS.map((band) => (
          <span key={band} dir="ltr">
            {band === 'below-A1' ? '< A1' : t(`bands.${band}`)}
          </span>
        ))}
      </div>
    </div>
  );
}
