import type { MatchingJob } from '#contract/features/job-lists.contract.ts';
import { JobActions } from './job-actions.tsx';
import { JobCard } from './job-card.tsx';
import { JobGrid } from './job-grid.tsx';

/** Matching jobs as cards, each with its reasons and what can be done with it. */
export function MatchingJobGrid({ label, jobs }: { label: string; jobs: readonly MatchingJob[] }) {
  return (
    <JobGrid label={label}>
      {jobs.map((job) => (
        <li key={job.jid}>
          <JobCard
            from="matches"
            job={job}
            explanation={job.explanation}
            actions={<JobActions job={job} standing={job} />}
          />
        </li>
      ))}
    </JobGrid>
  );
}
