import { Button } from '@mantine/core';
import type { FoundPeople } from '#contract/features/candidate-searches.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PeopleIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { SearchAddress } from '../candidate-searches.queries.ts';
import { type AskedCondition, useConditionWords } from '../condition-words.ts';
import classes from './search-results.module.css';

interface NobodyFoundProps {
  people: FoundPeople;
  address: SearchAddress;
}

/** In place of an empty list: which condition keeps the most out, and how many each would bring. */
export function NobodyFound({ people, address }: NobodyFoundProps) {
  const { t } = useTranslation('candidate-searches');
  const inWords = useConditionWords();
  const { conditions } = people;
  const costliest = people.costliest === null ? null : conditions[people.costliest];
  const hasWays = conditions.some(({ loosened }) => loosened > 0);
  if (conditions.some((one) => one.is_closed_by_blind_review)) return null;
  if (address.page > 1)
    return (
      <EmptyState
        title={t('past_end')}
        action={
          <Button variant="default" onClick={() => address.setAddress({ page: 1 })}>
            {t('first_page')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={t('nobody.title')}
      icon={<PeopleIcon size={30} stroke={1.5} aria-hidden />}
      action={
        hasWays ? (
          <WaysToLoosen conditions={conditions} address={address} />
        ) : (
          costliest && <WithoutIt condition={costliest} conditions={conditions} address={address} />
        )
      }
    >
      {hasWays || !costliest
        ? t(
            hasWays
              ? 'nobody.body'
              : conditions.length > 0
                ? 'nobody.several'
                : people.never_looked_for.length > 0
                  ? 'nobody.nothing_left'
                  : 'nobody.nothing_understood',
          )
        : t('nobody.costliest', { condition: isolated(inWords(costliest.of, costliest.name)) })}
    </EmptyState>
  );
}

interface WithoutItProps extends WaysToLoosenProps {
  condition: AskedCondition;
}

/** Where no condition can be asked for less: the search without the one that nobody answers. */
function WithoutIt({ condition, conditions, address }: WithoutItProps) {
  const { t } = useTranslation('candidate-searches');
  const inWords = useConditionWords();
  const others = conditions.flatMap((one) => (one === condition ? [] : [one.of]));
  return (
    <Button variant="default" onClick={() => address.setAddress({ by: others, page: 1 }, { push: true })}>
      {t('chips.remove', { condition: isolated(inWords(condition.of, condition.name)) })}
    </Button>
  );
}

interface WaysToLoosenProps {
  conditions: FoundPeople['conditions'];
  address: SearchAddress;
}

/** Each condition that can be asked for less, the one that brings the most people first. */
function WaysToLoosen({ conditions, address }: WaysToLoosenProps) {
  const { t } = useTranslation('candidate-searches');
  const format = useFormatters();
  const inWords = useConditionWords();
  const ways = conditions
    .map((condition, at) => ({ ...condition, at }))
    .filter(({ loosened }) => loosened > 0)
    .toSorted((a, b) => b.loosened - a.loosened);
  return (
    <ul className={classes.loosen}>
      {ways.map(({ of, name, loosened, at }) => (
        <li key={`${at} ${of.kind}`}>
          <Button
            variant="default"
            onClick={() => address.setAddress({ by: loosenedAt(conditions, at), page: 1 }, { push: true })}
          >
            {t('nobody.loosen', {
              condition: isolated(inWords(of, name)),
              count: loosened,
              number: format.number(loosened),
            })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The conditions with one of them only wished for; one that keeps people out is dropped. */
const loosenedAt = (conditions: readonly AskedCondition[], place: number) =>
  conditions.flatMap(({ of }, at) => {
    if (at !== place) return [of];
    return of.wish === 'not' ? [] : [{ ...of, wish: 'nice' as const }];
  });
