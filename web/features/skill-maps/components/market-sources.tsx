import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  deleteMarketSource,
  importMarketFigures,
  listMarketSources,
} from '#contract/features/market-figures.contract.ts';
import { getSkillTrend } from '#contract/features/skill-maps.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { FileDrop } from '#web/design/file-drop.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Table, TableScroll } from '#web/design/table.tsx';
import { Words } from '#web/design/words.tsx';
import { callWithFile } from '#web/platform/call.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import classes from './market-sources.module.css';

type Imported = Reply<typeof importMarketFigures>;

const EXAMPLE = [
  'source,as_of,kind,skill,place,count',
  'National Skills Survey,2026-06-30,jobs,Welding,Sharjah,412',
  'National Skills Survey,2026-06-30,people,Welding,Sharjah,286',
];

/** Figures that an admin brings from outside: the file, what was wrong with it, and the sources there are. */
export default function MarketSources() {
  const { t } = useTranslation('skill-maps');
  const [imported, setImported] = useState<Imported | null>(null);
  const taken = useMutation({
    mutationFn: (file: File) => callWithFile(importMarketFigures, {}, file, { name: file.name }),
    onMutate: () => setImported(null),
    onSuccess: (data) => {
      setImported(data);
      return refresh(listMarketSources, getSkillTrend);
    },
  });
  return (
    <>
      <Section title={t('market.import')} help={t('market.help')}>
        <FileDrop
          accept={['.csv']}
          title={t('market.drop')}
          help={t('market.drop_help')}
          choose={t('market.choose')}
          error={taken.error ? errorText(taken.error) : null}
          chosen={
            taken.isPending && taken.variables
              ? { name: taken.variables.name, detail: t('market.reading') }
              : null
          }
          onFile={(file) => taken.mutate(file)}
        />
        <pre className={classes.example} dir="ltr">
          {EXAMPLE.join('\n')}
        </pre>
        <div aria-live="polite">{imported && <Outcome imported={imported} />}</div>
      </Section>
      <Sources />
    </>
  );
}

function Outcome({ imported: { added, changed, unchanged, faults } }: { imported: Imported }) {
  const { t } = useTranslation('skill-maps');
  const format = useFormatters();
  return (
    <div className={classes.outcome}>
      <Words>
        {t('market.outcome', {
          added: format.number(added),
          changed: format.number(changed),
          unchanged: format.number(unchanged),
        })}
      </Words>
      {faults.length > 0 && (
        <>
          <Words size="sm" isDimmed>
            {t('market.faults', { count: faults.length })}
          </Words>
          <ul className={classes.faults}>
            {faults.slice(0, 50).map(({ row, fault, value }) => (
              <li key={row}>
                {t('market.row', { row: format.number(row), reason: t(`market.fault.${fault}`) })}
                {value && (
                  <>
                    {' '}
                    <bdi className={classes.value}>{value}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Sources() {
  const { t } = useTranslation('skill-maps');
  const format = useFormatters();
  const query = useQuery(queryFor(listMarketSources, {}));
  const remove = useMutation({
    ...mutationFor(deleteMarketSource),
    onSuccess: ({ message }) => {
      showNotice(message);
      return refresh(listMarketSources, getSkillTrend);
    },
  });
  return (
    <Section title={t('market.sources')}>
      <QueryView
        query={query}
        waiting={<ListSkeleton label={t('loading')} count={2} />}
        isEmpty={({ results }) => results.length === 0}
        empty={<Words isDimmed>{t('market.none')}</Words>}
      >
        {({ results }) => (
          <TableScroll minWidth={480}>
            <Table aria-label={t('market.sources')}>
              <thead>
                <tr>
                  <th scope="col">{t('market.source')}</th>
                  <th scope="col">{t('market.as_of')}</th>
                  <th scope="col">{t('market.figures')}</th>
                  <th scope="col">{t('market.imported')}</th>
                  <th />
                </tr>
              </thead>
              <tbody>
                {results.map(({ source, as_of: asOf, figures, imported_at: at }) => (
                  <tr key={`${source} ${asOf}`}>
                    <th scope="row">
                      <bdi>{source}</bdi>
                    </th>
                    <td>{format.date(asOf)}</td>
                    <td>{format.number(figures)}</td>
                    <td>{format.date(at)}</td>
                    <td>
                      <Button
                        size="compact-sm"
                        variant="subtle"
                        color="red"
                        aria-label={t('market.delete_of', { source, date: format.date(asOf) })}
                        loading={remove.isPending}
                        onClick={() => remove.mutate({ body: { source, as_of: asOf } })}
                      >
                        {t('market.delete')}
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </TableScroll>
        )}
      </QueryView>
    </Section>
  );
}
