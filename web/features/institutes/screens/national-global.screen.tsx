import { Stack } from '@mantine/core';
import { BackLink } from '#web/design/back-link.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from '../components/comparison.module.css';
import { ProgrammeChoice } from '../components/programme-choice.tsx';
import { NATIONAL_GLOBAL } from '../institutes.addresses.ts';

/** Which national programme is held against which global one. */
export default function NationalGlobalScreen() {
  const { t } = useTranslation('institutes');
  const [address, setAddress] = useAddress(NATIONAL_GLOBAL);
  const { institute, program, there, other } = address;
  const isReady = program !== '' && other !== '';
  return (
    <Page
      title={t('titles.national_global')}
      lead={t('global.lead')}
      back={<BackLink to="/institute/select">{t('back_to_select')}</BackLink>}
    >
      <Stack gap="lg">
        <div className={classes.choices}>
          <ProgrammeChoice
            title={t('choice.national')}
            help={t('choice.national_help')}
            type="local"
            institute={institute}
            program={program}
            onChange={(next, chosen) => setAddress({ institute: next, program: chosen })}
          />
          <ProgrammeChoice
            title={t('choice.global')}
            help={t('choice.global_help')}
            type="global"
            institute={there}
            program={other}
            onChange={(next, chosen) => setAddress({ there: next, other: chosen })}
          />
        </div>
        <div aria-live="polite">
          {isReady ? (
            <ButtonLink to="/institute/national-global/result" search={{ institute, program, there, other }}>
              {t('compare')}
            </ButtonLink>
          ) : (
            t('global.choose_both')
          )}
        </div>
      </Stack>
    </Page>
  );
}
