import { SegmentedControl } from '@mantine/core';
import type { AssessmentResult } from '#contract/features/assessments.fields.ts';
import { Section } from '#web/design/section.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { REPORT, VIEWS } from '../assessments.addresses.ts';
import { useNames } from '../assessments.queries.ts';
import { Domains } from './domains.tsx';
import classes from './report.module.css';
import { ScalesTable } from './scales-table.tsx';
import { Shape } from './shape.tsx';
import { Traits } from './traits.tsx';

/** The shape in one picture, then traits in order, then the domains with their facets, and whose norms these are. */
export function PersonalityResult({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assessments');
  const [{ view }, setAddress] = useAddress(REPORT);
  const views = (
    <SegmentedControl
      size="sm"
      aria-label={t('views')}
      data={VIEWS.map((one) => ({ value: one, label: t(`view.${one}`) }))}
      value={view}
      onChange={(next) => setAddress({ view: VIEWS.find((one) => one === next) })}
    />
  );
  if (view === 'table')
    return (
      <>
        <Section title={t('shape.title')} actions={views}>
          <ScalesTable result={result} />
        </Section>
        <HowToRead result={result} />
      </>
    );
  return (
    <>
      <Section title={t('shape.title')} actions={views}>
        <Shape result={result} />
      </Section>
      <Section title={t('traits.title')} help={t('traits.help')}>
        <Traits result={result} />
      </Section>
      <Section title={t('domains.title')} help={t('domains.help')}>
        <Domains result={result} />
      </Section>
      <HowToRead result={result} />
    </>
  );
}

/** What the figures mean, and with whom one is compared. */
function HowToRead({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  return (
    <Section title={t('reading.title')}>
      <ul className={classes.points}>
        <li>{t('reading.percentile')}</li>
        <li>{t('reading.bands')}</li>
        <li>{t('reading.certainty')}</li>
        {result.norms.map((norm) => (
          <li key={norm.en}>{names(norm)}</li>
        ))}
      </ul>
    </Section>
  );
}
