import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeProgramme,
  deleteProgramme,
  getProgramme,
  listProgrammes,
} from '#contract/features/programmes.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { Joined } from '#web/design/joined.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { call, callWithMessage } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { OWN } from '../institutes.addresses.ts';
import type { KeptProgramme } from '../institutes.queries.ts';
import { useNames } from '../names.ts';
import classes from './comparison.module.css';

/** Programmes that one keeps, and that colleagues share. */
export function KeptProgrammes({ programmes }: { programmes: readonly KeptProgramme[] }) {
  return (
    <ul className={classes.courses}>
      {programmes.map((programme) => (
        <Kept key={programme.id} programme={programme} />
      ))}
    </ul>
  );
}

function Kept({ programme }: { programme: KeptProgramme }) {
  const { t } = useTranslation('institutes');
  const format = useFormatters();
  const nameOf = useNames();
  const [isDeleting, setIsDeleting] = useState(false);
  const done = { onError: showError, onSettled: () => refresh(listProgrammes, getProgramme) };
  const share = useMutation({
    mutationFn: async () => {
      const { version } = await call(getProgramme, { params: { id: programme.id } });
      const body = { version, is_shared: !programme.is_shared };
      return callWithMessage(changeProgramme, { params: { id: programme.id }, body });
    },
    onSuccess: ({ message }) => showNotice(message),
    ...done,
  });
  const remove = useMutation({
    mutationFn: () => callWithMessage(deleteProgramme, { params: { id: programme.id } }),
    onSuccess: ({ message }) => showNotice(message),
    ...done,
  });
  return (
    <li className={classes.kept}>
      <div>
        <Text fw={500}>
          <bdi>{nameOf(programme.title)}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          <Joined
            parts={[
              t('kept.courses', { count: programme.courses }),
              format.date(programme.updated_at),
              programme.is_own ? programme.is_shared && t('kept.is_shared') : t('kept.of_colleague'),
            ]}
          />
        </Text>
      </div>
      <Group gap="xs">
        <ButtonLink
          size="compact-md"
          variant="default"
          to="/institute/national-job/result"
          search={{ institute: OWN, program: programme.id }}
        >
          {t('kept.with_jobs')}
        </ButtonLink>
        <ButtonLink
          size="compact-md"
          variant="default"
          to="/institute/programmes/$id"
          params={{ id: programme.id }}
        >
          {t(programme.is_own ? 'kept.correct' : 'kept.see')}
        </ButtonLink>
        {programme.is_own && (
          <>
            <Button
              size="compact-md"
              variant="subtle"
              loading={share.isPending}
              onClick={() => share.mutate()}
            >
              {t(programme.is_shared ? 'kept.unshare' : 'kept.share')}
            </Button>
            <Button size="compact-md" variant="subtle" color="gray" onClick={() => setIsDeleting(true)}>
              {t('kept.delete')}
            </Button>
          </>
        )}
      </Group>
      {isDeleting && (
        <ConfirmDialog
          isOpen
          title={t('kept.delete_title', { name: nameOf(programme.title) })}
          confirm={t('kept.delete')}
          cancel={t('cancel')}
          isDangerous
          isRunning={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsDeleting(false) })}
          onCancel={() => setIsDeleting(false)}
        >
          {t('kept.delete_body')}
        </ConfirmDialog>
      )}
    </li>
  );
}
