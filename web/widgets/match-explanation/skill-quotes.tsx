import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { Dot } from '#web/design/joined.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { useShownName } from '#web/platform/known-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import type { ShownSentence } from './match-reasons.ts';
import classes from './skill-quotes.module.css';

interface SkillQuotesProps {
  sentences: readonly ShownSentence[];
  /** Side by side where there is room, else one below the other. */
  isWide?: boolean;
}

/** Sentences of a profile, each once, under the skills that it shows. */
export function SkillQuotes({ sentences, isWide = false }: SkillQuotesProps) {
  const { t } = useTranslation('match-explanation');
  const shown = useShownName();
  return (
    <dl className={classes.quotes} data-wide={isWide || undefined}>
      {sentences.map(({ sentence, skills }) => (
        <div key={sentence}>
          <dt>
            {skills.map(({ name, through }, at) => (
              <Fragment key={name}>
                {at > 0 && <Dot />}
                <KnownName of={name} />
                {through && (
                  <Text span inherit fw={400} c="dimmed">
                    {' '}
                    {t('skills.shown_through', { skill: isolated(shown(through)) })}
                  </Text>
                )}
              </Fragment>
            ))}
          </dt>
          <dd dir="auto">{sentence}</dd>
        </div>
      ))}
    </dl>
  );
}
