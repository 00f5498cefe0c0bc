import { useMutation } from '@tanstack/react-query';
import { listCandidateTags, tagCandidates } from '#contract/features/candidate-notes.contract.ts';
import {
  getCandidate,
  listCandidateHistory,
  listCandidates,
} from '#contract/features/candidates.contract.ts';
import { Section } from '#web/design/section.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { TagField } from './tag-field.tsx';

interface TagsOfProps {
  candidateId: string;
  name: string;
  tags: readonly string[];
}

/** The company’s tags of a candidate; each is saved as it is put on or taken off. */
export function TagsOf({ candidateId, name, tags }: TagsOfProps) {
  const { t } = useTranslation('candidates');
  const change = useMutation({
    ...mutationFor(tagCandidates),
    onSettled: () => refresh(getCandidate, listCandidates, listCandidateTags, listCandidateHistory),
  });
  // What is on its way is shown already.
  const going = change.isPending ? change.variables.body : null;
  const shown = going ? [...tags.filter((tag) => !going.remove?.includes(tag)), ...(going.add ?? [])] : tags;
  return (
    <Section title={t('tags.title')}>
      <TagField
        label={t('tags.label', { name: isolated(name) })}
        description={t('tags.help')}
        value={[...new Set(shown)]}
        onChange={(next) => {
          const add = next.filter((tag) => !shown.includes(tag));
          const remove = shown.filter((tag) => !next.includes(tag));
          if (add.length + remove.length > 0)
            change.mutate({ body: { candidate_ids: [candidateId], add, remove } });
        }}
      />
    </Section>
  );
}
