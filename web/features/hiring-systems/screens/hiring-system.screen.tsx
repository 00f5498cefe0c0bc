import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ConnectedSystem, getHiringSystem } from '#contract/features/hiring-systems.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { SendIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { useSystemChanges } from '#web/widgets/system-records/system-records.queries.ts';
import { ConnectForm } from '../components/connect-form.tsx';
import { ConnectionPart } from '../components/connection-part.tsx';
import { MappingPart } from '../components/mapping-part.tsx';
import { PeoplePart } from '../components/people-part.tsx';
import { RecordsPart } from '../components/records-part.tsx';
import { SecretDialog } from '../components/secret-dialog.tsx';
import { SystemActions } from '../components/system-actions.tsx';
import { SystemFault } from '../components/system-fault.tsx';
import { SystemTabs } from '../components/system-tabs.tsx';
import { HIRING_SYSTEM, type Part } from '../hiring-systems.addresses.ts';
import type { Standing } from '../hiring-systems.queries.ts';
import classes from './hiring-system.module.css';

/** The company’s external hiring system: connected, mapped, granted, and what went there and came back. */
export default function HiringSystemScreen() {
  const { t } = useTranslation('hiring-systems');
  useSystemChanges();
  const standing = useQuery(queryFor(getHiringSystem, {}));
  const system = standing.data?.system;
  return (
    <Page
      title={system ? <bdi>{system.name}</bdi> : t('title')}
      lead={t(system ? 'lead_connected' : 'lead')}
      width="full"
      actions={standing.data && system && <SystemActions system={system} can={standing.data.can} />}
    >
      <QueryView
        query={standing}
        waiting={<ListSkeleton label={t('waiting')} count={5} />}
        failedTitle={t('failed')}
      >
        {(data) =>
          data.system ? (
            <Connected standing={data} system={data.system} />
          ) : data.can.manage ? (
            <Connect />
          ) : (
            <NotAllowed standing={data} />
          )
        }
      </QueryView>
    </Page>
  );
}

function Connect() {
  const { t } = useTranslation('hiring-systems');
  return (
    <div className={classes.connect}>
      <Section title={t('connect.title')} help={t('connect.help')} look="sheet">
        <ConnectForm />
      </Section>
      <Section title={t('what.title')}>
        <ul className={classes.what}>
          {(['jobs', 'candidates', 'stages', 'sign_on'] as const).map((one) => (
            <li key={one}>
              <Text>{t(`what.${one}`)}</Text>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function NotAllowed({ standing }: { standing: Standing }) {
  const { t } = useTranslation('hiring-systems');
  const format = useFormatters();
  return (
    <EmptyState title={t('not_connected')} icon={<SendIcon size={30} stroke={1.5} aria-hidden />}>
      {standing.granted_by.length > 0 && t('ask', { names: format.list(standing.granted_by) })}
    </EmptyState>
  );
}

function Connected({ standing, system }: { standing: Standing; system: ConnectedSystem }) {
  const { t } = useTranslation('hiring-systems');
  const format = useFormatters();
  const [{ part }, setAddress] = useAddress(HIRING_SYSTEM);
  const { can } = standing;
  const open: readonly Part[] = [
    ...(can.jobs || can.candidates || can.manage ? (['records'] as const) : []),
    ...(can.manage ? (['mapping'] as const) : []),
    ...(can.grant ? (['people'] as const) : []),
    ...(can.manage ? (['connection'] as const) : []),
  ];
  const shown = open.includes(part) ? part : open[0];
  return (
    <div className={classes.body}>
      <SecretDialog system={system} />
      <SystemFault system={system} mayMend={can.manage} />
      {!shown && !can.sign_on && (
        <Text c="dimmed">{t('ask', { names: format.list(standing.granted_by) })}</Text>
      )}
      {open.length > 1 && shown && (
        <SystemTabs
          parts={open}
          part={shown}
          system={system}
          onChange={(next) => setAddress({ part: next, page: 1 }, { push: true })}
        />
      )}
      <div id="hiring-system-panel">
        {shown === 'records' && <RecordsPart />}
        {shown === 'mapping' && <MappingPart key={JSON.stringify(system.about)} system={system} can={can} />}
        {shown === 'people' && <PeoplePart />}
        {shown === 'connection' && <ConnectionPart system={system} />}
      </div>
    </div>
  );
}
