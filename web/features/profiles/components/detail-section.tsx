import { Button } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { EditIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useEditing } from '../editing.ts';

interface DetailSectionProps {
  /** Its name in the address. */
  place: string;
  title: string;
  children: ReactNode;
  editor: (onDone: () => void) => ReactNode;
}

/** A part that is edited as a whole. */
export function DetailSection({ place, title, children, editor }: DetailSectionProps) {
  const { t } = useTranslation('profiles');
  const { edit, open, close } = useEditing();
  const id = `edit-${place}`;
  if (edit === place)
    return (
      <Section look="sheet" title={title}>
        <Suspense fallback={<FormSkeleton label={t('loading')} />}>{editor(() => close(id))}</Suspense>
      </Section>
    );
  return (
    <Section
      look="sheet"
      title={title}
      actions={
        <Button
          id={id}
          variant="subtle"
          size="compact-md"
          leftSection={<EditIcon size={16} stroke={1.8} aria-hidden />}
          aria-label={t('edit_named', { name: isolated(title) })}
          onClick={() => open(place)}
        >
          {t('edit')}
        </Button>
      }
    >
      {children}
    </Section>
  );
}
