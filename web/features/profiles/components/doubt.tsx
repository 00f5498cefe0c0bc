import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Source } from '../resume-evidence.ts';
import classes from './doubt.module.css';

interface DoubtProps {
  confidence: number;
  source: Source | null;
  onRight: () => void;
  onEdit: () => void;
}

/** A quiet mark on what the reader of the resume was unsure of; behind it, the words it was read from. */
export function Doubt({ confidence, source, onRight, onEdit }: DoubtProps) {
  const { t } = useTranslation('profiles');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.doubt}>
      <UnstyledButton
        className={classes.mark}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <StatusBadge tone="caution">{t('doubt.mark')}</StatusBadge>
      </UnstyledButton>
      {isOpen && (
        <div id={id} className={classes.reasons}>
          <SourceWords confidence={confidence} source={source} />
          <Group gap="xs" mt="sm">
            <Button size="compact-md" onClick={onRight}>
              {t('doubt.right')}
            </Button>
            <Button variant="default" size="compact-md" onClick={onEdit}>
              {t('edit')}
            </Button>
          </Group>
        </div>
      )}
    </div>
  );
}

/** How sure the reading is, and the words of the resume behind it. */
export function SourceWords({ confidence, source }: Pick<DoubtProps, 'confidence' | 'source'>) {
  const { t } = useTranslation('profiles');
  const format = useFormatters();
  return (
    <>
      <Text size="sm">{t('doubt.sure', { percent: format.percent(confidence) })}</Text>
      {source ? (
        <figure className={classes.source}>
          <figcaption>
            {source.page ? t('doubt.from_page', { page: format.number(source.page) }) : t('doubt.from')}
          </figcaption>
          <blockquote dir="auto">
            {source.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </blockquote>
        </figure>
      ) : (
        <Text size="sm" c="dimmed">
          {t('doubt.no_source')}
        </Text>
      )}
    </>
  );
}
