import { useQuery } from '@tanstack/react-query';
import { getSystemCandidate, syncCandidateToSystem } from '#contract/features/hiring-systems.contract.ts';
import { queryFor } from '#web/platform/queries.ts';
import { Sending } from '#web/widgets/system-records/sending.tsx';
import {
  untilItArrives,
  useSystemChanges,
  useSystemDeed,
} from '#web/widgets/system-records/system-records.queries.ts';

interface SystemCandidateProps {
  candidateId: string;
  jobId: string;
}

/** Somebody in the hiring system: where they stand there, or the way to send them. Nothing where they may not be sent. */
export default function SystemCandidate({ candidateId, jobId }: SystemCandidateProps) {
  useSystemChanges();
  const params = { candidate_id: candidateId, job_id: jobId };
  const { data } = useQuery({
    ...queryFor(getSystemCandidate, { params }),
    refetchInterval: untilItArrives,
  });
  const send = useSystemDeed(syncCandidateToSystem);
  if (!data?.system_name || (data.held && !data.record)) return null;
  return (
    <Sending
      system={data.system_name}
      record={data.record}
      jobId={jobId}
      candidateId={candidateId}
      isRunning={send.isPending}
      send={() => send.mutateAsync({ params })}
    />
  );
}
