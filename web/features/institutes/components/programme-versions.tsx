import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  getProgramme,
  listProgrammes,
  listProgrammeVersions,
  restoreProgramme,
} from '#contract/features/programmes.contract.ts';
import { Dot } from '#web/design/joined.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import classes from './programme-skills.module.css';

interface ProgrammeVersionsProps {
  id: string;
  version: number;
  canEdit: boolean;
}

/** What a programme was before, each to go back to. */
export function ProgrammeVersions({ id, version: present, canEdit }: ProgrammeVersionsProps) {
  const { t } = useTranslation('institutes');
  const format = useFormatters();
  const versions = useQuery(queryFor(listProgrammeVersions, { params: { id } }));
  const restore = useMutation({
    ...mutationFor(restoreProgramme),
    onSuccess: ({ message }) => {
      showNotice(message);
      return refresh(getProgramme, listProgrammeVersions, listProgrammes);
    },
  });
  return (
    <Section title={t('versions.title')} help={t('versions.help')}>
      <QueryView query={versions} waiting={<ListSkeleton label={t('kept.loading')} count={2} />}>
        {({ results }) => (
          <ul className={classes.versions}>
            {results.map(({ version, title, corrections, saved_at: at }) => (
              <li key={version}>
                <span>
                  {t('versions.version', { number: format.number(version) })}
                  <Dot />
                  {format.dateAndTime(at)}
                  <Dot />
                  <bdi>{title}</bdi>
                  <Dot />
                  {t('versions.corrections', { count: corrections })}
                </span>
                {version === present ? (
                  <span>{t('versions.present')}</span>
                ) : (
                  canEdit && (
                    <Button
                      size="compact-sm"
                      variant="default"
                      loading={restore.isPending && restore.variables?.body.version === version}
                      aria-label={t('versions.restore_of', { number: format.number(version) })}
                      onClick={() => restore.mutate({ params: { id }, body: { version } })}
                    >
                      {t('versions.restore')}
                    </Button>
                  )
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}
