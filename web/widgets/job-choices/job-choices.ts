import { useFormatters } from '#web/platform/formatters.ts';
import { useShownName } from '#web/platform/known-names.ts';

interface PlacedJob {
  job_title: string;
  location: string | null;
}

interface Job extends PlacedJob {
  jid: string;
  created_at: string;
}

/** The titles of jobs, in their order: of those that are called the same each with its place as it is `shown`, where it has one. */
export function titlesApart(jobs: readonly PlacedJob[], shown: (place: string) => string): string[] {
  const titles = counted(jobs.map(({ job_title }) => job_title));
  return jobs.map(({ job_title, location }) =>
    titles.get(job_title) === 1 || !location ? job_title : `${job_title} · ${shown(location)}`,
  );
}

/**
 * Jobs as choices of a list, by their titles: of those that are called the same each with its place, and where that is the
 * same too with the day on which it was begun.
 */
export function useJobChoices(): (jobs: readonly Job[]) => { value: string; label: string }[] {
  const shown = useShownName();
  const { date } = useFormatters();
  return (jobs) => {
    const titles = titlesApart(jobs, shown);
    const alike = counted(titles);
    return jobs.map(({ jid, created_at }, at) => {
      const title = titles[at] ?? '';
      return { value: jid, label: alike.get(title) === 1 ? title : `${title} · ${date(created_at)}` };
    });
  };
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
