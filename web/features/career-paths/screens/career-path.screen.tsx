import { SegmentedControl, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { CareerGoal } from '#contract/features/career-paths.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PathIcon, PersonIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { CardSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { CAREER_PATH, VIEWS } from '../career-paths.addresses.ts';
import { isWithoutProfile, nameIn, type Paths, useGoal, usePaths } from '../career-paths.queries.ts';
import { GoalSection } from '../components/goal-section.tsx';
import { Neighbours } from '../components/neighbours.tsx';
import { PathLines } from '../components/path-lines.tsx';
import { PathTable } from '../components/path-table.tsx';

/** Where a person's work may lead: three lines to compare, and the one that is their goal. */
export default function CareerPathScreen() {
  const { t } = useTranslation('career-paths');
  const { language } = useLanguage();
  const paths = usePaths();
  const goal = useGoal().data?.goal ?? null;
  const from = paths.data?.from;
  const name = from ? nameIn(language, from.name) : '';
  const end = paths.data?.end;
  const leads = {
    title: t('lead', { name }),
    skills: t('lead_skills', { name }),
    studies: t('lead_studies', { name }),
  };
  const lead = from ? leads[from.found_by] : t('lead_none');
  return (
    <Page title={t('title')} lead={lead} width="full">
      {goal && <GoalSection goal={goal} />}
      {isWithoutProfile(paths.error) ? (
        <Beginning words="no_profile" />
      ) : (
        <QueryView
          query={paths}
          failedTitle={t('failed')}
          waiting={<CardSkeleton label={t('loading')} count={3} />}
          isEmpty={(found) => found.paths.length + found.neighbours.length === 0}
          empty={
            from ? (
              <EmptyState
                title={t('no_paths.title')}
                icon={<PathIcon size={26} stroke={1.6} aria-hidden />}
                action={<ButtonLink to="/candidate/profile">{t('nothing.action')}</ButtonLink>}
              >
                {end
                  ? t('no_paths.ends', { name, reason: nameIn(language, end) })
                  : t('no_paths.body', { name })}
              </EmptyState>
            ) : (
              <Beginning words="nothing" />
            )
          }
        >
          {(found) => (
            <>
              {found.is_returning && <Text c="dimmed">{t('returning', { name })}</Text>}
              <Compared found={found} goal={goal} />
            </>
          )}
        </QueryView>
      )}
    </Page>
  );
}

function Compared({ found, goal }: { found: Paths; goal: CareerGoal | null }) {
  return (
    <>
      {found.paths.length > 0 && <Suggested found={found} goal={goal} />}
      {found.from && found.neighbours.length > 0 && (
        <Neighbours
          from={found.from}
          steps={found.neighbours}
          isAlone={found.paths.length === 0}
          end={found.end}
        />
      )}
    </>
  );
}

function Suggested({ found, goal }: { found: Paths; goal: CareerGoal | null }) {
  const { t } = useTranslation('career-paths');
  const [{ view }, setAddress] = useAddress(CAREER_PATH);
  const hasKeys = useMediaQuery('(pointer: fine)', true, { getInitialValueInEffect: false });
  if (!found.from) return null;
  return (
    <Section
      title={t('suggested')}
      help={
        <>
          {t('honest')}
          {view === 'lines' && hasKeys && ` ${t('keys')}`}
        </>
      }
      actions={
        <SegmentedControl
          size="sm"
          aria-label={t('views')}
          data={VIEWS.map((one) => ({ value: one, label: t(`view.${one}`) }))}
          value={view}
          onChange={(next) => setAddress({ view: VIEWS.find((one) => one === next) })}
        />
      }
    >
      {view === 'table' ? (
        <PathTable paths={found.paths} />
      ) : (
        <PathLines from={found.from} paths={found.paths} goal={goal} />
      )}
    </Section>
  );
}

function Beginning({ words }: { words: 'nothing' | 'no_profile' }) {
  const { t } = useTranslation('career-paths');
  return (
    <EmptyState
      title={t(`${words}.title`)}
      icon={<PersonIcon size={26} stroke={1.6} aria-hidden />}
      action={<ButtonLink to="/candidate/profile">{t(`${words}.action`)}</ButtonLink>}
    >
      {t(`${words}.body`)}
    </EmptyState>
  );
}
