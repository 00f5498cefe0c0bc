import { SegmentedControl } from '@mantine/core';
import type { AssessmentResult } from '#contract/features/assessments.fields.ts';
import { Section } from '#web/design/section.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { RESULT, VIEWS } from './assessment-result.addresses.ts';
import { Domains } from './domains.tsx';
import classes from './personality-result.module.css';
import { useNames } from './scales.ts';
import { ScalesTable } from './scales-table.tsx';
import { Shape } from './shape.tsx';
import { Traits } from './traits.tsx';

/** The shape in one picture, then traits in order, then the domains with their facets, and whose norms these are. */
export function PersonalityResult({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assessment-result');
  const [{ view }, setAddress] = useAddress(RESULT);
  const isSelf = result.person.is_self;
  const shapeTitle = t(isSelf ? 'shape.title' : 'shape.title_of');
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
        <Section title={shapeTitle} actions={views}>
          <ScalesTable result={result} />
        </Section>
        <HowToRead result={result} />
      </>
    );
  return (
    <>
      <Section title={shapeTitle} actions={views}>
        <Shape result={result} />
      </Section>
      <Section title={t('traits.title')} help={t(isSelf ? 'traits.help' : 'traits.help_of')}>
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
  const { t } = useTranslation('assessment-result');
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
