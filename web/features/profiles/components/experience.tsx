import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/platform/translation.ts';
import { Experience as Time } from '#web/widgets/experience/experience.tsx';

/** How long somebody has worked, as everybody else reads it too; where no dates are known it says so. */
export function Experience({ months }: { months: number | null }) {
  const { t } = useTranslation('profiles');
  if (months === null) return <Line>{t('experience.unknown')}</Line>;
  return (
    <Line note={t('experience.note')}>
      <Time months={months} isShort />
    </Line>
  );
}

function Line({ note, children }: { note?: string; children: ReactNode }) {
  const { t } = useTranslation('profiles');
  return (
    <Text span display="block" size="sm" mt={4}>
      {t('experience.label')}: {children}
      {note && ` (${note})`}
    </Text>
  );
}
