import { Button, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SearchCondition } from '#contract/features/candidate-searches.contract.ts';
import { hoursTold } from '#contract/kernel/hours.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { Fact, Facts } from '#web/design/facts.tsx';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { nameIn, type SkillFilters, type SkillInMap, useSkillInMap } from '../skill-maps.queries.ts';
import classes from './skill-dialog.module.css';

interface SkillDialogProps {
  id: string;
  /** What the numbers of the map are narrowed by. */
  filters: SkillFilters;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** What a skill is, and what stands behind its numbers. */
export function SkillDialog({ id, filters, onOpen, onClose }: SkillDialogProps) {
  const { t } = useTranslation('skill-maps');
  const { language } = useLanguage();
  const query = useSkillInMap(id, filters);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      place="side"
      title={query.data ? <bdi>{nameIn(language, query.data.name)}</bdi> : t('detail.title')}
      closeLabel={t('detail.close')}
    >
      <OneView
        query={query}
        waiting={<FormSkeleton label={t('loading')} />}
        missing={<EmptyState title={t('detail.missing')} />}
      >
        {(skill) => (
          <div className={classes.details}>
            <Summary skill={skill} />
            <Jobs skill={skill} />
            <People skill={skill} state={filters.state} />
            <Related skill={skill} onOpen={onOpen} />
            <Courses skill={skill} />
          </div>
        )}
      </OneView>
    </Dialog>
  );
}

interface PartProps {
  skill: SkillInMap;
}

function Summary({ skill }: PartProps) {
  const { t } = useTranslation('skill-maps');
  const { language } = useLanguage();
  const format = useFormatters();
  return (
    <>
      <Text c={skill.definition ? undefined : 'dimmed'}>
        {skill.definition ? nameIn(language, skill.definition) : t('detail.no_definition')}
      </Text>
      <Facts>
        <Fact label={t('table.jobs')}>{format.number(skill.jobs)}</Fact>
        <Fact label={t('table.people')}>
          {skill.people === null ? t('fewer') : format.number(skill.people)}
        </Fact>
        <Fact label={t('table.courses')}>{format.number(skill.courses)}</Fact>
        <Fact label={t('detail.category')}>{nameIn(language, skill.category)}</Fact>
      </Facts>
      {skill.gap !== null && <Text size="sm">{gapText(skill.gap)}</Text>}
      {skill.gap_at_least !== null && skill.gap_at_least > 0 && (
        <Text size="sm">{t('detail.short_least', { count: skill.gap_at_least })}</Text>
      )}
    </>
  );

  function gapText(gap: number) {
    if (gap === 0) return t('detail.even');
    return t(gap > 0 ? 'detail.short' : 'detail.over', { count: Math.abs(gap) });
  }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {children}
    </section>
  );
}

function Jobs({ skill }: PartProps) {
  const { t } = useTranslation('skill-maps');
  if (skill.latest_jobs.length === 0) return null;
  return (
    <Part title={t('detail.jobs', { count: skill.latest_jobs.length })}>
      <ul className={classes.list}>
        {skill.latest_jobs.map((job) => (
          <li key={job.jid}>
            {job.is_own ? (
              <TextLink to="/recruiter/jobs/$id" params={{ id: job.jid }}>
                <bdi>{job.job_title}</bdi>
              </TextLink>
            ) : (
              <TextLink to="/job/$id" params={{ id: job.jid }}>
                <bdi>{job.job_title}</bdi>
              </TextLink>
            )}
            <Text size="sm" c="dimmed">
              <bdi>{job.company_name}</bdi>
              {job.location && (
                <>
                  <Dot />
                  <bdi>{job.location}</bdi>
                </>
              )}
            </Text>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Recruiters may look for the people behind the number; an institute is told the number alone. */
function People({ skill, state }: PartProps & { state: string }) {
  const { t } = useTranslation('skill-maps');
  const { language } = useLanguage();
  const hires = useSession().state !== 'INSTITUTE';
  if (!hires || skill.people === null) return null;
  const wanted: SearchCondition[] = [
    { kind: 'skill', wish: 'must', id: skill.id, name: nameIn(language, skill.name), either: null },
    ...(state ? [{ kind: 'place' as const, wish: 'must' as const, place: state, km: null }] : []),
  ];
  return (
    <div>
      <ButtonLink to="/recruiter/search" search={{ by: JSON.stringify(wanted) }} variant="default">
        {t('detail.people')}
      </ButtonLink>
    </div>
  );
}

function Related({ skill, onOpen }: PartProps & { onOpen: (id: string) => void }) {
  const { t } = useTranslation('skill-maps');
  const { language } = useLanguage();
  if (skill.related.length === 0) return null;
  return (
    <Part title={t('detail.related')}>
      <ul className={classes.list}>
        {skill.related.map(({ id, name, jobs, people }) => (
          <li key={id} className={classes.related}>
            <Button variant="subtle" size="compact-sm" onClick={() => onOpen(id)}>
              <bdi>{nameIn(language, name)}</bdi>
            </Button>
            <Text size="sm" c="dimmed">
              {t('counted.jobs', { count: jobs })}
              <Dot />
              {people === null ? t('detail.few_people') : t('counted.people', { count: people })}
            </Text>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Courses({ skill }: PartProps) {
  const { t } = useTranslation('skill-maps');
  const { language } = useLanguage();
  if (skill.best_courses.length === 0) return null;
  return (
    <Part title={t('detail.courses')}>
      <ul className={classes.list}>
        {skill.best_courses.map(({ id, title, provider, hours, link }) => (
          <li key={id}>
            <a href={link} target="_blank" rel="noreferrer" className={classes.link}>
              <bdi>{nameIn(language, title)}</bdi>
            </a>
            <Text size="sm" c="dimmed">
              <bdi>{nameIn(language, provider)}</bdi>
              <Dot />
              {t('detail.hours', { count: hoursTold(hours) })}
            </Text>
          </li>
        ))}
      </ul>
    </Part>
  );
}
