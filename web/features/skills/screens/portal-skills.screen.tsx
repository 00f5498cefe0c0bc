import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PORTAL_SKILL_STATUSES, type PortalSkill } from '#contract/features/skills.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { SearchIcon, SkillMapIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { type RecordColumn, RecordList } from '#web/widgets/record-list/record-list.tsx';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import classes from '../components/portal-skill.module.css';
import {
  Decided,
  NameOfSkill,
  NearestSkills,
  OpenDecisions,
  TakeBack,
  Where,
} from '../components/portal-skill.tsx';
import { PORTAL_SKILLS } from '../skills.addresses.ts';
import { type Decision, portalSkillsQuery, useDecide } from '../skills.queries.ts';

/** Names of skills that jobs and resumes of the portal use and the dictionary lacks, and what to make of each. */
export default function PortalSkillsScreen() {
  const { t } = useTranslation('skills');
  const [{ page, status, q }, setAddress] = useAddress(PORTAL_SKILLS);
  const format = useFormatters();
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
  const columns: readonly RecordColumn<PortalSkill>[] = [
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

  return (
    <Page title={t('portal.title')} lead={t('portal.lead')} width="full">
      <div ref={list} tabIndex={-1} className={classes.list}>
        <RecordList
          filters={
            <>
              <SegmentedControl
                className={classes.statuses}
                aria-label={t('columns.status')}
                value={status}
                onChange={(next) => setAddress({ status: next, page: 1 }, { push: true })}
                data={PORTAL_SKILL_STATUSES.map((one) => ({
                  value: one,
                  label: (
                    <>
                      {t(`statuses.${one}`)}{' '}
                      {skills.data && (
                        <span className={classes.count}>{format.number(skills.data.counts[one])}</span>
                      )}
                    </>
                  ),
                }))}
              />
              <SearchField
                label={t('portal.search')}
                value={q}
                onSearch={(next) => setAddress({ q: next, page: 1 })}
              />
            </>
          }
          query={skills}
          waitingLabel={t('portal.loading')}
          failedTitle={t('portal.failed')}
          empty={
            q !== '' || page > 1 ? (
              <EmptyState
                title={t('empty.nothing_found')}
                icon={<SearchIcon size={28} stroke={1.5} aria-hidden />}
                action={
                  <Button variant="default" onClick={() => setAddress({ q: '', page: 1 })}>
                    {t('empty.show_all')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title={t(`empty.${status}`)}
                icon={<SkillMapIcon size={28} stroke={1.5} aria-hidden />}
              >
                {t(`empty.${status}_body`)}
              </EmptyState>
            )
          }
          rowKey={(skill) => skill.id}
          columns={columns}
          card={(skill) => (
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
          )}
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
