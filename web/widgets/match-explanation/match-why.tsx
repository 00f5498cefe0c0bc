import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Explanation } from '#contract/features/matches.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { MatchReader } from './match-reasons.ts';

const MatchExplanation = lazy(async () => ({
  default: (await import('./match-explanation.tsx')).MatchExplanation,
}));

interface MatchWhyProps {
  explanation: Explanation;
  reader: MatchReader;
  /** Of the other side: the job to a candidate, the person to a recruiter. */
  name: string;
}

/** Beside a score in a list: opens the score taken apart, without leaving the list. */
export function MatchWhy({ explanation, reader, name }: MatchWhyProps) {
  const { t } = useTranslation('match-explanation');
  const format = useFormatters();
  const [isOpen, setIsOpen] = useState(false);
  const percent = format.percent(explanation.score);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-haspopup="dialog"
        aria-label={t('explain.button_named', { percent, name })}
        onClick={() => setIsOpen(true)}
      >
        {t('explain.button', { percent })}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('explain.title', { percent, name: isolated(name) })}
        closeLabel={t('explain.close')}
        size="large"
      >
        <Suspense fallback={<ListSkeleton label={t('explain.loading')} count={4} />}>
          <MatchExplanation explanation={explanation} reader={reader} />
        </Suspense>
      </Dialog>
    </>
  );
}
