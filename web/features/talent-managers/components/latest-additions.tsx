import { useQuery } from '@tanstack/react-query';
import { type Addition, listAdditions } from '#contract/features/talent-managers.contract.ts';
import { TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './latest-additions.module.css';

/** The reports of what was added lately. */
export function LatestAdditions() {
  const { t } = useTranslation('talent-managers');
  const { data } = useQuery(queryFor(listAdditions, { query: { limit: 5 } }));
  if (!data || data.results.length === 0) return null;
  return (
    <Section title={t('additions.title')}>
      <ul className={classes.additions}>
        {data.results.map((addition) => (
          <li key={addition.id}>
            <Line addition={addition} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Line({ addition: { id, type, total, counts, created_at: at } }: { addition: Addition }) {
  const { t } = useTranslation('talent-managers');
  const format = useFormatters();
  return (
    <>
      <TextLink to="/talent-manager/people/added/$id" params={{ id }}>
        {t(`additions.${type}`, { count: total })}
      </TextLink>
      <Words size="sm" isDimmed>
        {format.dateAndTime(at)}
        {counts.unreadable > 0 && ` · ${t('additions.unreadable', { count: counts.unreadable })}`}
      </Words>
    </>
  );
}
