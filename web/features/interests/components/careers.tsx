import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FITS } from '#contract/features/interests.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { TargetIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { CardSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { ZONES } from '../interests.addresses.ts';
import {
  CAREERS_A_PAGE,
  careersFor,
  type Careers as Found,
  nameIn,
  type Result,
  useSteps,
} from '../interests.queries.ts';
import { CareerCard } from './career-card.tsx';
import classes from './interests.module.css';
import { WithResult } from './with-result.tsx';

/** The occupations that fit best, of one level of preparation or of all. */
export function Careers() {
  return <WithResult>{({ scores }) => <First scores={scores} />}</WithResult>;
}

/** Those after them, and the other levels. */
export function MoreCareers() {
  return <WithResult>{({ scores }) => <Further scores={scores} />}</WithResult>;
}

type Scores = Result['scores'];

function First({ scores }: { scores: Scores }) {
  const { t } = useTranslation('interests');
  const { address, linkTo } = useSteps();
  const rest = (total: number) => total - CAREERS_A_PAGE;
  return (
    <OfPage scores={scores} page={1}>
      {(found) => (
        <>
          <ByFit careers={found.careers} />
          <div className={classes.actions}>
            <ButtonLink {...linkTo('MORE_CAREERS')}>
              {rest(found.total) > 0 ? t('careers.more', { count: rest(found.total) }) : t('careers.others')}
            </ButtonLink>
            <ButtonLink variant="default" {...linkTo('JOB_ZONES')}>
              {t(address.zone ? 'careers.other_zone' : 'careers.choose_zone')}
            </ButtonLink>
          </div>
        </>
      )}
    </OfPage>
  );
}

function Further({ scores }: { scores: Scores }) {
  const { address } = useSteps();
  return (
    <OfPage scores={scores} page={address.page + 1} isFurther>
      {(found) => (
        <>
          <ByFit careers={found.careers} />
          <AddressPagination total={found.total - CAREERS_A_PAGE} limit={CAREERS_A_PAGE} />
          <OtherZones zones={found.job_zones} />
        </>
      )}
    </OfPage>
  );
}

interface OfPageProps {
  scores: Scores;
  page: number;
  isFurther?: boolean;
  children: (found: Found) => ReactNode;
}

function OfPage({ scores, page, isFurther = false, children }: OfPageProps) {
  const { t } = useTranslation('interests');
  const { language } = useLanguage();
  const { address } = useSteps();
  const query = useQuery({ ...careersFor(scores, address.zone, page), placeholderData: (before) => before });
  const zone = query.data?.job_zones.find((one) => String(one.zone) === address.zone);
  return (
    <QueryView
      query={query}
      failedTitle={t('careers.failed')}
      waiting={<CardSkeleton label={t('careers.waiting')} count={4} />}
      isEmpty={({ careers }) => careers.length === 0}
      empty={query.data && <None found={query.data} isFurther={isFurther} />}
    >
      {(found) => (
        <>
          <div className={classes.count}>
            <Words>
              {zone
                ? t('careers.in_zone', { count: found.total, zone: nameIn(language, zone.name) })
                : t('careers.in_all', { count: found.total })}
            </Words>
            <Bands bands={found.bands} />
          </div>
          {children(found)}
        </>
      )}
    </QueryView>
  );
}

/** How the words Best, Great and Good come about. */
function Bands({ bands: { best, great, good } }: { bands: Found['bands'] }) {
  const { t } = useTranslation('interests');
  const format = useFormatters();
  const shares = { best: format.percent(best), great: format.percent(great), good: format.percent(good) };
  return (
    <Words size="sm" isDimmed>
      {t('careers.bands', shares)}
    </Words>
  );
}

function ByFit({ careers }: { careers: Found['careers'] }) {
  const { t } = useTranslation('interests');
  return FITS.map((fit) => {
    const these = careers.filter((career) => career.fit === fit);
    if (these.length === 0) return null;
    return (
      <Section key={fit} title={t(`fits.${fit}`)}>
        <ul className={classes.careers}>
          {these.map((career) => (
            <li key={career.occupation_id}>
              <CareerCard career={career} />
            </li>
          ))}
        </ul>
      </Section>
    );
  });
}

function OtherZones({ zones }: { zones: Found['job_zones'] }) {
  const { t } = useTranslation('interests');
  const { language } = useLanguage();
  const { address, linkTo } = useSteps();
  return (
    <Section title={t('careers.zones')} help={t('careers.zones_help')}>
      <ul className={classes.otherZones}>
        {zones.map((zone) => {
          const key = ZONES.find((one) => one === String(zone.zone)) ?? '';
          if (key === address.zone) return null;
          return (
            <li key={zone.zone}>
              <ButtonLink variant="default" {...linkTo('CAREERS', { zone: key })}>
                {t('careers.zone', { count: zone.careers, zone: nameIn(language, zone.name) })}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Why there are none: nothing to go by, none at this level, or no further ones. */
function None({ found, isFurther }: { found: Found; isFurther: boolean }) {
  const { t } = useTranslation('interests');
  const { linkTo } = useSteps();
  if (found.is_flat)
    return (
      <EmptyState
        title={t('careers.flat')}
        icon={<TargetIcon size={28} stroke={1.6} aria-hidden />}
        action={<ButtonLink {...linkTo('START')}>{t('results.again')}</ButtonLink>}
      >
        {t('results.flat_body')}
      </EmptyState>
    );
  return (
    <>
      <EmptyState
        title={t(isFurther ? 'careers.no_further' : 'careers.none')}
        icon={<TargetIcon size={28} stroke={1.6} aria-hidden />}
        action={<ButtonLink {...linkTo('JOB_ZONES')}>{t('careers.other_zone')}</ButtonLink>}
      >
        {t('careers.none_body')}
      </EmptyState>
      <OtherZones zones={found.job_zones} />
    </>
  );
}
