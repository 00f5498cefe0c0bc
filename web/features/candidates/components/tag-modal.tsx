import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tagCandidates } from '#contract/features/candidate-notes.contract.ts';
import { getPipeline, listCandidates } from '#contract/features/candidates.contract.ts';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { Modal } from '#web/design/modal.tsx';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Standing } from '../placements.ts';
import { TagField } from './candidate-tags.tsx';

/** In one call. */
const MOST_TAGGED = 100;

interface TagModalProps {
  people: readonly Standing[];
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Puts tags on many people at once; only what it put on is taken off by undoing. */
export function TagModal({ people, isOpen, onClose, onDone }: TagModalProps) {
  const { t } = useTranslation('candidates');
  const [tags, setTags] = useState<readonly string[]>([]);
  const tag = useMutation(mutationFor(tagCandidates));
  const hidden = people.filter(({ is_blind }) => is_blind).length;
  const ids = [...new Set(people.flatMap((one) => (one.is_blind ? [] : one.candidate_id)))];

  const save = async () => {
    const added: { candidate_id: string; tag: string }[] = [];
    try {
      for (let from = 0; from < ids.length; from += MOST_TAGGED) {
        const candidate_ids = ids.slice(from, from + MOST_TAGGED);
        added.push(...(await tag.mutateAsync({ body: { candidate_ids, add: [...tags] } })).data.added);
      }
    } catch {
      // The mutation has shown why.
    }
    await refresh(listCandidates, getPipeline);
    if (added.length > 0)
      showNotice(t('bulk.tagged', { count: ids.length }), { undo: () => void takeOff(added) });
    setTags([]);
    onClose();
    onDone();
  };
  /** Only what was put on: a tag that somebody had before stays. */
  const takeOff = async (added: readonly { candidate_id: string; tag: string }[]) => {
    for (const [name, rows] of Object.entries(Object.groupBy(added, (one) => one.tag))) {
      const all = rows!.map(({ candidate_id }) => candidate_id);
      for (let from = 0; from < all.length; from += MOST_TAGGED) {
        const candidate_ids = all.slice(from, from + MOST_TAGGED);
        await tag.mutateAsync({ body: { candidate_ids, remove: [name] } }).catch(() => undefined);
      }
    }
    await refresh(listCandidates, getPipeline);
  };

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
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
              <Button type="submit" loading={tag.isPending}>
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
