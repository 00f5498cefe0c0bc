import { Button, Group, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Institute } from '#contract/features/institutes.contract.ts';
import { EditIcon, UploadIcon } from '#web/design/icons.ts';
import { LateSelect } from '#web/design/late-select.tsx';
import { Section } from '#web/design/section.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { OWN } from '../institutes.addresses.ts';
import { useInstitutes, useKept, usePrograms } from '../institutes.queries.ts';
import { useNames } from '../names.ts';

const ReadDialog = lazy(() => import('./read-dialog.tsx'));

interface ProgrammeChoiceProps {
  title: string;
  help: string;
  type: Institute['institute_type'];
  institute: string;
  program: string;
  onChange: (institute: string, program: string) => void;
}

/** One programme: of an example institute, one that is kept, or one that is read now. */
export function ProgrammeChoice({ title, help, type, institute, program, onChange }: ProgrammeChoiceProps) {
  const { t } = useTranslation('institutes');
  const nameOf = useNames();
  const [reading, setReading] = useState<'file' | 'text' | null>(null);
  const institutes = useInstitutes({ institute_type: type });
  const kept = useKept();
  const programs = usePrograms(institute);
  const choices =
    institute === OWN
      ? (kept.data?.results ?? []).map(({ id, title: name }) => ({ value: id, label: nameOf(name) }))
      : (programs.data?.programs ?? []).map(({ id, title: name }) => ({ value: id, label: nameOf(name) }));
  const own = (kept.data?.results.length ?? 0) > 0 || institute === OWN;
  return (
    <Section title={title} help={help} look="sheet">
      <Stack gap="sm">
        <LateSelect
          label={t('choice.institute')}
          placeholder={t('choice.institute_hint')}
          data={[
            ...(own ? [{ value: OWN, label: t('choice.own') }] : []),
            ...(institutes.data?.results ?? []).map(({ id, name, city }) => ({
              value: id,
              label: t('choice.institute_in', { name: nameOf(name), city: nameOf(city) }),
            })),
          ]}
          value={institute || null}
          onChange={(value) => onChange(value ?? '', '')}
          searchable
          nothingFoundMessage={t('choice.none')}
        />
        <LateSelect
          label={t('choice.programme')}
          placeholder={t(institute ? 'choice.programme_hint' : 'choice.institute_first')}
          data={choices}
          value={program || null}
          onChange={(value) => onChange(institute, value ?? '')}
          disabled={institute === ''}
          searchable
          nothingFoundMessage={t('choice.none')}
        />
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<UploadIcon size={16} stroke={1.7} aria-hidden />}
            onClick={() => setReading('file')}
          >
            {t('choice.upload')}
          </Button>
          <Button
            variant="subtle"
            leftSection={<EditIcon size={16} stroke={1.7} aria-hidden />}
            onClick={() => setReading('text')}
          >
            {t('choice.type')}
          </Button>
        </Group>
      </Stack>
      {reading && (
        <Suspense fallback={null}>
          <ReadDialog
            start={reading}
            onClose={() => setReading(null)}
            onRead={(id) => {
              setReading(null);
              onChange(OWN, id);
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}
