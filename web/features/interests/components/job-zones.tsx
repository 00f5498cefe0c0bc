import { useQuery } from '@tanstack/react-query';
import { Fact, Facts } from '#web/design/facts.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { CardSkeleton } from '#web/design/skeletons.tsx';
import { Heading } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { ZONES } from '../interests.addresses.ts';
import { type Careers, careersFor, nameIn, useSteps } from '../interests.queries.ts';
import classes from './interests.module.css';
import { WithResult } from './with-result.tsx';

/** Five levels of preparation, from little or none to extensive; one of them is chosen. */
export function JobZones() {
  return <WithResult>{({ scores }) => <Zones scores={scores} />}</WithResult>;
}

function Zones({ scores }: { scores: Careers['scores'] }) {
  const { t } = useTranslation('interests');
  const { linkTo } = useSteps();
  const query = useQuery(careersFor(scores, '', 1));
  return (
    <QueryView
      query={query}
      failedTitle={t('zones.failed')}
      waiting={<CardSkeleton label={t('zones.waiting')} count={5} />}
    >
      {({ job_zones, total }) => (
        <>
          <ol className={classes.zones}>
            {job_zones.map((zone) => (
              <li key={zone.zone}>
                <Zone zone={zone} />
              </li>
            ))}
          </ol>
          <Section>
            <div className={classes.actions}>
              <ButtonLink variant="default" {...linkTo('CAREERS', { zone: '' })}>
                {t('zones.all', { count: total })}
              </ButtonLink>
              <ButtonLink variant="subtle" color="gray" {...linkTo('RESULTS')}>
                {t('zones.back')}
              </ButtonLink>
            </div>
          </Section>
        </>
      )}
    </QueryView>
  );
}

function Zone({ zone }: { zone: Careers['job_zones'][number] }) {
  const { t } = useTranslation('interests');
  const { language } = useLanguage();
  const { linkTo, address } = useSteps();
  const format = useFormatters();
  const key = ZONES.find((one) => one === String(zone.zone)) ?? '';
  return (
    <Section look="sheet">
      <Heading level={2} className={classes.zoneName}>
        <span className={classes.zoneNumber} aria-hidden>
          {format.number(zone.zone)}
        </span>
        {nameIn(language, zone.name)}
      </Heading>
      <Facts>
        <Fact label={t('zones.experience')}>{nameIn(language, zone.experience)}</Fact>
        <Fact label={t('zones.education')}>{nameIn(language, zone.education)}</Fact>
        <Fact label={t('zones.training')}>{nameIn(language, zone.training)}</Fact>
        <Fact label={t('zones.examples')}>{nameIn(language, zone.examples)}</Fact>
      </Facts>
      <div className={classes.actions}>
        <ButtonLink
          variant={address.zone === key ? 'filled' : 'light'}
          aria-label={t('zones.choose_named', { count: zone.careers, zone: nameIn(language, zone.name) })}
          {...linkTo('CAREERS', { zone: key })}
        >
          {t('zones.choose', { count: zone.careers })}
        </ButtonLink>
      </div>
    </Section>
  );
}
