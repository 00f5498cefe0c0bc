import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ChatThread,
  exportChatThread,
  listChatThreads,
} from '#contract/features/conversations.contract.ts';
import { DownloadIcon, EditIcon, MoreIcon, SearchIcon, TrashIcon } from '#web/design/icons.ts';
import { LateMenu } from '#web/design/late-menu.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { callForFile } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { DeleteThread, RenameThread } from './thread-dialogs.tsx';
import classes from './thread-list.module.css';

interface ThreadListProps {
  openId: string;
  onOpen: (id: string) => void;
  /** The open thread is deleted. */
  onGone: () => void;
}

/** One's conversations, the latest first, found by what was said in them. */
export function ThreadList({ openId, onOpen, onGone }: ThreadListProps) {
  const { t } = useTranslation('conversations');
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 250);
  const query = useQuery(queryFor(listChatThreads, { query: { q } }));
  const [changing, setChanging] = useState<{ thread: ChatThread; how: 'rename' | 'delete' } | null>(null);
  const close = () => setChanging(null);
  return (
    <nav className={classes.threads} aria-label={t('threads.title')}>
      <TextInput
        type="search"
        size="sm"
        aria-label={t('threads.search')}
        placeholder={t('threads.search')}
        leftSection={<SearchIcon size={16} stroke={1.7} aria-hidden />}
        value={text}
        dir="auto"
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <QueryView
        query={query}
        waiting={<ListSkeleton label={t('threads.loading')} count={4} />}
        failedTitle={t('threads.failed')}
        isEmpty={({ results }) => results.length === 0}
        empty={<p className={classes.none}>{t(q === '' ? 'threads.none' : 'threads.none_found')}</p>}
      >
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((thread) => (
              <Row
                key={thread.id}
                thread={thread}
                isOpen={thread.id === openId}
                onOpen={() => onOpen(thread.id)}
                onChange={(how) => setChanging({ thread, how })}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {changing?.how === 'rename' && <RenameThread thread={changing.thread} onClose={close} />}
      {changing?.how === 'delete' && (
        <DeleteThread
          thread={changing.thread}
          onClose={close}
          onDeleted={() => {
            if (changing.thread.id === openId) onGone();
          }}
        />
      )}
    </nav>
  );
}

interface RowProps {
  thread: ChatThread;
  isOpen: boolean;
  onOpen: () => void;
  onChange: (how: 'rename' | 'delete') => void;
}

function Row({ thread, isOpen, onOpen, onChange }: RowProps) {
  const { t } = useTranslation('conversations');
  const format = useFormatters();
  const takeOut = () =>
    void callForFile(exportChatThread, { params: { id: thread.id } }).then(
      (bytes) => saveFile(bytes, `${thread.title.slice(0, 60)}.txt`),
      showError,
    );
  return (
    <li className={classes.row} data-open={isOpen || undefined}>
      <button type="button" className={classes.open} aria-current={isOpen || undefined} onClick={onOpen}>
        <bdi className={classes.title}>{thread.title}</bdi>
        <span className={classes.when}>{format.relative(thread.updated_at)}</span>
      </button>
      <LateMenu
        button={
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('threads.more', { title: thread.title })}
          >
            <MoreIcon size={16} aria-hidden />
          </ActionIcon>
        }
        entries={[
          {
            label: t('threads.rename'),
            icon: <EditIcon size={16} aria-hidden />,
            run: () => onChange('rename'),
          },
          { label: t('threads.export'), icon: <DownloadIcon size={16} aria-hidden />, run: takeOut },
          {
            label: t('threads.delete'),
            icon: <TrashIcon size={16} aria-hidden />,
            run: () => onChange('delete'),
          },
        ]}
      />
    </li>
  );
}
