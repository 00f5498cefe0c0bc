import { useQuery } from '@tanstack/react-query';
import {
  EQUALITY_QUESTIONS,
  type Fairness,
  getFairness,
} from '#contract/features/equality-answers.contract.ts';
import { TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { Table } from '#web/design/table.tsx';
import { Words } from '#web/design/words.tsx';
import { ApiError } from '#web/platform/api-error.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './hiring-view.module.css';

/** Who applies, as far as enough people chose to say so; for those who run the company. */
export function PoolDiversity() {
  const { t } = useTranslation('skill-maps');
  const format = useFormatters();
  const fairness = useQuery({ ...queryFor(getFairness, { query: { period: 'year' } }), retry: false });
  if (fairness.error instanceof ApiError && fairness.error.status === 403)
    return (
      <Section title={t('pool.title')}>
        <Words isDimmed>{t('pool.forbidden')}</Words>
      </Section>
    );
  if (!fairness.data) return null;
  const told = fairness.data.questions.filter(({ groups }) => groups.length > 0);
  return (
    <Section
      title={t('pool.title')}
      help={t('pool.help', {
        from: format.date(fairness.data.from),
        until: format.date(fairness.data.until),
        count: fairness.data.needed.in_group,
      })}
      actions={<TextLink to="/recruiter/fairness">{t('pool.more')}</TextLink>}
    >
      {told.length === 0 ? (
        <Words isDimmed>{t('pool.too_few', { count: fairness.data.needed.answers })}</Words>
      ) : (
        <div className={classes.groups}>
          {told.map((question) => (
            <Groups key={question.key} question={question} />
          ))}
        </div>
      )}
    </Section>
  );
}

function Groups({
  question: { key, groups, has_hidden_groups: hides },
}: {
  question: Fairness['questions'][number];
}) {
  const { t } = useTranslation('skill-maps');
  const format = useFormatters();
  const nameOf = (group: string) => {
    const known = EQUALITY_QUESTIONS[key].find((one) => one === group);
    return known ? t(`pool.groups.${known}`) : group;
  };
  const most = Math.max(...groups.map(({ at_least: least }) => least));
  return (
    <div>
      <Table rows="dense" className={classes.table} aria-label={t(`pool.questions.${key}`)}>
        <thead>
          <tr>
            <th scope="col">{t(`pool.questions.${key}`)}</th>
            <th scope="col">{t('pool.at_least')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ group, at_least: least }) => (
            <tr key={group}>
              <th scope="row">{nameOf(group)}</th>
              <td>
                <span
                  className={classes.bar}
                  style={{ inlineSize: `${(least / most) * 100}%` }}
                  aria-hidden
                />
                {format.number(least)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {hides && (
        <Words size="sm" isDimmed>
          {t('pool.hidden')}
        </Words>
      )}
    </div>
  );
}
