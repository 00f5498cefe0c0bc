import { Button, NumberInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { APPLICATION_SOURCES } from '#contract/features/applications.contract.ts';
import { getHiringAnalytics, saveHiringCost } from '#contract/features/hiring-figures.contract.ts';
import { CURRENCIES } from '#contract/kernel/currencies.ts';
import { LateSelect } from '#web/design/late-select.tsx';
import { Section } from '#web/design/section.tsx';
import { Table, TableScroll } from '#web/design/table.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Analytics } from '../skill-maps.queries.ts';
import classes from './hiring-view.module.css';

/** What ways to applicants cost, as far as the company entered it, and what a hire cost by each. */
export default function HiringCosts({ counted: { sources, costs } }: { counted: Analytics }) {
  const { t } = useTranslation('skill-maps');
  const format = useFormatters();
  const told = sources.filter(({ cost }) => cost !== null);
  const { months } = costs;
  return (
    <Section
      title={t('costs.title')}
      help={t('costs.help', { from: format.month(months[0]), until: format.month(months.at(-1)) })}
    >
      {told.length === 0 ? (
        <Words isDimmed>{t(costs.can_enter ? 'costs.none' : 'costs.none_by_others')}</Words>
      ) : (
        <TableScroll minWidth={420}>
          <Table className={classes.table} aria-label={t('costs.title')}>
            <thead>
              <tr>
                <th scope="col">{t('hiring.source')}</th>
                <th scope="col">{t('costs.sum')}</th>
                <th scope="col">{t('costs.per_hire')}</th>
              </tr>
            </thead>
            <tbody>
              {told.map(({ source, cost, cost_per_hire: perHire }) => (
                <tr key={source}>
                  <th scope="row">{t(`hiring.sources.${source ?? 'unknown'}`)}</th>
                  <td>{format.money(cost, costs.currency)}</td>
                  <td>{perHire === null ? t('costs.no_hire') : format.money(perHire, costs.currency)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableScroll>
      )}
      {costs.can_enter && <Entry costs={costs} />}
    </Section>
  );
}

type Source = (typeof APPLICATION_SOURCES)[number];

function Entry({ costs }: Pick<Analytics, 'costs'>) {
  const { t } = useTranslation('skill-maps');
  const format = useFormatters();
  const [month, setMonth] = useState(costs.months.at(-1) ?? '');
  const [source, setSource] = useState<Source>('feed');
  const [currency, setCurrency] = useState<(typeof CURRENCIES)[number]>(costs.currency);
  const known = costs.entered.find((one) => one.month === month && one.source === source);
  const [typed, setTyped] = useState<number | string | null>(null);
  const save = useMutation({
    ...mutationFor(saveHiringCost),
    onSuccess: ({ message }) => {
      showNotice(message);
      setTyped(null);
      return refresh(getHiringAnalytics);
    },
  });
  const amount = typed ?? known?.amount ?? '';
  return (
    <form
      className={classes.entry}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ body: { month, source, amount: Number(amount) || 0, currency } });
      }}
    >
      <LateSelect
        size="sm"
        label={t('trend.month')}
        allowDeselect={false}
        data={costs.months.map((value) => ({ value, label: format.month(value) }))}
        value={month}
        onChange={(next) => setMonth(next ?? month)}
      />
      <LateSelect
        size="sm"
        label={t('hiring.source')}
        allowDeselect={false}
        data={APPLICATION_SOURCES.map((value) => ({ value, label: t(`hiring.sources.${value}`) }))}
        value={source}
        onChange={(next) => setSource(APPLICATION_SOURCES.find((one) => one === next) ?? source)}
      />
      <NumberInput
        size="sm"
        label={t('costs.amount')}
        min={0}
        max={100_000_000}
        allowDecimal={false}
        thousandSeparator=","
        value={amount}
        onChange={setTyped}
      />
      <LateSelect
        size="sm"
        label={t('costs.currency')}
        allowDeselect={false}
        data={[...CURRENCIES]}
        value={known && typed === null ? known.currency : currency}
        onChange={(next) => setCurrency(CURRENCIES.find((one) => one === next) ?? currency)}
      />
      <Button type="submit" variant="default" size="sm" loading={save.isPending}>
        {t('costs.save')}
      </Button>
    </form>
  );
}
