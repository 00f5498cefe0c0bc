import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AdminPortal,
  getAdminPortal,
  getPortal,
  type PortalChange,
  patchAdminPortal,
} from '#contract/features/portals.contract.ts';
import { Page } from '#web/design/page.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { ApiError } from '#web/platform/api-error.ts';
import { call, callWithMessage } from '#web/platform/call.ts';
import { ShownInPlace } from '#web/platform/contract-form.ts';
import { queryFor } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { drafts } from '#web/platform/storage.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { PortalForm } from '../components/portal-form.tsx';
import {
  changesOf,
  mergedWith,
  type PortalField,
  type PortalValues,
  valuesOf,
  wayBack,
} from '../portal-changes.ts';

const adminPortal = queryFor(getAdminPortal, {});

/** How the portal looks and who gets in, for its admins. */
export default function PortalScreen() {
  const { t } = useTranslation('portals');
  // Asked once: what comes in while somebody types is told when they save.
  const portal = useQuery({ ...adminPortal, refetchOnWindowFocus: false, staleTime: 0 });
  return (
    <Page title={t('title')} lead={t('lead')} width="full">
      <QueryView
        query={portal}
        waiting={<FormSkeleton label={t('loading')} count={5} />}
        failedTitle={t('failed')}
      >
        {(found) => <PortalEditor found={found} />}
      </QueryView>
    </Page>
  );
}

interface Editing {
  /** As the server has it, as far as this screen knows. */
  portal: AdminPortal;
  start: PortalValues;
  contested: readonly PortalField[] | null;
  /** Counts the forms: a new one begins with new values. */
  round: number;
}

function PortalEditor({ found }: { found: AdminPortal }) {
  const { t } = useTranslation('portals');
  const [editing, setEditing] = useState<Editing>({
    portal: found,
    start: valuesOf(found),
    contested: null,
    round: 0,
  });
  const { portal } = editing;
  const before = valuesOf(portal);

  const begin = (next: AdminPortal, start = valuesOf(next), contested: Editing['contested'] = null) => {
    queryCache.setQueryData(adminPortal.queryKey, next);
    // The app around this screen wears it at once.
    queryCache.setQueryData(queryFor(getPortal, {}).queryKey, next);
    setEditing(({ round }) => ({ portal: next, start, contested, round: round + 1 }));
  };

  const send = (of: AdminPortal, changes: Partial<PortalChange>) =>
    callWithMessage(patchAdminPortal, { body: { ...changes, updated_at: of.updated_at } });

  const takeBack = async (saved: AdminPortal, former: Partial<PortalChange>) => {
    try {
      begin((await send(saved, former)).data);
      showNotice(t('taken_back'));
    } catch (error) {
      showError(error);
    }
  };

  const save = async (values: PortalValues) => {
    const changes = changesOf(before, values);
    if (Object.keys(changes).length === 0) {
      showNotice(t('nothing_to_save'));
      return;
    }
    try {
      const { data, message } = await send(portal, changes);
      begin(data);
      showNotice(message, { undo: () => void takeBack(data, wayBack(before, changes)) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'portals.changed_meanwhile') throw error;
      const theirs = await call(getAdminPortal);
      const merged = mergedWith(before, valuesOf(theirs), values);
      begin(theirs, merged.values, merged.both);
      throw new ShownInPlace();
    }
  };

  return (
    <PortalForm
      key={editing.round}
      {...editing}
      onSave={save}
      onTakeTheirs={(values) => {
        const theirs = valuesOf(portal);
        const kept = Object.fromEntries(
          Object.entries(values).filter(([field]) => !editing.contested?.includes(field as PortalField)),
        );
        begin(portal, { ...theirs, ...kept });
      }}
      onDiscard={() => {
        drafts.drop(`portal.${portal.updated_at ?? 'first'}`);
        begin(portal);
        showNotice(t('discarded'));
      }}
    />
  );
}
