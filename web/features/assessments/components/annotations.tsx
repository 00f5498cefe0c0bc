import { useMemo } from 'react';
import type { Annotated } from '#contract/features/assessments.fields.ts';
import { Section } from '#web/design/section.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Words } from '#web/design/words.tsx';
import { useAddressOf } from '#web/platform/bytes-address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import classes from './annotation.module.css';

/** Each work screen once more: where it agrees with the agreed answers, and where it differs. */
export function Annotations({ screens }: { screens: readonly Annotated[] }) {
  const { t } = useTranslation('assessments');
  return (
    <Section title={t('annotation.review')} help={t('annotation.review_help')}>
      <div className={classes.screens}>
        {screens.map((screen) => (
          <Screen key={screen.question_id} screen={screen} />
        ))}
      </div>
    </Section>
  );
}

const TONES = { agreed: 'good', missed: 'problem', extra: 'caution', different: 'caution' } as const;

function Screen({ screen }: { screen: Annotated }) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  const { percent } = useFormatters();
  return (
    <details>
      <summary>
        {names(screen.instruction)}{' '}
        <StatusBadge tone={screen.score >= 0.8 ? 'good' : screen.score >= 0.4 ? 'caution' : 'problem'}>
          {screen.is_answered ? percent(screen.score) : t('review.left_out')}
        </StatusBadge>
      </summary>
      {screen.picture && <Boxes screen={screen} picture={screen.picture} />}
      <ul className={classes.differences}>
        {screen.differences.map(({ is, text, given, gold }) => (
          <li key={`${is} ${text.en} ${given?.en} ${gold?.en}`}>
            <StatusBadge tone={TONES[is]}>{t(`annotation.is.${is}`)}</StatusBadge>
            <span>{names(text)}</span>
            {given && is !== 'agreed' && <span>{t('annotation.yours', { name: names(given) })}</span>}
            {gold && is !== 'agreed' && <span>{t('annotation.agreed', { name: names(gold) })}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Boxes({ screen: { boxes }, picture }: { screen: Annotated; picture: string }) {
  const { t } = useTranslation('assessments');
  const bytes = useMemo(() => new Blob([picture], { type: 'image/svg+xml' }), [picture]);
  const address = useAddressOf(bytes);
  return (
    <figure>
      <svg viewBox="0 0 1000 860" className={classes.board} role="img" aria-label={t('annotation.compared')}>
        {address && <image href={address} width={1000} height={860} />}
        {boxes.given.map(({ x, y, width, height }) => (
          <rect key={`${x} ${y}`} {...{ x, y, width, height }} className={classes.box} data-colour={1} />
        ))}
        {boxes.gold.map(({ x, y, width, height }) => (
          <rect key={`${x} ${y}`} {...{ x, y, width, height }} className={classes.box} data-gold="" />
        ))}
      </svg>
      <Words size="sm" isDimmed>
        {t('annotation.compared')}
      </Words>
    </figure>
  );
}
