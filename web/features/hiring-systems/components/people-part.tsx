import { Checkbox, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  grantSystemScope,
  listSystemGrants,
  SYSTEM_SCOPES,
} from '#contract/features/hiring-systems.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { useSystemDeed } from '#web/widgets/system-records/system-records.queries.ts';
import classes from './people-part.module.css';

type Granted = Reply<typeof listSystemGrants>['people'][number];

/** Who of the company may do what with the hiring system. */
export function PeoplePart() {
  const { t } = useTranslation('hiring-systems');
  const grants = useQuery(queryFor(listSystemGrants, {}));
  return (
    <Section title={t('people.title')} help={t('people.help')} look="sheet">
      <QueryView
        query={grants}
        waiting={<ListSkeleton label={t('waiting')} count={3} />}
        failedTitle={t('failed')}
      >
        {({ people }) => (
          <ul className={classes.people}>
            {people.map((person) => (
              <Person key={person.id} person={person} />
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

function Person({ person }: { person: Granted }) {
  const { t } = useTranslation('hiring-systems');
  const grant = useSystemDeed(grantSystemScope);
  const change = (scope: (typeof SYSTEM_SCOPES)[number], granted: boolean) =>
    void grant.mutateAsync({ body: { user_id: person.id, scope, granted } }).then(
      () => refresh(listSystemGrants),
      () => undefined,
    );
  return (
    <li className={classes.person}>
      <div>
        <Text fw={600}>
          <bdi>{person.name}</bdi>
        </Text>
        {person.has_all && (
          <Text size="sm" c="dimmed">
            {t('people.has_all')}
          </Text>
        )}
      </div>
      <fieldset className={classes.scopes} aria-label={t('people.of', { name: isolated(person.name) })}>
        {SYSTEM_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`scope.${scope}`)}
            checked={person.scopes.includes(scope)}
            disabled={person.has_all || grant.isPending}
            onChange={(event) => change(scope, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </li>
  );
}
