import { SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  FIGURE_PERIODS,
  type FigurePeriod,
  getHiringFigures,
} from '#contract/features/hiring-figures.contract.ts';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { Funnel, Sources, Waiting, Weeks } from './hiring-charts.tsx';
import classes from './hiring-figures.module.css';

interface HiringFiguresProps {
  period: FigurePeriod;
  mine: boolean;
  onPeriod: (period: FigurePeriod) => void;
}

/** How hiring goes: the funnel, the weeks, how long people wait and where they come from, each as a table too. */
export default function HiringFigures({ period, mine, onPeriod }: HiringFiguresProps) {
  const { t } = useTranslation('jobs');
  const { date } = useFormatters();
  const figures = useQuery({
    ...queryFor(getHiringFigures, { query: { period, mine: mine ? 'true' : 'false' } }),
    placeholderData: (before) => before,
  });
  return (
    <Section
      title={t('hiring_figures.title')}
      help={figures.data && t('hiring_figures.since', { date: date(figures.data.from) })}
      actions={
        <SegmentedControl
          size="sm"
          aria-label={t('hiring_figures.period')}
          value={period}
          onChange={(next) => onPeriod(next)}
          data={FIGURE_PERIODS.map((value) => ({ value, label: t(`hiring_figures.periods.${value}`) }))}
        />
      }
    >
      <QueryView
        query={figures}
        waiting={<ListSkeleton label={t('hiring_figures.waiting')} count={4} />}
        failedTitle={t('hiring_figures.failed')}
        isEmpty={({ funnel, weeks }) =>
          funnel.every(({ count }) => count === 0) && weeks.every(({ shortlisted }) => shortlisted === 0)
        }
        empty={<Text c="dimmed">{t('hiring_figures.empty')}</Text>}
      >
        {(counted) => (
          <div className={classes.figures}>
            <Funnel funnel={counted.funnel} />
            <Weeks weeks={counted.weeks} />
            <Waiting stages={counted.stages} />
            <Sources sources={counted.sources} />
          </div>
        )}
      </QueryView>
    </Section>
  );
}
