import { Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addCandidateNote,
  listCandidateNotes,
  NOTE_LENGTH,
  type CandidateNotes as Notes,
} from '#contract/features/candidate-notes.contract.ts';
import { listCandidateHistory } from '#contract/features/candidates.contract.ts';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { keyOf, mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { drafts } from '#web/platform/storage.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { type Colleague, namedIn } from '../mentions.ts';
import { notesAbout } from '../notes-about.ts';
import { NoteEntry } from './candidate-note.tsx';
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
                  <NoteEntry key={note.id} note={note} colleagues={colleagues} onSaved={show} />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}

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
