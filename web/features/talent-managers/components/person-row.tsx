import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  endManagedPerson,
  getTalentStats,
  listManagedJobs,
  listManagedPeople,
  type ManagedPerson,
  resendTalentInvitation,
} from '#contract/features/talent-managers.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { Dot } from '#web/design/joined.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage/application-stage.tsx';

/** The parts of one person's row, which is a table's at a desk and a card on a phone. */
interface Part {
  person: ManagedPerson;
}

export function PersonName({ person: { name, email } }: Part) {
  return (
    <div>
      <Text fw={600}>
        <bdi>{name ?? email}</bdi>
      </Text>
      {name && (
        <Words size="sm" isDimmed>
          <bdi>{email}</bdi>
        </Words>
      )}
    </div>
  );
}

const toneOf = (status: ManagedPerson['status']) =>
  status === 'joined' ? 'good' : status === 'asked' ? 'caution' : 'neutral';

export function PersonStanding({ person }: Part) {
  const { t } = useTranslation('talent-managers');
  const format = useFormatters();
  const { status, profile } = person;
  const isOpen = status === 'invited' || status === 'asked';
  // Of the badge: an application's step, or else the answer.
  const since = profile?.stage ? profile.stage_since : person.answered_at;
  return (
    <div>
      {profile?.stage ? (
        <ApplicationStageBadge stage={profile.stage} reader="manager" />
      ) : (
        <StatusBadge tone={toneOf(status)}>{t(`status.${status}`)}</StatusBadge>
      )}
      <Words size="sm" isDimmed>
        {isOpen
          ? t('people.until', { date: format.date(person.expires_at) })
          : since && t('people.since', { date: format.date(since) })}
        {isOpen && person.reminded_at && (
          <>
            <Dot />
            {t('people.reminded', { date: format.date(person.reminded_at) })}
          </>
        )}
      </Words>
    </div>
  );
}

export function PersonFacts({ person: { profile, has_resume: hasResume } }: Part) {
  const { t } = useTranslation('talent-managers');
  const format = useFormatters();
  if (!profile)
    return (
      <Words size="sm" isDimmed>
        {t(hasResume ? 'people.resume_waits' : 'people.not_yet')}
      </Words>
    );
  return (
    <div>
      <Words size="sm">{profile.headline ? <bdi>{profile.headline}</bdi> : t('people.no_headline')}</Words>
      <Words size="sm" isDimmed>
        {t('people.complete', { percent: format.percent(profile.completeness) })}
      </Words>
    </div>
  );
}

export function PersonFit({ person: { profile } }: Part) {
  const { t } = useTranslation('talent-managers');
  const format = useFormatters();
  if (!profile) return null;
  if (!profile.is_ranked)
    return (
      <Words size="sm" isDimmed>
        {t('people.unranked')}
      </Words>
    );
  return (
    <div>
      <Words size="sm">{t('people.fits', { count: profile.jobs })}</Words>
      {profile.best_score !== null && (
        <Words size="sm" isDimmed>
          {t('people.best', { percent: format.percent(profile.best_score) })}
        </Words>
      )}
    </div>
  );
}

export function PersonActions({ person }: Part) {
  const { t } = useTranslation('talent-managers');
  const [isEnding, setIsEnding] = useState(false);
  const after = async ({ message }: { message: string }) => {
    showNotice(message);
    setIsEnding(false);
    await refresh(listManagedPeople, getTalentStats, listManagedJobs);
  };
  const resend = useMutation({ ...mutationFor(resendTalentInvitation), onSuccess: after });
  const end = useMutation({ ...mutationFor(endManagedPerson), onSuccess: after });
  const params = { id: person.id };
  const name = person.name ?? person.email;
  const act = person.status === 'joined' ? 'end' : 'revoke';
  return (
    <Group gap="xs" wrap="nowrap">
      {person.can.resend && (
        <Button
          variant="default"
          size="compact-sm"
          loading={resend.isPending}
          aria-label={t('people.resend_named', { name })}
          onClick={() => resend.mutate({ params })}
        >
          {t('people.resend')}
        </Button>
      )}
      {person.can.end && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={t(`people.${act}_named`, { name })}
          onClick={() => setIsEnding(true)}
        >
          {t(`people.${act}`)}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isEnding}
        title={t(`people.${act}_title`, { name: isolated(name) })}
        confirm={t(`people.${act}`)}
        cancel={t('cancel')}
        isDangerous
        isRunning={end.isPending}
        onConfirm={() => end.mutate({ params })}
        onCancel={() => setIsEnding(false)}
      >
        {t(`people.${act}_body`)}
      </ConfirmDialog>
    </Group>
  );
}
