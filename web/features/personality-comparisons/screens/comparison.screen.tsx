import { Button } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { BackLink } from '#web/design/back-link.tsx';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { CompareIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { Heading, Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { Shape } from '#web/widgets/assessment-result/shape.tsx';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import classes from '../components/comparisons.module.css';
import { ScalesOfBoth } from '../components/scales-of-both.tsx';
import { type Compared, useComparison, useEnding } from '../personality-comparisons.queries.ts';

/** Two personalities beside each other, for the two who agreed to it. */
export default function ComparisonScreen() {
  const { t } = useTranslation('personality-comparisons');
  const { id } = useParams({ strict: false }) as { id: string };
  const query = useComparison(id);
  return (
    <OneView
      query={query}
      failedTitle={t('failed')}
      waiting={<PageSkeleton label={t('waiting')} />}
      missing={
        <EmptyState
          level={1}
          title={t('one.missing')}
          icon={<CompareIcon size={30} stroke={1.5} aria-hidden />}
          action={
            <ButtonLink to="/candidate/assessments/personality/comparisons">{t('request.own')}</ButtonLink>
          }
        >
          {t('one.missing_body')}
        </EmptyState>
      }
    >
      {(compared) => <SideBySide compared={compared} />}
    </OneView>
  );
}

function SideBySide({ compared }: { compared: Compared }) {
  const { t } = useTranslation('personality-comparisons');
  const names = useNames();
  const { date } = useFormatters();
  const { people } = compared;
  const other = people.find((one) => !one.is_self);
  const isMixed = new Set(people.map(({ form, version }) => `${form} ${version}`)).size > 1;
  const norms = new Map(people.flatMap((one) => one.norms).map((norm) => [norm.en, norm]));
  return (
    <Page
      title={t('one.title', { name: isolated(other?.name ?? '') })}
      lead={t('one.lead', { date: date(compared.agreed_at) })}
      back={<BackLink to="/candidate/assessments/personality/comparisons">{t('title')}</BackLink>}
      actions={<End id={compared.id} />}
    >
      {isMixed && <Words>{t('one.mixed')}</Words>}
      <Section title={t('one.shapes')}>
        <div className={classes.people}>
          {people.map((person) => (
            <article key={String(person.is_self)} className={classes.person}>
              <Heading level={3} looks={3}>
                <bdi>{person.is_self ? t('one.you') : person.name}</bdi>
              </Heading>
              <p className={classes.small}>
                {t('one.completed', { date: date(person.completed_at) })}
                {person.form === 'short' && (
                  <>
                    <Dot />
                    {t('one.short')}
                  </>
                )}
              </p>
              <Shape result={{ scales: person.scales, earlier: null, person }} />
            </article>
          ))}
        </div>
      </Section>
      {(['trait', 'domain', 'facet'] as const).map((kind) => (
        <Section key={kind} title={t(`scales.${kind}`)}>
          <ScalesOfBoth compared={compared} kind={kind} />
        </Section>
      ))}
      <Section title={t('one.reading')}>
        <ul className={classes.points}>
          <li>{t('one.apart_means')}</li>
          <li>{t('one.neither_better')}</li>
          {[...norms.values()].map((norm) => (
            <li key={norm.en}>{names(norm)}</li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

function End({ id }: { id: string }) {
  const { t } = useTranslation('personality-comparisons');
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const ending = useEnding(() => void navigate({ to: '/candidate/assessments/personality/comparisons' }));
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {t('end.AGREED')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('one.end_title')}
        confirm={t('end.AGREED')}
        cancel={t('one.keep')}
        isRunning={ending.isPending}
        onConfirm={() => ending.mutate(id)}
        onCancel={() => setIsAsking(false)}
      >
        {t('one.end_body')}
      </ConfirmDialog>
    </>
  );
}
