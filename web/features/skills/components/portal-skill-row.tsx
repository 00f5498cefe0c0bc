import { VisuallyHidden } from '@mantine/core';
import type { PortalSkill } from '#contract/features/skills.contract.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { RecordColumn } from '#web/widgets/record-list/record-list.tsx';
import type { Decision } from '../skills.queries.ts';
import classes from './portal-skill.module.css';
import { Decided, NameOfSkill, NearestSkills, OpenDecisions, TakeBack, Where } from './portal-skill.tsx';

interface DecidingList {
  /** Whether the list is of names that nobody has decided on. */
  isNew: boolean;
  onDecide: (skill: PortalSkill, decision: Decision) => void;
}

/** The columns at a desk: with what may be decided, or what was. */
export function usePortalSkillColumns({
  isNew,
  onDecide,
}: DecidingList): readonly RecordColumn<PortalSkill>[] {
  const { t } = useTranslation('skills');
  return [
    { header: t('columns.name'), className: classes.name, cell: (skill) => <NameOfSkill skill={skill} /> },
    { header: t('columns.where'), cell: (skill) => <Where skill={skill} /> },
    isNew
      ? {
          header: t('columns.nearest'),
          className: classes.nearestColumn,
          cell: (skill) => <NearestSkills skill={skill} onDecide={onDecide} />,
        }
      : { header: t('columns.decided'), cell: (skill) => <Decided skill={skill} /> },
    {
      header: <VisuallyHidden>{t('columns.actions')}</VisuallyHidden>,
      className: classes.actionsColumn,
      cell: (skill) =>
        isNew ? (
          <OpenDecisions skill={skill} onDecide={onDecide} />
        ) : (
          <TakeBack skill={skill} onDecide={onDecide} />
        ),
    },
  ];
}

/** The same as a card on a phone. */
export function PortalSkillCard({ skill, isNew, onDecide }: DecidingList & { skill: PortalSkill }) {
  return (
    <div className={classes.card}>
      <NameOfSkill skill={skill} />
      <Where skill={skill} />
      {isNew ? (
        <>
          <NearestSkills skill={skill} onDecide={onDecide} />
          <OpenDecisions skill={skill} onDecide={onDecide} />
        </>
      ) : (
        <>
          <Decided skill={skill} />
          <TakeBack skill={skill} onDecide={onDecide} />
        </>
      )}
    </div>
  );
}
