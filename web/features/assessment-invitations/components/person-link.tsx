import { TextLink } from '#web/design/links.tsx';

interface PersonLinkProps {
  row: { assessment_id: string; user_id: string; attempt_id: string; person: string };
}

/** Somebody’s name, which leads to the report that they show. */
export const PersonLink = ({ row }: PersonLinkProps) => (
  <TextLink
    to="/recruiter/assessments/report/$assessment_id"
    params={{ assessment_id: row.assessment_id }}
    search={{ user_id: row.user_id, attempt_id: row.attempt_id }}
    fw={600}
  >
    <bdi>{row.person}</bdi>
  </TextLink>
);
