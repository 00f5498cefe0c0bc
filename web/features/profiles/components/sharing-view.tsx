import { Alert, SegmentedControl, Switch, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getProfileSharing,
  type ProfileSharing,
  patchProfileSharing,
  SHARED_PARTS,
} from '#contract/features/profiles.contract.ts';
import { EyeIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { keyOf, mutationFor, queryFor } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ProfileToRead } from '#web/widgets/profile-view/profile-view.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { CANDIDATE_PROFILE } from '../profiles.addresses.ts';
import classes from './sharing-view.module.css';

/** What is shared, and the very profile that a recruiter gets. */
export default function SharingView({ name }: { name: string }) {
  const { t } = useTranslation('profiles');
  const sharing = useQuery(queryFor(getProfileSharing, {}));
  return (
    <QueryView
      query={sharing}
      failedTitle={t('sharing.failed')}
      waiting={<FormSkeleton label={t('sharing.loading')} />}
    >
      {(data) => <Sharing sharing={data} name={name} />}
    </QueryView>
  );
}

interface Wish {
  is_discoverable?: boolean;
  parts?: Partial<ProfileSharing['parts']>;
}

function Sharing({ sharing, name }: { sharing: ProfileSharing; name: string }) {
  const { shown, set } = useSharing(sharing);
  return (
    <div className={classes.panes}>
      <SharingSwitches sharing={shown} onSet={set} />
      <Preview sharing={shown} name={name} />
    </div>
  );
}

/** What is shared, with what was switched and is not yet answered: a switch moves at once. */
function useSharing(sharing: ProfileSharing) {
  const [wished, setWished] = useState<Wish>({});
  const change = useMutation({
    ...mutationFor(patchProfileSharing),
    // One after the other: the last answer is the whole truth.
    scope: { id: 'profile-sharing' },
    onSuccess: ({ data }) => {
      queryCache.setQueryData(keyOf(getProfileSharing, {}), data);
    },
    onSettled: () => {
      if (queryCache.isMutating({ mutationKey: keyOf(patchProfileSharing) }) <= 1) setWished({});
    },
  });
  return {
    shown: {
      ...sharing,
      is_discoverable: wished.is_discoverable ?? sharing.is_discoverable,
      parts: { ...sharing.parts, ...wished.parts },
    },
    set: (wish: Wish) => {
      setWished((before) => ({ ...before, ...wish, parts: { ...before.parts, ...wish.parts } }));
      change.mutate({ body: wish });
    },
  };
}

function SharingSwitches({ sharing, onSet }: { sharing: ProfileSharing; onSet: (wish: Wish) => void }) {
  const { t } = useTranslation('profiles');
  return (
    <Section title={t('sharing.title')}>
      <div className={classes.switches}>
        <Switch
          label={t('sharing.discoverable')}
          description={t('sharing.discoverable_help')}
          checked={sharing.is_discoverable}
          onChange={(event) => onSet({ is_discoverable: event.currentTarget.checked })}
        />
        <fieldset className={classes.parts}>
          <legend>{t('sharing.parts')}</legend>
          <Text size="sm" c="dimmed" mb="xs">
            {t('sharing.parts_help')}
          </Text>
          {SHARED_PARTS.map((part) => (
            <Switch
              key={part}
              label={t(`sharing.part.${part}`)}
              checked={sharing.parts[part]}
              onChange={(event) => onSet({ parts: { [part]: event.currentTarget.checked } })}
            />
          ))}
        </fieldset>
        <Text size="sm" c="dimmed">
          {t('sharing.always')}
        </Text>
      </div>
    </Section>
  );
}

/** The profile as a recruiter sees it who found it, or to whose company its owner has turned. */
function Preview({ sharing, name }: { sharing: ProfileSharing; name: string }) {
  const { t } = useTranslation('profiles');
  const [{ who }, setAddress] = useAddress(CANDIDATE_PROFILE);
  return (
    <section className={classes.preview} aria-label={t('sharing.preview')}>
      <SegmentedControl
        fullWidth
        aria-label={t('sharing.who')}
        value={who}
        onChange={(next) => setAddress({ who: next === 'contacted' ? 'contacted' : 'found' })}
        data={[
          { value: 'found', label: t('sharing.found') },
          { value: 'contacted', label: t('sharing.contacted') },
        ]}
      />
      {sharing.is_discoverable ? (
        <div className={classes.sheet}>
          <Title order={2} mb={4}>
            <bdi>{name}</bdi>
          </Title>
          {sharing.as_found.personal_details.headline && (
            <Text c="dimmed" mb="lg">
              <bdi>{sharing.as_found.personal_details.headline}</bdi>
            </Text>
          )}
          <ProfileToRead profile={who === 'found' ? sharing.as_found : sharing.as_contacted} />
        </div>
      ) : (
        <Alert
          mt="md"
          color="gray"
          icon={<EyeIcon size={20} stroke={1.7} aria-hidden />}
          title={t('sharing.hidden')}
        >
          {t('sharing.hidden_help')}
        </Alert>
      )}
    </section>
  );
}
