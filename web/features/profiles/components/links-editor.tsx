import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { fieldErrorText } from '#web/platform/field-words.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { Editor, useEditor } from '../forms/editor.tsx';
import type { LinksForm } from '../forms/profile-schemas.ts';
import { type LinksProps, NETWORKS } from '../links.ts';
import { changeDetails, changeSocialLinks, together } from '../profile-changes.ts';

export default function LinksEditor({ social, details, onDone }: LinksProps & { onDone: () => void }) {
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
