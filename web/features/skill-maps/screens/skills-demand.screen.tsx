import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listIndustries } from '#contract/features/occupations.contract.ts';
import { getSkillMapFile } from '#contract/features/skill-maps.contract.ts';
import { LateSelect } from '#web/design/late-select.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { callForFile } from '#web/platform/call.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { FigureFiles } from '#web/widgets/figure-files/figure-files.tsx';
import { FilterText } from '../components/filter-text.tsx';
import { MapFilters } from '../components/map-filters.tsx';
import { SkillDialog } from '../components/skill-dialog.tsx';
import { SkillMapView } from '../components/skill-map-view.tsx';
import { useMapAddress } from '../place-names.ts';
import { DEMAND } from '../skill-maps.addresses.ts';
import { categoryIn, nameIn, useDemand } from '../skill-maps.queries.ts';

/** Which skills the live jobs of a place ask for. */
export default function SkillsDemandScreen() {
  const { t } = useTranslation('skill-maps');
  const [address, setAddress] = useMapAddress(DEMAND);
  const { state, title, industry, skill } = address;
  const query = useDemand({ ...address, skill: '' });
  return (
    <Page
      title={t('demand.title')}
      lead={t('demand.lead')}
      width="full"
      actions={
        <ButtonLink to="/recruiter/skills/supply" search={{ state }} variant="default">
          {t('demand.other')}
        </ButtonLink>
      }
    >
      <MapFilters address={address} onChange={(changes) => setAddress({ ...changes, page: 1 })}>
        <FilterText
          of="job-title"
          label={t('filters.job_title')}
          placeholder={t('filters.any')}
          value={title}
          onChoose={(next) => setAddress({ title: next, page: 1 })}
        />
        <IndustryFilter value={industry} onChange={(next) => setAddress({ industry: next, page: 1 })} />
      </MapFilters>
      <SkillMapView
        query={query}
        of="jobs"
        title={t('demand.map')}
        place={state}
        whyEmpty={({ jobs_counted: jobs }) => t(jobs === 0 ? 'empty.no_jobs' : 'empty.no_skills')}
        wider={
          <Button
            variant="default"
            onClick={() => setAddress({ state: '', title: '', industry: '', category: 'any', page: 1 })}
          >
            {t('empty.wider')}
          </Button>
        }
        files={
          <FigureFiles
            name={t('files.name')}
            fetchFile={(wish) =>
              callForFile(getSkillMapFile, {
                query: {
                  of: 'demand',
                  state,
                  job_title: title,
                  industry,
                  ...categoryIn(address),
                  ...wish,
                },
              })
            }
          />
        }
        onOpen={(id) => setAddress({ skill: id }, { push: true, scroll: false })}
      />
      {skill && (
        <SkillDialog
          id={skill}
          filters={{ state, job_title: title, industry }}
          onOpen={(id) => setAddress({ skill: id })}
          onClose={() => setAddress({ skill: '' })}
        />
      )}
    </Page>
  );
}

function IndustryFilter({ value, onChange }: { value: string; onChange: (industry: string) => void }) {
  const { t } = useTranslation('skill-maps');
  const { language } = useLanguage();
  const industries = useQuery(queryFor(listIndustries, {})).data ?? [];
  return (
    <LateSelect
      size="sm"
      searchable
      clearable
      label={t('filters.industry')}
      placeholder={t('filters.any')}
      nothingFoundMessage={t('filters.none')}
      clearButtonProps={{ 'aria-label': t('filters.clear') }}
      data={industries.map(({ id, name }) => ({ value: id, label: nameIn(language, name) }))}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
