import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listSimilarCandidates } from '#contract/features/rankings.contract.ts';
import { Joined } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { Likeness, LikenessList } from '#web/widgets/likeness/likeness.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';

const SHOWN = 4;

/** Candidates whose work is most like this one's, each with what the two share. */
export function SimilarCandidates({ candidateId }: { candidateId: string }) {
  const { t } = useTranslation('candidates');
  const query = useQuery(
    queryFor(listSimilarCandidates, { params: { id: candidateId }, query: { limit: SHOWN } }),
  );
  return (
    <Section title={t('similar.title')} help={t('similar.help')}>
      <QueryView
        query={query}
        failedTitle={t('similar.failed')}
        waiting={<ListSkeleton label={t('similar.loading')} count={2} />}
        isEmpty={(people) => people.length === 0}
        empty={<Text>{t('similar.none')}</Text>}
      >
        {(people) => (
          <LikenessList>
            {people.map((person) => (
              <li key={person.candidate_id}>
                <div>
                  <TextLink to="/recruiter/candidates/$id" params={{ id: person.candidate_id }} fw={600}>
                    <bdi>{person.name}</bdi>
                  </TextLink>
                  <Text size="sm" c="dimmed">
                    <Joined
                      parts={[
                        person.headline,
                        person.location && <KnownName key="place" of={person.location} />,
                      ]}
                    />
                  </Text>
                </div>
                <Likeness of={person} />
              </li>
            ))}
          </LikenessList>
        )}
      </QueryView>
    </Section>
  );
}
