import { TextLink } from '#web/design/links.tsx';

interface CandidateLinkProps {
  jobId: string;
  /** As the job knows the person: of a blind review an alias. */
  person: { candidate_id: string; name: string };
  size?: 'sm' | 'lg';
  draggable?: false;
  /** In a narrow place the name is cut, from its own end. */
  'data-name-cut'?: true;
}

/** Somebody's name, leading to them as a candidate of a job. */
export const CandidateLink = ({ jobId, person, ...rest }: CandidateLinkProps) => (
  <TextLink
    to="/recruiter/candidates/$id"
    params={{ id: person.candidate_id }}
    search={{ job_id: jobId }}
    fw={600}
    {...rest}
  >
    <bdi>{person.name}</bdi>
  </TextLink>
);
