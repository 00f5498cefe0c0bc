import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { Dialog } from '#web/design/dialog.tsx';
import { SearchIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { type SearchResult, useSearch } from '../search.queries.ts';
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
  place: string | null;
  link: string;
}

const TYPING_PAUSE_MS = 180;
const SCREENS_SHOWN = 8;

/** Goes to any screen, job or candidate by a few letters. Arrows choose, Enter goes, Escape closes. */
export default function CommandPalette({ screens, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('search');
  const { user } = useSession();
  const placeholder = t(user?.state === 'CANDIDATE' ? 'placeholder_jobs' : 'placeholder');
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const { entries, status } = useEntries(screens, text);
  const go = (entry: Entry) => {
    onClose();
    void navigate({ to: entry.link as '/' });
  };
  const { chosen, choose, onKeyDown } = useChosen(entries, { listId, onEnter: go });
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} isTitleHidden place="top" size="large">
      <div className={classes.field}>
        <SearchIcon size={20} stroke={1.7} aria-hidden />
        <input
          autoFocus
          className={classes.input}
          value={text}
          placeholder={placeholder}
          aria-label={placeholder}
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={entries[chosen] ? `${listId}-${chosen}` : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.currentTarget.value);
            choose(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Entries entries={entries} listId={listId} chosen={chosen} onChoose={choose} onGo={go} />
      <div role="status" className={classes.status}>
        {status}
      </div>
    </Dialog>
  );
}

/** What is found by the letters typed: screens at once, jobs and candidates once nobody types, and how far that is. */
function useEntries(screens: CommandPaletteProps['screens'], text: string) {
  const { t } = useTranslation('search');
  const [settled] = useDebouncedValue(text, TYPING_PAUSE_MS);
  const found = useSearch(settled);
  const typed = text.trim();
  const results = typed === '' ? undefined : found.data?.results;
  const entries = useMemo(
    () => [...placesNamed(screens, text), ...inGroups(results ?? [])],
    [screens, text, results],
  );
  const statusOf = () => {
    if (typed === '') return '';
    if (found.isFetching && entries.length === 0) return t('searching');
    if (found.isError) return t('failed');
    return entries.length === 0 ? t('nothing', { text: typed }) : '';
  };
  return { entries, status: statusOf() };
}

const placesNamed = (screens: CommandPaletteProps['screens'], text: string): Entry[] =>
  screens
    .filter((screen) => folded(screen.title).includes(folded(text)))
    .slice(0, SCREENS_SHOWN)
    .map(({ path, title }) => ({
      id: path,
      group: 'places',
      title,
      subtitle: null,
      place: null,
      link: path,
    }));

/** Jobs first, then candidates. */
function inGroups(results: readonly SearchResult[]): Entry[] {
  const entries = results.map(
    ({ kind, id, title, subtitle, place, link }): Entry => ({
      id: `${kind}-${id}`,
      group: kind === 'job' ? 'jobs' : 'candidates',
      title,
      subtitle,
      place,
      link,
    }),
  );
  const ofGroup = (group: Entry['group']) => entries.filter((entry) => entry.group === group);
  return [...ofGroup('jobs'), ...ofGroup('candidates')];
}

/** The entry that Enter goes to: the arrows go round, and bring it into sight. */
function useChosen(
  entries: readonly Entry[],
  { listId, onEnter }: { listId: string; onEnter: (entry: Entry) => void },
) {
  const [chosen, choose] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && entries.length > 0) {
      event.preventDefault();
      const next = (chosen + step + entries.length) % entries.length;
      choose(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const entry = entries[chosen];
      if (entry) onEnter(entry);
    }
  };
  return { chosen, choose, onKeyDown };
}

interface EntriesProps {
  entries: readonly Entry[];
  listId: string;
  chosen: number;
  onChoose: (place: number) => void;
  onGo: (entry: Entry) => void;
}

/** What was found, under the names of its groups. */
function Entries({ entries, listId, chosen, onChoose, onGo }: EntriesProps) {
  const { t } = useTranslation('search');
  return (
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
            onMouseMove={() => onChoose(index)}
            onClick={() => onGo(entry)}
          >
            <bdi>{entry.title}</bdi>
            {entry.subtitle && (
              <span className={classes.subtitle}>
                <Joined parts={[entry.subtitle, entry.place && <KnownName key="place" of={entry.place} />]} />
              </span>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Letters alike for finding: without case, accents, Arabic vowel signs and the variants of alef, yeh and teh. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\u0640/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .trim();
}
