import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getJob, type Job } from '#contract/features/jobs.contract.ts';
import { previewCandidates, saveSkillWeights } from '#contract/features/rankings.contract.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { refreshRanking } from './rankings.queries.ts';

export type JobSkill = Job['skills'][number];
/** What a skill counts for; null where nobody gave it a weight. */
export type SkillWeight = number | null;
/** Weights that are tried, by skill. */
type Tried = Readonly<Record<string, SkillWeight>>;

const SHOWN = 20;
const TYPING_MS = 200;

export const keyOf = (skill: JobSkill) => skill.ref_skill ?? skill.name;
const savedWeight = (skill: JobSkill): SkillWeight => skill.weight ?? null;

/** Weights of a job's skills that are tried before they are saved, and the ranking that they would make. */
export function useTriedWeights(job: Job, onClose: () => void) {
  const [tried, setTried] = useState<Tried>({});
  const [settled] = useDebouncedValue(tried, TYPING_MS);
  const weightOf = (skill: JobSkill): SkillWeight => {
    const weight = tried[keyOf(skill)];
    return weight === undefined ? savedWeight(skill) : weight;
  };
  const changed = job.skills.filter((skill) => weightOf(skill) !== savedWeight(skill));
  const preview = useQuery({
    ...queryFor(previewCandidates, {
      body: { job_id: job.jid, weights: weightsToAsk(job, settled), limit: SHOWN },
    }),
    placeholderData: keepPreviousData,
  });
  const saving = useMutation({
    ...mutationFor(saveSkillWeights),
    onSuccess: async ({ message }) => {
      showNotice(message);
      setTried({});
      await Promise.all([refresh(getJob, previewCandidates), refreshRanking()]);
      onClose();
    },
  });
  return {
    weightOf,
    tryWeight: (skill: JobSkill, weight: SkillWeight) =>
      setTried((before) => ({ ...before, [keyOf(skill)]: weight })),
    hasChanges: changed.length > 0,
    preview,
    isSaving: saving.isPending,
    save: () => {
      const weights = changed.map((skill) => ({
        skill: keyOf(skill),
        weight: weightOf(skill),
        was: savedWeight(skill),
      }));
      saving.mutate({ body: { job_id: job.jid, weights } });
    },
    drop: () => {
      setTried({});
      onClose();
    },
  };
}

/** With none tried the same is asked with a weight that is saved: then both rankings are one. */
function weightsToAsk({ skills }: Job, tried: Tried): { skill: string; weight: SkillWeight }[] {
  const weights = skills.flatMap((skill) => {
    const weight = tried[keyOf(skill)];
    return weight === undefined ? [] : [{ skill: keyOf(skill), weight }];
  });
  const first = skills[0];
  return weights.length > 0 || !first ? weights : [{ skill: keyOf(first), weight: savedWeight(first) }];
}
