import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CandidateNote,
  changeCandidateNote,
  deleteCandidateNote,
  NOTE_LENGTH,
  type CandidateNotes as Notes,
} from '#contract/features/candidate-notes.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { mutationFor } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type Colleague, inPieces, namedIn } from '../mentions.ts';
import classes from './candidate-notes.module.css';
import { MentionField } from './mention-field.tsx';

interface NoteEntryProps {
  note: CandidateNote;
  colleagues: readonly Colleague[];
  onSaved: (notes: Notes) => void;
}

/** One note, which its author may edit and delete. */
export function NoteEntry({ note, colleagues, onSaved }: NoteEntryProps) {
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
