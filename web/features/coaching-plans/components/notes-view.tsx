import { ActionIcon, Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { CoachingNote } from '#contract/features/coaching-plans.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { EditIcon, TrashIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { drafts } from '#web/platform/storage.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { useAddNote, useChangeNote, useDeleteNote, useNotes } from '../coaching-plans.queries.ts';
import classes from './coaching.module.css';
import { ConcernNotice } from './concern-notice.tsx';

const LONGEST = 4_000;
const DRAFT = 'coaching-note';

/** Notes of one's own: kept, changed and deleted, and read by nobody else. */
export function NotesView() {
  const { t } = useTranslation('coaching-plans');
  const notes = useNotes();
  return (
    <div className={classes.parts}>
      <Words isDimmed>{t('notes.help')}</Words>
      <NewNote />
      <QueryView
        query={notes}
        failedTitle={t('notes.failed')}
        waiting={<ListSkeleton label={t('notes.loading')} count={2} />}
        isEmpty={({ results }) => results.length === 0}
        empty={<EmptyState title={t('notes.empty')}>{t('notes.empty_body')}</EmptyState>}
      >
        {({ results }) => (
          <ul className={classes.notes} aria-label={t('notes.list')}>
            {results.map((note) => (
              <li key={note.id}>
                <Note note={note} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}

function NewNote() {
  const { t } = useTranslation('coaching-plans');
  const [text, setText] = useState(() => String(drafts.read(DRAFT) ?? ''));
  const add = useAddNote();
  const write = (value: string) => {
    setText(value);
    drafts.keep(DRAFT, value);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || add.isPending) return;
    add.mutate(
      { body: { text } },
      {
        onSuccess: () => {
          setText('');
          drafts.drop(DRAFT);
        },
      },
    );
  };
  const concern = add.data?.data.concern;
  return (
    <form onSubmit={send} className={classes.new}>
      <Textarea
        label={t('notes.label')}
        placeholder={t('notes.placeholder')}
        autosize
        minRows={2}
        maxLength={LONGEST}
        dir="auto"
        value={text}
        onChange={({ currentTarget: { value } }) => write(value)}
      />
      <div>
        <Button type="submit" loading={add.isPending}>
          {t('notes.add')}
        </Button>
      </div>
      {concern && <ConcernNotice concern={concern} />}
    </form>
  );
}

function Note({ note }: { note: CoachingNote }) {
  const { t } = useTranslation('coaching-plans');
  const format = useFormatters();
  const [isAsking, setAsking] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const remove = useDeleteNote();
  if (isEditing) return <EditedNote note={note} onClose={() => setEditing(false)} />;
  return (
    <article className={classes.written}>
      <p dir="auto">{note.text}</p>
      <div className={classes.under}>
        <span className={classes.note}>
          {format.date(note.created_at)}
          {note.edited_at && (
            <>
              <Dot />
              {t('notes.edited', { date: format.date(note.edited_at) })}
            </>
          )}
        </span>
        <Group gap={4}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('notes.edit')}
            onClick={() => setEditing(true)}
          >
            <EditIcon size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('notes.remove')}
            onClick={() => setAsking(true)}
          >
            <TrashIcon size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Group>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('notes.remove_title')}
        confirm={t('notes.remove')}
        cancel={t('notes.remove_keep')}
        isDangerous
        isRunning={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate({ params: { id: note.id } })}
      >
        {t('notes.remove_body')}
      </ConfirmDialog>
    </article>
  );
}

function EditedNote({ note, onClose }: { note: CoachingNote; onClose: () => void }) {
  const { t } = useTranslation('coaching-plans');
  const [text, setText] = useState(note.text);
  const change = useChangeNote();
  const save = () => change.mutate({ params: { id: note.id }, body: { text } }, { onSuccess: onClose });
  return (
    <div className={classes.new}>
      <Textarea
        aria-label={t('notes.edit')}
        autosize
        minRows={2}
        maxLength={LONGEST}
        dir="auto"
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Group gap="xs">
        <Button size="sm" loading={change.isPending} disabled={text.trim() === ''} onClick={save}>
          {t('notes.save')}
        </Button>
        <Button size="sm" variant="default" onClick={onClose}>
          {t('notes.cancel')}
        </Button>
      </Group>
    </div>
  );
}
