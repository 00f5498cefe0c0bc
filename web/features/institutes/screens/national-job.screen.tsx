import { Stack } from '@mantine/core';
import { BackLink } from '#web/design/back-link.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ProgrammeChoice } from '../components/programme-choice.tsx';
import { NATIONAL_JOB } from '../institutes.addresses.ts';

/** Which programme is held against jobs. */
export default function NationalJobScreen() {
  const { t } = useTranslation('institutes');
  const [{ institute, program }, setAddress] = useAddress(NATIONAL_JOB);
  return (
    <Page
      title={t('titles.national_job')}
      lead={t('job.lead')}
      back={<BackLink to="/institute/select">{t('back_to_select')}</BackLink>}
      width="reading"
    >
      <Stack gap="lg">
        <ProgrammeChoice
          title={t('choice.national')}
          help={t('choice.national_help')}
          type="local"
          institute={institute}
          program={program}
          onChange={(next, chosen) => setAddress({ institute: next, program: chosen })}
        />
        <div aria-live="polite">
          {program ? (
            <ButtonLink to="/institute/national-job/result" search={{ institute, program }}>
              {t('compare')}
            </ButtonLink>
          ) : (
            t('job.choose')
          )}
        </div>
      </Stack>
    </Page>
  );
}
