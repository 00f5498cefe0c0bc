import { listSavedSearches, saveSearch } from '#contract/features/saved-searches.contract.ts';
import { besideField } from '#web/platform/api-error.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { LONGEST_NAME, SaveSearchFields } from '#web/widgets/saved-searches/save-search-fields.tsx';
import { filtersToKeep, type JobsAddress, openedAt } from '../job-filters.ts';
import { useFiltersInWords } from './filter-chips.tsx';

/** Asks under which name the filters are kept, and whether to be told of new jobs. */
export default function SaveForm({ jobs, onDone }: { jobs: JobsAddress; onDone: () => void }) {
  const { t } = useTranslation('job-lists');
  const inWords = useFiltersInWords(jobs.filters).map(({ words }) => words);
  const suggested = [jobs.filters.q, ...inWords]
    .filter(Boolean)
    .join(' · ')
    .replace(/[\u2066-\u2069]/g, '')
    .slice(0, LONGEST_NAME);
  const form = useContractForm({
    schema: saveSearch.body,
    initialValues: { name: suggested, filters: filtersToKeep(jobs), is_notifying: true },
  });
  return (
    <form
      {...form.sending(async (body) => {
        const saved = await callWithMessage(saveSearch, { body }).catch((error: unknown) => {
          throw besideField(error, {
            'saved_searches.name_taken': 'name',
            'saved_searches.too_many': 'name',
          });
        });
        showNotice(saved.message);
        await refresh(listSavedSearches);
        onDone();
        jobs.setAddress({ ...openedAt(saved.data), since: saved.data.created_at, sort: jobs.sort });
      })}
    >
      <SaveSearchFields
        name={form.getInputProps('name')}
        notify={{
          ...form.getInputProps('is_notifying', { type: 'checkbox' }),
          label: t('saved.notify'),
          description: t('saved.notify_help'),
        }}
      />
    </form>
  );
}
