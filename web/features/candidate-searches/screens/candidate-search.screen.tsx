import { Button, Textarea } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '#web/design/empty-state.tsx';
import { BellIcon, SearchIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { useFoundPeople, useSavedSearches, useSearchAddress } from '../candidate-searches.queries.ts';
import { ConditionChips } from '../components/condition-chips.tsx';
import { Results } from '../components/search-results.tsx';
import classes from './candidate-search.module.css';

const SavedSearches = lazy(() => import('../components/saved-searches.tsx'));
const LONGEST_TEXT = 500;

/** Search for people in plain words: what was understood stands under the field and can be changed. */
export default function CandidateSearchScreen() {
  const { t } = useTranslation(['candidate-searches', 'saved-searches']);
  const address = useSearchAddress();
  const found = useFoundPeople(address);
  const [isSavedOpen, setIsSavedOpen] = useState(false);
  const saved = useSavedSearches();
  const fresh = saved.data?.results.reduce((sum, one) => sum + one.new_count, 0) ?? 0;
  const isSearching = address.q !== '' || (address.by?.length ?? 0) > 0;
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="full"
      actions={
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<BellIcon size={18} stroke={1.7} aria-hidden />}
          onClick={() => setIsSavedOpen(true)}
        >
          {fresh > 0 ? t('saved.open_new', { count: fresh }) : t('saved-searches:title')}
        </Button>
      }
    >
      <div className={classes.body}>
        <RequestField
          key={address.q}
          value={address.q}
          onSearch={(q) =>
            address.setAddress({ q, by: null, pass: [], page: 1, saved: '', since: '' }, { push: true })
          }
        />
        {isSearching ? (
          <>
            {found.data && (
              <ConditionChips
                conditions={found.data.conditions}
                onChange={(by) => address.setAddress({ by, page: 1 }, { push: true, scroll: false })}
              />
            )}
            <QueryView
              query={found}
              failedTitle={t('failed')}
              waiting={<ListSkeleton label={t('waiting')} count={6} />}
            >
              {(people) => <Results people={people} address={address} isBusy={found.isPlaceholderData} />}
            </QueryView>
          </>
        ) : (
          <EmptyState title={t('start.title')} icon={<SearchIcon size={30} stroke={1.5} aria-hidden />}>
            {t('start.body')}
          </EmptyState>
        )}
      </div>
      {isSavedOpen && (
        <Suspense>
          <SavedSearches address={address} onDone={() => setIsSavedOpen(false)} />
        </Suspense>
      )}
    </Page>
  );
}

/** One field: Enter searches, and Shift with it writes a line more. */
function RequestField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('candidate-searches');
  const [text, setText] = useState(value);
  return (
    <search>
      <form
        className={classes.field}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <Textarea
          aria-label={t('field.label')}
          placeholder={t('field.placeholder')}
          autosize
          minRows={1}
          maxRows={5}
          maxLength={LONGEST_TEXT}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onSearch(text.trim());
          }}
        />
        <Button type="submit" leftSection={<SearchIcon size={18} stroke={1.7} aria-hidden />}>
          {t('field.search')}
        </Button>
      </form>
    </search>
  );
}
