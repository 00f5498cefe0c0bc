import { Button, SegmentedControl } from '@mantine/core';
import { getSkillMapFile } from '#contract/features/skill-maps.contract.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import type { ValuesOf } from '#web/platform/address-values.ts';
import { callForFile } from '#web/platform/call.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { FigureFiles } from '#web/widgets/figure-files/figure-files.tsx';
import { FilterText } from '../components/filter-text.tsx';
import { MapFilters } from '../components/map-filters.tsx';
import { SkillDialog } from '../components/skill-dialog.tsx';
import { SkillMapView } from '../components/skill-map-view.tsx';
import { useMapAddress } from '../place-names.ts';
import { OFFERS, SUPPLY } from '../skill-maps.addresses.ts';
import { categoryIn, type SkillMap, useSupply } from '../skill-maps.queries.ts';

/** Which skills people of a place have to offer, and which courses teach them. */
export default function SkillsSupplyScreen() {
  const { t } = useTranslation('skill-maps');
  const [address, setAddress] = useMapAddress(SUPPLY);
  const { state, of, course, institute, skill } = address;
  const query = useSupply({ ...address, skill: '' });
  const whyEmpty = ({ people_counted: people, left_out: leftOut }: SkillMap) => {
    if (of === 'courses') return t('empty.no_courses');
    if (people === null) return t('empty.few_people');
    return leftOut > 0 ? t('empty.all_left_out') : t('empty.no_skills');
  };
  return (
    <Page
      title={t('supply.title')}
      lead={t(`supply.lead.${of}`)}
      width="full"
      actions={
        <ButtonLink to="/recruiter/skills/demand" search={{ state }} variant="default">
          {t('supply.other')}
        </ButtonLink>
      }
    >
      <SegmentedControl
        size="sm"
        aria-label={t('supply.of')}
        data={OFFERS.map((value) => ({ value, label: t(`table.${value}`) }))}
        value={of}
        onChange={(next) => setAddress({ of: OFFERS.find((one) => one === next) ?? 'people', page: 1 })}
        style={{ alignSelf: 'flex-start' }}
      />
      <SupplyFilters address={address} onChange={setAddress} />
      <SkillMapView
        query={query}
        of={of}
        title={t(`supply.map.${of}`)}
        place={state}
        whyEmpty={whyEmpty}
        wider={
          <Button
            variant="default"
            onClick={() => setAddress({ state: '', course: '', institute: '', category: 'any', page: 1 })}
          >
            {t('empty.wider')}
          </Button>
        }
        files={
          <FigureFiles
            name={t('files.name')}
            fetchFile={(wish) =>
              callForFile(getSkillMapFile, {
                query: { of, state, course_title: course, institute, ...categoryIn(address), ...wish },
              })
            }
          />
        }
        onOpen={(id) => setAddress({ skill: id }, { push: true, scroll: false })}
      />
      {skill && (
        <SkillDialog
          id={skill}
          filters={{ state, course_title: course, institute }}
          onOpen={(id) => setAddress({ skill: id })}
          onClose={() => setAddress({ skill: '' })}
        />
      )}
    </Page>
  );
}

/** The place, the degree and the institute that what people offer is narrowed to. */
function SupplyFilters({
  address,
  onChange,
}: {
  address: ValuesOf<typeof SUPPLY>;
  onChange: (changes: Partial<ValuesOf<typeof SUPPLY>>) => void;
}) {
  const { t } = useTranslation('skill-maps');
  return (
    <MapFilters address={address} onChange={(changes) => onChange({ ...changes, page: 1 })}>
      <FilterText
        of="degree"
        label={t('filters.course_title')}
        placeholder={t('filters.any')}
        value={address.course}
        onChoose={(course) => onChange({ course, page: 1 })}
      />
      <FilterText
        of="institute"
        label={t('filters.institute')}
        placeholder={t('filters.any')}
        value={address.institute}
        onChoose={(institute) => onChange({ institute, page: 1 })}
      />
    </MapFilters>
  );
}
