import { useFormatters } from '#web/platform/formatters.ts';
import { useShownName } from '#web/platform/known-names.ts';

interface Job {
  jid: string;
  job_title: string;
  location: string | null;
  created_at: string;
}

/**
 * Jobs as choices of a list, by their titles: of those that are called the same each with its place, and where that is the
 * same too with the day on which it was begun.
 */
export function useJobChoices(): (jobs: readonly Job[]) => { value: string; label: string }[] {
  const shown = useShownName();
  const { date } = useFormatters();
  return (jobs) => {
    const withPlace = (job: Job) =>
      job.location ? `${job.job_title} · ${shown(job.location)}` : job.job_title;
    const titles = counted(jobs.map(({ job_title }) => job_title));
    const places = counted(jobs.map(withPlace));
    return jobs.map((job) => {
      const placed = withPlace(job);
      const isAlone = titles.get(job.job_title) === 1;
      const isPlacedAlone = places.get(placed) === 1;
      return {
        value: job.jid,
        label: isAlone ? job.job_title : isPlacedAlone ? placed : `${placed} · ${date(job.created_at)}`,
      };
    });
  };
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
