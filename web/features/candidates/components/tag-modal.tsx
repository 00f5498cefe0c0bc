import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tagCandidates } from '#contract/features/candidate-notes.contract.ts';
import { getPipeline, listCandidates } from '#contract/features/candidates.contract.ts';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { Modal } from '#web/design/modal.tsx';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Standing } from '../placements.ts';
import { TagField } from './tag-field.tsx';

/** In one call. */
const MOST_TAGGED = 100;

interface TagModalProps {
  people: readonly Standing[];
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Puts tags on many people at once; only what it put on is taken off by undoing. */
export default function TagModal({ people, isOpen, onClose, onDone }: TagModalProps) {
  const { t } = useTranslation(['candidates', 'platform']);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [isThere, setIsThere] = useState(false);
  // Of a dialog that begins open Mantine does not know where the focus was.
  useEffect(() => setIsThere(true), []);
  const { addTags, isRunning } = useTagging();
  const hidden = people.filter(({ is_blind }) => is_blind).length;
  const ids = [...new Set(people.flatMap((one) => (one.is_blind ? [] : one.candidate_id)))];
  const save = async () => {
    await addTags(ids, tags);
    setTags([]);
    onClose();
    onDone();
  };
  return (
    <Modal
      opened={isOpen && isThere}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('platform:close') }}
      title={t('bulk.tag_title', { count: ids.length || people.length })}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (tags.length > 0) void save();
        }}
      >
        <FormFields>
          {hidden > 0 && <Text size="sm">{t('bulk.tag_blind', { count: hidden })}</Text>}
          {ids.length > 0 && (
            <TagField
              label={t('bulk.tags')}
              description={t('bulk.tags_help')}
              value={tags}
              onChange={setTags}
            />
          )}
          <FormActions>
            {ids.length > 0 && (
              <Button type="submit" loading={isRunning}>
                {t('bulk.tag_save')}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t('bulk.cancel')}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Modal>
  );
}

/** A tag that was put on somebody who did not have it. */
interface AddedTag {
  candidate_id: string;
  tag: string;
}

function useTagging() {
  const { t } = useTranslation('candidates');
  const tag = useMutation(mutationFor(tagCandidates));
  const refreshTags = () => refresh(listCandidates, getPipeline);

  const addTags = async (ids: readonly string[], add: readonly string[]) => {
    const added: AddedTag[] = [];
    try {
      for (const candidate_ids of inCalls(ids))
        added.push(...(await tag.mutateAsync({ body: { candidate_ids, add: [...add] } })).data.added);
    } catch {
      // The mutation has shown why.
    }
    await refreshTags();
    if (added.length > 0)
      showNotice(t('bulk.tagged', { count: ids.length }), { undo: () => void takeOff(added) });
  };
  /** Only what was put on: a tag that somebody had before stays. */
  const takeOff = async (added: readonly AddedTag[]) => {
    for (const [name, rows = []] of Object.entries(Object.groupBy(added, (one) => one.tag)))
      for (const candidate_ids of inCalls(rows.map((one) => one.candidate_id)))
        await tag.mutateAsync({ body: { candidate_ids, remove: [name] } }).catch(() => undefined);
    await refreshTags();
  };
  return { addTags, isRunning: tag.isPending };
}

/** As many at a time as one call takes. */
function inCalls(ids: readonly string[]): string[][] {
  const calls: string[][] = [];
  for (let from = 0; from < ids.length; from += MOST_TAGGED) calls.push(ids.slice(from, from + MOST_TAGGED));
  return calls;
}
