import { SegmentedControl } from '@mantine/core';
import { BackLink } from '#web/design/back-link.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { AddEmails } from '../components/add-emails.tsx';
import { AddResumes } from '../components/add-resumes.tsx';
import { ADD_PEOPLE } from '../talent-managers.addresses.ts';
import classes from './add-people.module.css';

const RULES = ['own', 'asked', 'seen', 'end'] as const;

/** Adds people, by a list of addresses or by their resumes. */
export default function AddPeopleScreen() {
  const { t } = useTranslation('talent-managers');
  const [{ by }, setAddress] = useAddress(ADD_PEOPLE);
  return (
    <Page
      back={<BackLink to="/talent-manager/people">{t('adding.back')}</BackLink>}
      title={t('title.add')}
      lead={t('adding.lead')}
      width="reading"
    >
      <SegmentedControl
        className={classes.by}
        aria-label={t('adding.by')}
        value={by}
        data={(['emails', 'resumes'] as const).map((value) => ({ value, label: t(`adding.${value}`) }))}
        onChange={(next) => setAddress({ by: next === 'resumes' ? 'resumes' : 'emails' })}
      />
      {by === 'emails' ? <AddEmails /> : <AddResumes />}
      <Section title={t('adding.rules')}>
        <ul className={classes.rules}>
          {RULES.map((rule) => (
            <li key={rule}>{t(`rule.${rule}`)}</li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
