import { Button } from '@mantine/core';
import { useTranslation } from '#web/platform/translation.ts';
import type { JobsAddress } from '../job-filters.ts';

interface WeakerButtonProps {
  count: number;
  /** They are shown. */
  isOn: boolean;
  onChange: JobsAddress['setAddress'];
}

/** Jobs that fit less well, by themselves or beside the best: shown when asked for. */
export function WeakerButton({ count, isOn, onChange }: WeakerButtonProps) {
  const { t } = useTranslation('job-lists');
  return (
    <Button
      variant="default"
      onClick={() => onChange({ weaker: !isOn, page: 1 }, { push: true, scroll: false })}
    >
      {t(isOn ? 'jobs.hide_weaker' : 'jobs.show_weaker', { count })}
    </Button>
  );
}
