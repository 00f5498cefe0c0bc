import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { type Listed, PERSONALITY } from '../assessments.queries.ts';

interface TakeLinkProps {
  assessment: Pick<Listed, 'assessment_id' | 'kind' | 'name' | 'open' | 'can'>;
  look: 'name' | 'button' | 'text';
}

/** Leads to an assessment, wherever it is taken: by its name, or by what can be done. */
export function TakeLink({ assessment, look }: TakeLinkProps) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  const { assessment_id, kind, open, can } = assessment;
  const name = names(assessment.name);
  const deed = t(open || can.go_on ? 'take.continue' : can.start ? 'take.start' : 'take.look');
  const words = look === 'name' ? { children: name } : { children: deed, 'aria-label': `${deed}: ${name}` };
  const page = open ? { page: 1 } : {};
  const button = { size: 'sm', variant: open ? 'filled' : 'default' } as const;
  if (kind === 'interests')
    return look === 'button' ? (
      <ButtonLink to="/candidate/assessments/my-next-move" {...button} {...words} />
    ) : (
      <TextLink to="/candidate/assessments/my-next-move" {...words} />
    );
  if (assessment_id === PERSONALITY)
    return look === 'button' ? (
      <ButtonLink to="/candidate/assessments/personality" search={page} {...button} {...words} />
    ) : (
      <TextLink to="/candidate/assessments/personality" search={page} {...words} />
    );
  const to = '/candidate/assessments/$assessment_id';
  return look === 'button' ? (
    <ButtonLink to={to} params={{ assessment_id }} search={page} {...button} {...words} />
  ) : (
    <TextLink to={to} params={{ assessment_id }} search={page} {...words} />
  );
}
