import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  type ConnectedSystem,
  followHiringSystem,
  getSignOn,
} from '#contract/features/hiring-systems.contract.ts';
import { ExternalIcon, RefreshIcon } from '#web/design/icons.ts';
import { call } from '#web/platform/call.ts';
import { isolated } from '#web/platform/isolated.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useSystemDeed } from '#web/widgets/system-records/system-records.queries.ts';
import type { Can } from '../hiring-systems.queries.ts';

/** To go on there, and to ask it now. */
export function SystemActions({ system, can }: { system: ConnectedSystem; can: Can }) {
  const { t } = useTranslation('hiring-systems');
  const ask = useSystemDeed(followHiringSystem);
  const signOn = useMutation({
    mutationFn: () => call(getSignOn, {}),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: showError,
  });
  return (
    <>
      {can.sign_on && system.about.sign_on !== 'none' && (
        <Button
          leftSection={<ExternalIcon size={18} stroke={1.7} aria-hidden />}
          loading={signOn.isPending}
          onClick={() => signOn.mutate()}
        >
          {t(system.about.sign_on === 'address' ? 'sign_on' : 'open_there', {
            system: isolated(system.name),
          })}
        </Button>
      )}
      {can.manage && (
        <Button
          variant="default"
          leftSection={<RefreshIcon size={18} stroke={1.7} aria-hidden />}
          loading={ask.isPending}
          onClick={() => ask.mutate({ body: {} })}
        >
          {t('ask_now')}
        </Button>
      )}
    </>
  );
}
