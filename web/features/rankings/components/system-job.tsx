import { useQuery } from '@tanstack/react-query';
import { getSystemJob, postJobToSystem } from '#contract/features/hiring-systems.contract.ts';
import { queryFor } from '#web/platform/queries.ts';
import { Sending } from '#web/widgets/system-records/sending.tsx';
import {
  untilItArrives,
  useSystemChanges,
  useSystemDeed,
} from '#web/widgets/system-records/system-records.queries.ts';

/** A job in the hiring system: how it stands there, or the way to post it. Nothing where none is connected. */
export default function SystemJob({ jobId }: { jobId: string }) {
  useSystemChanges();
  const { data } = useQuery({
    ...queryFor(getSystemJob, { params: { id: jobId } }),
    refetchInterval: untilItArrives,
  });
  const post = useSystemDeed(postJobToSystem);
  if (!data?.system_name || (data.held && !data.record)) return null;
  return (
    <Sending
      system={data.system_name}
      record={data.record}
      jobId={jobId}
      candidateId={null}
      isRunning={post.isPending}
      send={() => post.mutateAsync({ body: { job_id: jobId } })}
    />
  );
}
