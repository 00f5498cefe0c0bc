import type { Explanation } from '#contract/features/matches.contract.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useShownName } from '#web/platform/known-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type MatchReason as Reason, reasonOf } from './match-reasons.ts';

/** Why a match is what it is, in one line: what is there, and what holds it back most. */
export function MatchReason({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation('match-explanation');
  const shown = useShownName();
  const { skills, obstacle } = reasonOf(explanation);
  return (
    <>
      {skills ? <SkillsThere {...skills} /> : t('why.no_skills')}{' '}
      {obstacle?.kind === 'gate' && t(`why.${obstacle.key}`)}
      {obstacle?.kind === 'skill' && t('why.skill', { skill: isolated(shown(obstacle.name)) })}
    </>
  );
}

function SkillsThere({ kind, matched, partly, of }: NonNullable<Reason['skills']>) {
  const { t } = useTranslation('match-explanation');
  if (kind === 'must' && matched === of) return t('why.must_all', { count: of });
  const skills = t(`why.${kind}_of`, { count: of });
  if (partly > 0) return t(`why.${kind}_partly`, { count: matched, skills, partly });
  return t(`why.${kind}_some`, { count: matched, skills });
}
