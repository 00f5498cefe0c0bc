import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOpenings } from '#contract/features/institutes.contract.ts';
import { LateAutocomplete } from '#web/design/late-autocomplete.tsx';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';
import classes from './comparison.module.css';

const TYPING_PAUSE_MS = 200;
const SHORTEST = 2;

interface ComparisonTargetProps {
  onOccupation: (id: string) => void;
  onJob: (id: string) => void;
}

/** Any occupation of the taxonomy, or any open job, to hold the programme against. */
export function ComparisonTarget({ onOccupation, onJob }: ComparisonTargetProps) {
  const { t } = useTranslation('institutes');
  const [occupation, setOccupation] = useState('');
  return (
    <div className={classes.targets}>
      <SuggestField
        of="job-title"
        onlyConcepts
        size="sm"
        label={t('target.occupation')}
        placeholder={t('target.occupation_hint')}
        value={occupation}
        onChange={setOccupation}
        onSuggestion={({ id }) => {
          if (id) onOccupation(id);
          setOccupation('');
        }}
      />
      <OpeningField onJob={onJob} />
    </div>
  );
}

function OpeningField({ onJob }: Pick<ComparisonTargetProps, 'onJob'>) {
  const { t } = useTranslation('institutes');
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const found = useQuery({
    ...queryFor(listOpenings, { query: { q: words } }),
    enabled: words.length >= SHORTEST && words.length <= 120,
    placeholderData: (before) => before,
  });
  const openings = words.length < SHORTEST ? [] : (found.data?.results ?? []);
  return (
    <LateAutocomplete
      size="sm"
      dir="auto"
      label={t('target.opening')}
      placeholder={t('target.opening_hint')}
      value={typed}
      onChange={setTyped}
      // The server has already chosen.
      filter={({ options }) => options}
      data={openings.map(({ jid, job_title: title, company_name: company, location }) => ({
        value: jid,
        label: [title, company, location].filter(Boolean).join(' · '),
      }))}
      onOptionSubmit={(id) => {
        onJob(id);
        setTyped('');
      }}
    />
  );
}
