import { Anchor, Text } from '@mantine/core';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { Section } from '#web/design/section.tsx';
import { StatusDot } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useEditing } from '../editing.ts';
import classes from './completeness.module.css';

type Step = Profile['next_steps'][number];

/** The editor in which each step is done. */
const EDITORS: Record<Step, string> = {
  name: 'details',
  headline: 'details',
  phone: 'details',
  location: 'details',
  summary: 'summary',
  work: 'work-new',
  education: 'education-new',
  skills: 'skills',
  languages: 'language-new',
};
const STEPS = Object.keys(EDITORS) as Step[];

/** How full the profile is, the step that adds most, and what counts. */
export function Completeness({ score, nextSteps }: { score: number; nextSteps: Profile['next_steps'] }) {
  const { t } = useTranslation('profiles');
  const format = useFormatters();
  const { open } = useEditing();
  const [next] = nextSteps;
  const label = format.percent(score);
  return (
    <Section look="sheet" title={t('completeness.title')}>
      <div className={classes.line}>
        <ScoreRing
          share={score}
          label={label}
          description={t('completeness.ring', { percent: label })}
          size={72}
        />
        <div className={classes.words}>
          {next ? (
            <>
              <Text size="sm" c="dimmed">
                {t('completeness.next')}
              </Text>
              <Anchor
                component="button"
                type="button"
                ta="start"
                fw={500}
                onClick={() => open(EDITORS[next])}
              >
                {t(`next_step.${next}`)}
              </Anchor>
            </>
          ) : (
            <Text>{t('completeness.complete')}</Text>
          )}
        </div>
      </div>
      <details className={classes.parts}>
        <summary>{t('completeness.what')}</summary>
        <ul>
          {STEPS.map((step) => {
            const isMissing = nextSteps.includes(step);
            return (
              <li key={step}>
                <StatusDot tone={isMissing ? 'neutral' : 'good'} />
                {t(`part.${step}`)}
                <Text span size="xs" c="dimmed">
                  {t(isMissing ? 'completeness.missing' : 'completeness.there')}
                </Text>
              </li>
            );
          })}
        </ul>
      </details>
    </Section>
  );
}
