import { useQuery } from '@tanstack/react-query';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { SettingsFrame } from '#web/widgets/settings-frame/settings-frame.tsx';
import { blockedQuery } from '../blocked-companies.queries.ts';
import { BlockForm } from '../components/block-form.tsx';
import classes from '../components/blocked.module.css';
import { BlockedList } from '../components/blocked-list.tsx';
import { PresentEmployer } from '../components/present-employer.tsx';

const RULES = ['gone', 'jobs', 'applications', 'employees'] as const;

/** Whom this person does not want to be seen by. */
export default function BlockedCompaniesScreen() {
  const { t } = useTranslation('blocked-companies');
  const blocked = useQuery(blockedQuery);
  return (
    <SettingsFrame current="blocked-companies" title={t('title')} lead={t('lead')}>
      <QueryView
        query={blocked}
        waiting={<ListSkeleton label={t('waiting')} count={4} />}
        failedTitle={t('failed')}
      >
        {({ results, present_employer: present }) => (
          <>
            <PresentEmployer {...present} />
            <BlockForm />
            <BlockedList blocked={results} />
            <Section title={t('rules')}>
              <ul className={classes.rules}>
                {RULES.map((rule) => (
                  <li key={rule}>{t(`rule.${rule}`)}</li>
                ))}
              </ul>
            </Section>
          </>
        )}
      </QueryView>
    </SettingsFrame>
  );
}
