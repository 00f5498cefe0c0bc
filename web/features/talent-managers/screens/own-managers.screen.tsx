import { useQuery } from '@tanstack/react-query';
import { listOwnProposals, listOwnTalentManagers } from '#contract/features/talent-managers.contract.ts';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { SettingsFrame } from '#web/widgets/settings-frame/settings-frame.tsx';
import { OwnManagers } from '../components/own-managers.tsx';
import { OwnProposals } from '../components/own-proposals.tsx';
import classes from './add-people.module.css';

const MEANINGS = ['profile', 'jobs', 'proposals', 'leave'] as const;

/** Who looks after the reader, who asks to, and the jobs for which they are proposed. */
export default function OwnManagersScreen() {
  const { t } = useTranslation('talent-managers');
  const managers = useQuery(queryFor(listOwnTalentManagers, {}));
  const proposals = useQuery(queryFor(listOwnProposals, {}));
  return (
    <SettingsFrame current="own-talent-managers" title={t('own.title')} lead={t('own.lead')}>
      <QueryView
        query={managers}
        waiting={<ListSkeleton label={t('own.waiting')} count={2} />}
        failedTitle={t('own.failed')}
      >
        {({ results }) =>
          results.length > 0 ? <OwnManagers managers={results} /> : <Words isDimmed>{t('own.none')}</Words>
        }
      </QueryView>
      {proposals.data && proposals.data.results.length > 0 && (
        <OwnProposals proposals={proposals.data.results} />
      )}
      <Section title={t('own.means')}>
        <ul className={classes.rules}>
          {MEANINGS.map((meaning) => (
            <li key={meaning}>{t(`meaning.${meaning}`)}</li>
          ))}
        </ul>
      </Section>
    </SettingsFrame>
  );
}
