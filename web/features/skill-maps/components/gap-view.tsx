import { useQuery } from '@tanstack/react-query';
import { listSectors } from '#contract/features/occupations.contract.ts';
import { getSkillMapFile } from '#contract/features/skill-maps.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { LateSelect } from '#web/design/late-select.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Table, TableScroll } from '#web/design/table.tsx';
import { callForFile } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { FigureFiles } from '#web/widgets/figure-files/figure-files.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { LEVELS, ORDERS } from '../skill-maps.addresses.ts';
import { type AnalyticsAddress, categoryIn, nameIn, type SkillGaps, useGaps } from '../skill-maps.queries.ts';
import { Basis } from './basis.tsx';
import { FilterText } from './filter-text.tsx';
import { GapTold, Signed } from './gap-told.tsx';
import classes from './gap-view.module.css';
import { MapFilters } from './map-filters.tsx';

interface GapViewProps {
  address: AnalyticsAddress;
  onChange: (changes: Partial<AnalyticsAddress>) => void;
  onOpen: (id: string) => void;
}

/** Where people are lacking: jobs beside people for each skill, by place, sector and level. */
export function GapView({ address, onChange, onOpen }: GapViewProps) {
  const { t } = useTranslation('skill-maps');
  const query = useGaps({ ...address, skill: '' });
  const { state, title, sector, level, order } = address;
  return (
    <>
      <MapFilters address={address} onChange={(changes) => onChange({ ...changes, page: 1 })}>
        <FilterText
          of="job-title"
          label={t('filters.job_title')}
          placeholder={t('filters.any')}
          value={title}
          onChoose={(next) => onChange({ title: next, page: 1 })}
        />
        <SectorFilter value={sector} onChange={(next) => onChange({ sector: next, page: 1 })} />
        <LateSelect
          size="sm"
          label={t('gap.level')}
          allowDeselect={false}
          data={LEVELS.map((value) => ({ value, label: t(`gap.levels.${value}`) }))}
          value={level}
          onChange={(next) => onChange({ level: LEVELS.find((one) => one === next) ?? 'any', page: 1 })}
        />
        <LateSelect
          size="sm"
          label={t('gap.order')}
          allowDeselect={false}
          data={ORDERS.map((value) => ({ value, label: t(`gap.orders.${value}`) }))}
          value={order}
          onChange={(next) => onChange({ order: ORDERS.find((one) => one === next) ?? 'short', page: 1 })}
        />
      </MapFilters>
      <Section
        title={t('gap.title')}
        help={t('gap.help')}
        actions={
          <FigureFiles
            name={t('files.name')}
            fetchFile={(wish) =>
              callForFile(getSkillMapFile, {
                query: {
                  of: 'gap',
                  state,
                  job_title: title,
                  sector,
                  order,
                  ...(level === 'any' ? {} : { level }),
                  ...categoryIn(address),
                  ...wish,
                },
              })
            }
          />
        }
      >
        <QueryView
          query={query}
          failedTitle={t('failed')}
          waiting={<ListSkeleton label={t('loading')} count={8} />}
          isEmpty={({ results }) => results.length === 0}
          empty={<EmptyState title={t('empty.title')}>{t('gap.empty')}</EmptyState>}
        >
          {(gaps) => (
            <div aria-busy={query.isPlaceholderData}>
              <Basis counted={gaps} place={state} />
              <GapTable gaps={gaps} onOpen={onOpen} />
              <AddressPagination total={gaps.total} limit={gaps.limit} />
            </div>
          )}
        </QueryView>
      </Section>
    </>
  );
}

function SectorFilter({ value, onChange }: { value: string; onChange: (sector: string) => void }) {
  const { t } = useTranslation('skill-maps');
  const { language } = useLanguage();
  const sectors = useQuery(queryFor(listSectors, {})).data ?? [];
  return (
    <LateSelect
      size="sm"
      searchable
      clearable
      label={t('gap.sector')}
      placeholder={t('filters.any')}
      nothingFoundMessage={t('filters.none')}
      clearButtonProps={{ 'aria-label': t('gap.any_sector') }}
      data={sectors.map(({ id, name }) => ({ value: id, label: nameIn(language, name) }))}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}

/** The numbers, and each pair of jobs and people as two bars of one measure. */
function GapTable({
  gaps: { results, month_before: before },
  onOpen,
}: {
  gaps: SkillGaps;
  onOpen: GapViewProps['onOpen'];
}) {
  const { t } = useTranslation('skill-maps');
  const { language } = useLanguage();
  const format = useFormatters();
  const most = Math.max(1, ...results.flatMap(({ jobs, people }) => [jobs, people ?? 0]));
  return (
    <>
      <ul className={classes.legend} aria-hidden>
        <li data-of="jobs">{t('table.jobs')}</li>
        <li data-of="people">{t('table.people')}</li>
      </ul>
      <TableScroll minWidth={430}>
        <Table className={classes.table} aria-label={t('gap.title')}>
          <thead>
            <tr>
              <th scope="col">{t('table.skill')}</th>
              <th aria-hidden className={classes.bars} />
              <th scope="col">{t('table.jobs')}</th>
              <th scope="col">{t('table.people')}</th>
              <th scope="col">{t('gap.column')}</th>
              {before && <th scope="col">{t('gap.since', { month: format.month(before) })}</th>}
            </tr>
          </thead>
          <tbody>
            {results.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <button type="button" className={classes.open} onClick={() => onOpen(row.id)}>
                    <bdi>{nameIn(language, row.name)}</bdi>
                  </button>
                </th>
                <td aria-hidden className={classes.bars}>
                  <span data-of="jobs" style={{ inlineSize: `${(row.jobs / most) * 100}%` }} />
                  <span
                    data-of={row.people === null ? 'untold' : 'people'}
                    style={{ inlineSize: row.people === null ? undefined : `${(row.people / most) * 100}%` }}
                  />
                </td>
                <td>{format.number(row.jobs)}</td>
                <td>{row.people === null ? t('fewer') : format.number(row.people)}</td>
                <td>
                  <GapTold {...row} />
                </td>
                {before && (
                  <td>{row.jobs_before === null ? '' : <Signed value={row.jobs - row.jobs_before} />}</td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroll>
    </>
  );
}
