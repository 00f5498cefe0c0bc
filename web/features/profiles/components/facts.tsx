import { Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './facts.module.css';

/** Names and values. What is not known is said to be so. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const { t } = useTranslation('profiles');
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            {value || (
              <Text span c="dimmed">
                {t('not_given')}
              </Text>
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
