import { Anchor, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { ExternalIcon } from '#web/design/icons.ts';
import { fieldErrorText } from '#web/platform/field-words.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { Editor, useEditor } from '../forms/editor.tsx';
import type { LinksForm } from '../forms/profile-schemas.ts';
import { changeDetails, changeSocialLinks, together } from '../profile-changes.ts';
import { DetailSection } from './detail-section.tsx';
import classes from './links-section.module.css';

interface LinksProps {
  social: Profile['social_links'];
  details: Profile['personal_details'];
}

const NETWORKS = ['linkedin', 'twitter', 'facebook', 'instagram'] as const;

export function LinksSection(props: LinksProps) {
  const { t } = useTranslation('profiles');
  const networks = NETWORKS.flatMap((network) => {
    const address = props.social[network];
    return address ? [{ name: t(`links.${network}`), address }] : [];
  });
  const others = props.details.links.map((address) => ({ name: withoutScheme(address), address }));
  const links = [...networks, ...others];
  return (
    <DetailSection
      place="links"
      title={t('links.title')}
      editor={(onDone) => <LinksEditor {...props} onDone={onDone} />}
    >
      {links.length === 0 && <Text c="dimmed">{t('links.empty')}</Text>}
      <ul className={classes.links}>
        {links.map(({ name, address }) => (
          <li key={address}>
            <OutwardLink name={name} address={address} />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

/** What was read or typed may be no address at all; then it is shown and leads nowhere. */
function OutwardLink({ name, address }: { name: string; address: string }) {
  const { t } = useTranslation('profiles');
  const target = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(target) || /^[a-z]+:(?!\/\/)/i.test(address)) return <bdi>{name}</bdi>;
  return (
    <Anchor
      href={target}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={t('links.open_named', { name: isolated(name) })}
    >
      <bdi>{name}</bdi> <ExternalIcon size={14} stroke={1.8} aria-hidden />
    </Anchor>
  );
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

function LinksEditor({ social, details, onDone }: LinksProps & { onDone: () => void }) {
  const { t } = useTranslation('profiles');
  const [before] = useState({ social, details });
  const editor = useEditor({
    schema: async () => (await import('../forms/profile-schemas.ts')).LinksForm,
    name: 'links',
    initialValues: {
      linkedin: before.social.linkedin ?? '',
      twitter: before.social.twitter ?? '',
      facebook: before.social.facebook ?? '',
      instagram: before.social.instagram ?? '',
      links: before.details.links,
    },
    changeOf: ({ links, ...networks }: z.output<typeof LinksForm>) =>
      together(
        changeSocialLinks(before.social, networks),
        changeDetails(before.details, { links: links.filter(Boolean) }),
      ),
    onDone,
  });
  const { form } = editor;
  const wrongLink = Object.keys(form.errors).find((path) => path.startsWith('links'));
  return (
    <Editor editor={editor} label={t('links.title')}>
      {NETWORKS.map((network, index) => (
        <TextInput
          key={network}
          {...form.getInputProps(network)}
          label={t(`links.${network}`)}
          dir="ltr"
          inputMode="url"
          autoFocus={index === 0}
        />
      ))}
      <Textarea
        label={t('links.others')}
        description={t('links.others_help')}
        dir="ltr"
        data-path={wrongLink ?? 'links'}
        error={wrongLink ? fieldErrorText(wrongLink === 'links' ? 'too_many' : 'too_long') : null}
        value={form.values.links.join('\n')}
        onChange={(event) => {
          form.clearErrors();
          form.setFieldValue('links', event.currentTarget.value.split('\n'));
        }}
      />
    </Editor>
  );
}
