/** What is asked for the notes about somebody; with a job, those of its review where they are hidden. */
export const notesAbout = (candidateId: string, jobId: string | null) => ({
  params: { id: candidateId },
  query: jobId ? { job_id: jobId } : {},
});
