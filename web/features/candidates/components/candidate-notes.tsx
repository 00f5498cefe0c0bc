import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addCandidateNote,
  type CandidateNote,
  changeCandidateNote,
  deleteCandidateNote,
  listCandidateNotes,
  NOTE_LENGTH,
  type CandidateNotes as Notes,
} from '#contract/features/candidate-notes.contract.ts';
import { listCandidateHistory } from '#contract/features/candidates.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { keyOf, mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { drafts } from '#web/platform/storage.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { type Colleague, inPieces, namedIn } from '../mentions.ts';
import classes from './candidate-notes.module.css';
import { MentionField } from './mention-field.tsx';

interface CandidateNotesProps {
  candidateId: string;
  /** The job that the reader looks at: a new note is about it. */
  jobId: string | null;
}

/** What one’s own company wrote about a candidate, and a field for more. */
export function CandidateNotes({ candidateId, jobId }: CandidateNotesProps) {
  const { t } = useTranslation('candidates');
  const key = notesAbout(candidateId, jobId);
  const notes = useQuery(queryFor(listCandidateNotes, key));
  const show = (next: Notes) => {
    queryCache.setQueryData(keyOf(listCandidateNotes, key), next);
    void refresh(listCandidateHistory);
  };
  return (
    <Section title={t('notes.title')} help={t('notes.help')}>
      <QueryView
        query={notes}
        waiting={<ListSkeleton label={t('notes.waiting')} count={2} />}
        failedTitle={t('notes.failed')}
      >
        {({ results, colleagues }) => (
          <>
            <NewNote
              key={candidateId}
              candidateId={candidateId}
              jobId={jobId}
              colleagues={colleagues}
              onSaved={show}
            />
            {results.length === 0 ? (
              <Text c="dimmed" mt="sm">
                {t('notes.none')}
              </Text>
            ) : (
              <ul className={classes.notes}>
                {results.map((note) => (
                  <Note key={note.id} note={note} colleagues={colleagues} onSaved={show} />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}

/** What is asked for somebody’s notes. */
export const notesAbout = (candidateId: string, jobId: string | null) => ({
  params: { id: candidateId },
  query: jobId ? { job_id: jobId } : {},
});

interface NewNoteProps extends CandidateNotesProps {
  colleagues: readonly Colleague[];
  onSaved: (notes: Notes) => void;
}

function NewNote({ candidateId, jobId, colleagues, onSaved }: NewNoteProps) {
  const { t } = useTranslation('candidates');
  const [text, setText] = useNoteDraft(candidateId);
  const add = useMutation({
    ...mutationFor(addCandidateNote),
    onSuccess: ({ data, message }) => {
      setText('');
      onSaved(data);
      showNotice(message);
    },
  });
  const send = () => {
    const written = text.trim();
    if (written === '' || add.isPending) return;
    add.mutate({
      params: { id: candidateId },
      body: { text: written, mentions: namedIn(written, colleagues), job_id: jobId },
    });
  };
  return (
    <div className={classes.form}>
      <MentionField
        label={t('notes.new')}
        placeholder={t('notes.placeholder')}
        maxLength={NOTE_LENGTH}
        value={text}
        onChange={setText}
        colleagues={colleagues}
      />
      {text.trim() !== '' && (
        <Button size="xs" loading={add.isPending} onClick={send}>
          {t('notes.add')}
        </Button>
      )}
    </div>
  );
}

/** What is typed about somebody is still there after a reload, or after a look at somebody else. */
function useNoteDraft(candidateId: string) {
  const name = `note:${candidateId}`;
  const [text, setText] = useState(() => {
    const kept = drafts.read(name);
    return typeof kept === 'string' ? kept : '';
  });
  const write = (next: string) => {
    setText(next);
    if (next.trim() === '') drafts.drop(name);
    else drafts.keep(name, next);
  };
  return [text, write] as const;
}

interface NoteProps {
  note: CandidateNote;
  colleagues: readonly Colleague[];
  onSaved: (notes: Notes) => void;
}

function Note({ note, colleagues, onSaved }: NoteProps) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  const [isEditing, setIsEditing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const saved = ({ data, message }: { data: Notes; message: string }) => {
    onSaved(data);
    setIsEditing(false);
    showNotice(message);
  };
  const change = useMutation({ ...mutationFor(changeCandidateNote), onSuccess: saved });
  const remove = useMutation({ ...mutationFor(deleteCandidateNote), onSuccess: saved });
  const date = format.dateAndTime(note.created_at);
  return (
    <li className={classes.note}>
      <div className={classes.head}>
        <Text size="sm" fw={600}>
          {note.author ? <bdi>{note.author.name}</bdi> : t('notes.somebody')}
        </Text>
        <Text size="xs" c="dimmed" component="time" dateTime={note.created_at}>
          {date}
        </Text>
        {note.edited_at && (
          <Text size="xs" c="dimmed">
            {t('notes.edited', { ago: format.relative(note.edited_at) })}
          </Text>
        )}
        {note.job && (
          <Text size="xs" c="dimmed">
            {t('notes.about_job', { job: note.job.job_title })}
          </Text>
        )}
      </div>
      {isEditing ? (
        <EditNote
          note={note}
          colleagues={colleagues}
          isSaving={change.isPending}
          onCancel={() => setIsEditing(false)}
          onSave={(text) =>
            change.mutate({
              params: { id: note.id },
              body: { text, mentions: namedIn(text, [...colleagues, ...note.mentions]) },
            })
          }
        />
      ) : (
        <Text size="sm" className={classes.text} dir="auto">
          {inPieces(note.text, note.mentions).map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name.
            <span key={at} className={piece.isName ? classes.name : undefined}>
              {piece.text}
            </span>
          ))}
        </Text>
      )}
      {note.can.change && !isEditing && (
        <div className={classes.deeds}>
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={t('notes.edit_of', { date })}
            onClick={() => setIsEditing(true)}
          >
            {t('notes.edit')}
          </Button>
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            aria-label={t('notes.delete_of', { date })}
            onClick={() => setIsDeleting(true)}
          >
            {t('notes.delete')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isDeleting}
        title={t('notes.delete_title')}
        confirm={t('notes.delete')}
        cancel={t('notes.keep')}
        isDangerous
        isRunning={remove.isPending}
        onCancel={() => setIsDeleting(false)}
        onConfirm={() => {
          setIsDeleting(false);
          remove.mutate({ params: { id: note.id } });
        }}
      >
        {t('notes.delete_body')}
      </ConfirmDialog>
    </li>
  );
}

interface EditNoteProps {
  note: CandidateNote;
  colleagues: readonly Colleague[];
  isSaving: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function EditNote({ note, colleagues, isSaving, onSave, onCancel }: EditNoteProps) {
  const { t } = useTranslation('candidates');
  const [text, setText] = useState(note.text);
  return (
    <div className={classes.form}>
      <MentionField
        aria-label={t('notes.edit')}
        maxLength={NOTE_LENGTH}
        value={text}
        onChange={setText}
        colleagues={colleagues}
      />
      <Group gap="xs">
        <Button size="xs" loading={isSaving} onClick={() => text.trim() && onSave(text.trim())}>
          {t('notes.save')}
        </Button>
        <Button size="xs" variant="default" onClick={onCancel}>
          {t('notes.cancel')}
        </Button>
      </Group>
    </div>
  );
}
