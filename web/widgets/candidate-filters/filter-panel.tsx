import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { FilterIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './facts-filters.module.css';

const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

interface FilterPanelProps {
  id: string;
  /** How many narrow the list: with any, the panel begins open. */
  count: number;
  onClear: () => void;
  /** Where there is little room they come over the list, and it stays where it is. */
  isSheet?: boolean;
  /** It is about to be opened: what is in it may be fetched. */
  onIntent: () => void;
  children: ReactNode;
}

/** What opens and closes the filters of a list of people, and clears them. */
export function FilterPanel({ id, count, onClear, isSheet = false, onIntent, children }: FilterPanelProps) {
  const { t } = useTranslation('candidate-filters');
  const format = useFormatters();
  const [isOpen, setIsOpen] = useState(count > 0 && !isSheet);
  const openButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
  const number = format.number(count);
  const opener = count > 0 ? t('open_with', { count, number }) : t('open');
  const clear = count > 0 && (
    <Button className={classes.clear} variant="subtle" color="gray" onClick={onClear}>
      {t('clear', { count, number })}
    </Button>
  );
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };
  if (isSheet)
    return (
      <>
        <Button
          {...intent}
          ref={openButton}
          variant="default"
          size="xs"
          aria-haspopup="dialog"
          leftSection={<FilterIcon size={16} stroke={1.7} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {opener}
        </Button>
        {wasOpen.current && (
          <Suspense fallback={null}>
            <FilterSheet id={id} isOpen={isOpen} onClose={() => setIsOpen(false)} opener={openButton}>
              {children}
              {clear}
            </FilterSheet>
          </Suspense>
        )}
      </>
    );
  return (
    <div className={classes.filter}>
      <Button
        {...intent}
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        leftSection={<FilterIcon size={16} stroke={1.7} aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {opener}
      </Button>
      {isOpen && (
        <div className={classes.panel} id={id}>
          {children}
          {clear}
        </div>
      )}
    </div>
  );
}
