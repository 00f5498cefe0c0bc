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
  const [open, setOpen] = useState<'editing' | 'deleting' | null>(null);
  const saved = ({ data, message }: { data: Notes; message: string }) => {
    onSaved(data);
    setOpen((now) => (now === 'editing' ? null : now));
    showNotice(message);
  };
  const change = useMutation({ ...mutationFor(changeCandidateNote), onSuccess: saved });
  const remove = useMutation({ ...mutationFor(deleteCandidateNote), onSuccess: saved });
  return (
    <li className={classes.note}>
      <NoteHead note={note} />
      {open === 'editing' ? (
        <EditNote
          note={note}
          colleagues={colleagues}
          isSaving={change.isPending}
          onCancel={() => setOpen(null)}
          onSave={(text) =>
            change.mutate({
              params: { id: note.id },
              body: { text, mentions: namedIn(text, [...colleagues, ...note.mentions]) },
            })
          }
        />
      ) : (
        <NoteText note={note} />
      )}
      {note.can.change && open !== 'editing' && (
        <NoteActions note={note} onEdit={() => setOpen('editing')} onDelete={() => setOpen('deleting')} />
      )}
      <ConfirmDialog
        isOpen={open === 'deleting'}
        title={t('notes.delete_title')}
        confirm={t('notes.delete')}
        cancel={t('notes.keep')}
        isDangerous
        isRunning={remove.isPending}
        onCancel={() => setOpen(null)}
        onConfirm={() => {
          setOpen(null);
          remove.mutate({ params: { id: note.id } });
        }}
      >
        {t('notes.delete_body')}
      </ConfirmDialog>
    </li>
  );
}

/** Who wrote it, when, and for which job. */
function NoteHead({ note }: { note: CandidateNote }) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  return (
    <div className={classes.head}>
      <Text size="sm" fw={600}>
        {note.author ? <bdi>{note.author.name}</bdi> : t('notes.somebody')}
      </Text>
      <Text size="xs" c="dimmed" component="time" dateTime={note.created_at}>
        {format.dateAndTime(note.created_at)}
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
  );
}

/** What is written, with the colleagues whom it names set off. */
const NoteText = ({ note }: { note: CandidateNote }) => (
  <Text size="sm" className={classes.text} dir="auto">
    {inPieces(note.text, note.mentions).map((piece, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name.
      <span key={at} className={piece.isName ? classes.name : undefined}>
        {piece.text}
      </span>
    ))}
  </Text>
);

interface NoteActionsProps {
  note: CandidateNote;
  onEdit: () => void;
  onDelete: () => void;
}

function NoteActions({ note, onEdit, onDelete }: NoteActionsProps) {
  const { t } = useTranslation('candidates');
  const date = useFormatters().dateAndTime(note.created_at);
  return (
    <div className={classes.actions}>
      <Button size="compact-xs" variant="subtle" aria-label={t('notes.edit_of', { date })} onClick={onEdit}>
        {t('notes.edit')}
      </Button>
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        aria-label={t('notes.delete_of', { date })}
        onClick={onDelete}
      >
        {t('notes.delete')}
      </Button>
    </div>
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
