import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PortalSkill } from '#contract/features/skills.contract.ts';
import { Page } from '#web/design/page.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { RecordList } from '#web/widgets/record-list/record-list.tsx';
import { NoPortalSkills } from '../components/no-portal-skills.tsx';
import classes from '../components/portal-skill.module.css';
import { PortalSkillFilters } from '../components/portal-skill-filters.tsx';
import { PortalSkillCard, usePortalSkillColumns } from '../components/portal-skill-row.tsx';
import { PORTAL_SKILLS } from '../skills.addresses.ts';
import { type Decision, portalSkillsQuery, useDecide } from '../skills.queries.ts';

/** Names of skills that jobs and resumes of the portal use and the dictionary lacks, and what to make of each. */
export default function PortalSkillsScreen() {
  const { t } = useTranslation('skills');
  const [{ page, status, q }] = useAddress(PORTAL_SKILLS);
  const skills = useQuery({
    ...portalSkillsQuery({ page, status, q }),
    placeholderData: (before) => before,
  });
  const list = useRef<HTMLDivElement>(null);
  const decide = useDecide();
  const onDecide = (skill: PortalSkill, decision: Decision) => {
    focusAfter(skill, skills.data?.results ?? [], list.current);
    void decide(skill, decision);
  };
  const isNew = status === 'new';
  const columns = usePortalSkillColumns({ isNew, onDecide });

  return (
    <Page title={t('portal.title')} lead={t('portal.lead')} width="full">
      <div ref={list} tabIndex={-1} className={classes.list}>
        <RecordList
          filters={<PortalSkillFilters counts={skills.data?.counts} />}
          query={skills}
          waitingLabel={t('portal.loading')}
          failedTitle={t('portal.failed')}
          empty={<NoPortalSkills />}
          rowKey={(skill) => skill.id}
          columns={columns}
          card={(skill) => <PortalSkillCard skill={skill} isNew={isNew} onDecide={onDecide} />}
        />
      </div>
    </Page>
  );
}

/** Whoever works with keys goes on at the next name: the one decided on leaves the list with the focus in it. */
function focusAfter(skill: PortalSkill, shown: readonly PortalSkill[], list: HTMLElement | null): void {
  const at = shown.findIndex((one) => one.id === skill.id);
  const next = shown[at + 1] ?? shown[at - 1];
  const target = next ? list?.querySelector<HTMLElement>(`[data-portal-skill="${next.id}"]`) : list;
  target?.focus();
}
