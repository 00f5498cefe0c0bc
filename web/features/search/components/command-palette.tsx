import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { Dialog } from '#web/design/dialog.tsx';
import { SearchIcon } from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useSearch } from '../search.queries.ts';
import classes from './command-palette.module.css';

interface CommandPaletteProps {
  /** Screens this person may go to, in their language. */
  screens: readonly { path: string; title: string }[];
  onClose: () => void;
}

interface Entry {
  id: string;
  group: 'places' | 'jobs' | 'candidates';
  title: string;
  subtitle: string | null;
  link: string;
}

const TYPING_PAUSE_MS = 180;
const SCREENS_SHOWN = 8;

/** Goes to any screen, job or candidate by a few letters. Arrows choose, Enter goes, Escape closes. */
export default function CommandPalette({ screens, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const [settled] = useDebouncedValue(text, TYPING_PAUSE_MS);
  const found = useSearch(settled);
  const hasText = text.trim() !== '';

  const entries = useMemo<Entry[]>(() => {
    const places = screens
      .filter((screen) => folded(screen.title).includes(folded(text)))
      .slice(0, SCREENS_SHOWN)
      .map((screen) => ({
        id: screen.path,
        group: 'places' as const,
        title: screen.title,
        subtitle: null,
        link: screen.path,
      }));
    const things = (hasText ? (found.data?.results ?? []) : []).map((one) => ({
      id: `${one.kind}-${one.id}`,
      group: one.kind === 'job' ? ('jobs' as const) : ('candidates' as const),
      title: one.title,
      subtitle: one.subtitle,
      link: one.link,
    }));
    const inOrder = (group: Entry['group']) => things.filter((thing) => thing.group === group);
    return [...places, ...inOrder('jobs'), ...inOrder('candidates')];
  }, [screens, text, hasText, found.data]);

  const go = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    void navigate({ to: entry.link as '/' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && entries.length > 0) {
      event.preventDefault();
      const next = (chosen + step + entries.length) % entries.length;
      setChosen(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      go(entries[chosen]);
    }
  };

  const status = () => {
    if (hasText && found.isFetching && entries.length === 0) return t('searching');
    if (hasText && found.isError) return t('failed');
    if (hasText && entries.length === 0) return t('nothing', { text: text.trim() });
    return '';
  };

  return (
    <Dialog isOpen onClose={onClose} title={t('title')} isTitleHidden place="top" size="large">
      <div className={classes.field}>
        <SearchIcon size={20} stroke={1.7} aria-hidden />
        <input
          autoFocus
          className={classes.input}
          value={text}
          placeholder={t('placeholder')}
          aria-label={t('placeholder')}
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={entries[chosen] ? `${listId}-${chosen}` : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={listId} role="listbox" aria-label={t('title')} className={classes.list}>
        {entries.map((entry, index) => (
          <div key={entry.id} role="presentation">
            {entry.group !== entries[index - 1]?.group && (
              <div className={classes.group} role="presentation">
                {t(entry.group)}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, as a combobox has them. */}
            <div
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              className={classes.entry}
              onMouseMove={() => setChosen(index)}
              onClick={() => go(entry)}
            >
              <bdi>{entry.title}</bdi>
              {entry.subtitle && <bdi className={classes.subtitle}>{entry.subtitle}</bdi>}
            </div>
          </div>
        ))}
      </div>
      <div role="status" className={classes.status}>
        {status()}
      </div>
    </Dialog>
  );
}

/** Letters alike for finding: without case, accents, Arabic vowel signs and the variants of alef, yeh and teh. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\u0640/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .trim();
}
