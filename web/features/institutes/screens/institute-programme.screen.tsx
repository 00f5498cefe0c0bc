import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import {
  changeProgramme,
  getProgramme,
  listProgrammes,
  listProgrammeVersions,
  type Programme,
} from '#contract/features/programmes.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { EducationIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import classes from '../components/programme-skills.module.css';
import { ProgrammeSkills } from '../components/programme-skills.tsx';
import { ProgrammeVersions } from '../components/programme-versions.tsx';
import { OWN } from '../institutes.addresses.ts';
import { useNames } from '../names.ts';

/** A programme that is kept: what its courses teach, to be put right, and what it was before. */
export default function InstituteProgrammeScreen() {
  const { t } = useTranslation('institutes');
  const nameOf = useNames();
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(queryFor(getProgramme, { params: { id } }));
  return (
    <Page
      title={query.data ? <bdi>{nameOf(query.data.title)}</bdi> : t('titles.programme')}
      lead={query.data && t('correcting.lead')}
      back={<BackLink to="/institute/select">{t('back_to_select')}</BackLink>}
      actions={
        query.data && (
          <ButtonLink to="/institute/national-job/result" search={{ institute: OWN, program: id }}>
            {t('kept.with_jobs')}
          </ButtonLink>
        )
      }
    >
      <OneView
        query={query}
        waiting={<ListSkeleton label={t('kept.loading')} count={6} />}
        missing={
          <EmptyState
            title={t('correcting.missing')}
            icon={<EducationIcon size={30} stroke={1.5} aria-hidden />}
            action={<ButtonLink to="/institute/select">{t('correcting.missing_action')}</ButtonLink>}
          >
            {t('correcting.missing_body')}
          </EmptyState>
        }
      >
        {(programme) => (
          <Stack gap="xl">
            {programme.can.edit && <Rename programme={programme} />}
            <ProgrammeSkills programme={programme} />
            <ProgrammeVersions id={id} version={programme.version} canEdit={programme.can.edit} />
          </Stack>
        )}
      </OneView>
    </Page>
  );
}

function Rename({ programme }: { programme: Programme }) {
  const { t } = useTranslation('institutes');
  const [title, setTitle] = useState(programme.title.en);
  const rename = useMutation({
    ...mutationFor(changeProgramme),
    onSuccess: ({ message }) => {
      showNotice(message);
      return refresh(getProgramme, listProgrammes, listProgrammeVersions);
    },
  });
  return (
    <form
      className={classes.rename}
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate({
          params: { id: programme.id },
          body: { version: programme.version, title: title.trim() || programme.title.en },
        });
      }}
    >
      <TextInput
        label={t('reading.name')}
        dir="auto"
        maxLength={160}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={rename.isPending}>
        {t('correcting.rename')}
      </Button>
    </form>
  );
}
