import { Checkbox, Chip, NumberInput, TagsInput, Text } from '@mantine/core';
import type { Job } from '#contract/features/jobs.contract.ts';
import { FieldGroup } from '#web/design/form-layout.tsx';
import { useShownName } from '#web/platform/known-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import {
  FactsFilters,
  useAskedLanguage,
  wholeNumber,
} from '#web/widgets/candidate-filters/facts-filters.tsx';
import { type RankingFilters as Filters, languagesToChoose, skillsToChoose } from '../rankings-address.ts';
import classes from './ranking-filters.module.css';

export interface RankingFieldsProps {
  job: Pick<Job, 'skills' | 'languages' | 'min_years' | 'nationality_condition'>;
  /** Who somebody is stays hidden: nobody is narrowed by what would tell. */
  isBlind: boolean;
  value: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

const MOST_YEARS = 50;

/** The fields of the filters, which come when these are opened. */
export default function RankingFilterFields({ job, isBlind, value, onChange }: RankingFieldsProps) {
  const { t } = useTranslation(['rankings', 'candidate-filters']);
  return (
    <>
      <Text size="sm" c="dimmed" className={classes.wide}>
        {t('required.help')}
      </Text>
      <AskedOfJob job={job} value={value} onChange={onChange} />
      <NumberInput
        label={t('candidate-filters:years')}
        placeholder={t('required.any')}
        {...wholeNumber(value.years, MOST_YEARS, (years) => onChange({ years }))}
      />
      <NumberInput
        label={t('ranking.min')}
        suffix="%"
        placeholder={t('required.any')}
        {...wholeNumber(value.min, 99, (min) => onChange({ min }))}
      />
      <FactsFilters value={value} onChange={onChange} />
      {isBlind ? (
        <Text size="sm" c="dimmed" className={classes.wide}>
          {t('ranking.blind_filters')}
        </Text>
      ) : (
        <Origins job={job} value={value} onChange={onChange} />
      )}
      <div className={classes.checks}>
        <Checkbox
          label={t('ranking.applied_only')}
          checked={value.applied}
          onChange={(event) => onChange({ applied: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('ranking.favorites_only')}
          checked={value.favorites}
          onChange={(event) => onChange({ favorites: event.currentTarget.checked })}
        />
      </div>
    </>
  );
}

type FieldsProps = Pick<RankingFieldsProps, 'value' | 'onChange'>;

/** The job's own skills and languages, of which some can be demanded. */
function AskedOfJob({ job, value, onChange }: FieldsProps & Pick<RankingFieldsProps, 'job'>) {
  const { t } = useTranslation(['rankings', 'candidate-filters']);
  const nameOf = useAskedLanguage();
  const shown = useShownName();
  const skills = skillsToChoose(job, value.skills);
  const languages = languagesToChoose(job, value.languages);
  return (
    <>
      {skills.length > 0 && (
        <div className={classes.wide}>
          <FieldGroup label={t('required.skills')}>
            <Chips
              choices={skills.map((skill) => ({ value: skill.value, label: shown(skill.name) }))}
              value={value.skills}
              onChange={(chosen) => onChange({ skills: chosen })}
            />
          </FieldGroup>
        </div>
      )}
      {languages.length > 0 && (
        <div className={classes.wide}>
          <FieldGroup label={t('candidate-filters:languages')}>
            <Chips
              choices={languages.map((one) => ({ value: one, label: nameOf(one) }))}
              value={value.languages}
              onChange={(chosen) => onChange({ languages: chosen })}
            />
          </FieldGroup>
        </div>
      )}
    </>
  );
}

/** Where people live, and where a law asks for it of which nationality they are. */
function Origins({ job, value, onChange }: FieldsProps & Pick<RankingFieldsProps, 'job'>) {
  const stated = job.nationality_condition?.nationalities ?? [];
  const { t } = useTranslation(['rankings', 'candidate-filters']);
  // An address parts words by commas.
  const withoutCommas = (list: readonly string[]) => list.map((one) => one.split(/[,،]/)[0]?.trim() ?? '');
  const words = { maxTags: 20, maxLength: 80, acceptValueOnBlur: true };
  return (
    <>
      <TagsInput
        {...words}
        label={t('candidate-filters:places')}
        description={t('ranking.places_help')}
        value={[...value.places]}
        onChange={(places) => onChange({ places: withoutCommas(places) })}
      />
      {stated.length > 0 ? (
        <FieldGroup label={t('candidate-filters:nationalities')}>
          <Chips
            choices={stated.map((one) => ({ value: one, label: one }))}
            value={value.nationalities}
            onChange={(nationalities) => onChange({ nationalities })}
          />
          <Text size="sm" c="dimmed">
            {t('ranking.nationalities_help')}
          </Text>
        </FieldGroup>
      ) : (
        <Text size="sm" c="dimmed" className={classes.wide}>
          {t('candidate-filters:no_nationality')}
        </Text>
      )}
    </>
  );
}

interface ChipsProps {
  choices: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const Chips = ({ choices, value, onChange }: ChipsProps) => (
  <Chip.Group multiple value={[...value]} onChange={onChange}>
    <div className={classes.chips}>
      {choices.map((choice) => (
        <Chip key={choice.value} value={choice.value} size="sm" variant="outline">
          <bdi>{choice.label}</bdi>
        </Chip>
      ))}
    </div>
  </Chip.Group>
);
