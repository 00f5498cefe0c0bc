import { useQuery } from '@tanstack/react-query';
import { compareAssessments } from '#contract/features/assessments.contract.ts';
import { LANGUAGE_BANDS } from '#contract/features/assessments.fields.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { FlipOnRtl } from '#web/design/flip-on-rtl.tsx';
import { ArrowStartIcon, CompareIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Table, TableScroll } from '#web/design/table.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { useInstruments } from '../assessment-invitations.queries.ts';
import { KINDS } from '../scale-kinds.ts';
import classes from './comparison.module.css';
import { PersonLink } from './person-link.tsx';
import { whole } from './result-figure.tsx';

interface ComparisonProps {
  assessmentId: string;
  users: readonly string[];
}

/** The latest shared results of some people side by side, in the order in which they were chosen. */
export default function Comparison({ assessmentId, users }: ComparisonProps) {
  const { t } = useTranslation('assessment-invitations');
  const names = useNames();
  const instrument = useInstruments().find((one) => one.assessment_id === assessmentId);
  const query = useQuery(
    queryFor(compareAssessments, {
      params: { assessment_id: assessmentId },
      query: { users: JSON.stringify(users) },
    }),
  );
  const toList = { to: '/recruiter/assessments', search: { assessment: assessmentId } } as const;
  return (
    <Page
      title={instrument ? t('comparison.of', { name: names(instrument.name) }) : t('comparison.title')}
      lead={t('comparison.lead')}
      width="full"
      back={
        <TextLink {...toList} size="sm" c="dimmed" className={classes.back}>
          <FlipOnRtl>
            <ArrowStartIcon size={16} stroke={1.8} aria-hidden />
          </FlipOnRtl>
          {t('title')}
        </TextLink>
      }
    >
      <OneView
        query={query}
        missing={
          <EmptyState
            title={t('comparison.missing')}
            icon={<CompareIcon size={30} stroke={1.5} aria-hidden />}
            action={<ButtonLink {...toList}>{t('results.all')}</ButtonLink>}
          >
            {t('comparison.missing_body')}
          </EmptyState>
        }
        failedTitle={t('comparison.failed')}
        waiting={<ListSkeleton label={t('waiting')} count={8} />}
      >
        {(compared) => <SideBySide assessmentId={assessmentId} compared={compared} />}
      </OneView>
    </Page>
  );
}

type Compared = Reply<typeof compareAssessments>;

function SideBySide({ assessmentId, compared }: { assessmentId: string; compared: Compared }) {
  const { t } = useTranslation(['assessment-invitations', 'assessment-result']);
  const format = useFormatters();
  const { people } = compared;
  const isScored = people.some(({ percent }) => percent !== null);
  const versions = new Set(people.map(({ version, form }) => `${version} ${form}`));
  return (
    <>
      {versions.size > 1 && <p className={classes.warning}>{t('comparison.versions')}</p>}
      <TableScroll minWidth={110 + people.length * 105}>
        <Table className={classes.table}>
          <Heads assessmentId={assessmentId} people={people} />
          <tbody>
            {isScored && (
              <tr>
                <th scope="row">{t('comparison.total')}</th>
                {people.map(({ attempt_id, percent }) => (
                  <td key={attempt_id}>
                    {percent === null ? (
                      t('comparison.none')
                    ) : (
                      <Bar share={percent / 100} text={format.percent(percent / 100)} />
                    )}
                  </td>
                ))}
              </tr>
            )}
            {people.some(({ level }) => level !== null) && (
              <tr>
                <th scope="row">{t('comparison.level')}</th>
                {people.map(({ attempt_id, level }) => (
                  <td key={attempt_id}>
                    {level ? (
                      <LevelBar
                        level={level.level}
                        error={level.standard_error}
                        band={t(`assessment-result:bands.${level.band}`)}
                      />
                    ) : (
                      t('comparison.none')
                    )}
                  </td>
                ))}
              </tr>
            )}
            {KINDS.map((kind) => (
              <OfKind key={kind} kind={kind} compared={compared} />
            ))}
          </tbody>
        </Table>
      </TableScroll>
    </>
  );
}

/** Whose column it is, each with the day of their result. */
function Heads({ assessmentId, people }: { assessmentId: string; people: Compared['people'] }) {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  return (
    <thead>
      <tr>
        <th scope="col">{t('comparison.scale')}</th>
        {people.map((person) => (
          <th key={person.attempt_id} scope="col">
            <PersonLink
              row={{
                assessment_id: assessmentId,
                user_id: person.user_id,
                attempt_id: person.attempt_id,
                person: person.name,
              }}
            />
            <span className={classes.when}>
              {format.date(person.completed_at)}
              {person.form === 'short' && (
                <>
                  <Dot />
                  {t('short')}
                </>
              )}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The rows of one kind of scale, under its heading. */
function OfKind({
  kind,
  compared: { people, scales },
}: {
  kind: (typeof KINDS)[number];
  compared: Compared;
}) {
  const { t } = useTranslation('assessment-invitations');
  const names = useNames();
  const these = scales.filter((scale) => scale.kind === kind);
  if (these.length === 0) return null;
  return (
    <>
      <tr>
        <th scope="rowgroup" colSpan={people.length + 1} className={classes.heading}>
          {t(`kinds.${kind}`)}
        </th>
      </tr>
      {these.map((scale) => (
        <tr key={scale.id}>
          <th scope="row">{names(scale.name)}</th>
          {people.map(({ attempt_id }, at) => (
            <td key={attempt_id}>
              <Value kind={kind} value={scale.values[at] ?? null} />
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}

interface ValueProps {
  kind: Compared['scales'][number]['kind'];
  value: Compared['scales'][number]['values'][number];
}

function Value({ kind, value }: ValueProps) {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  const names = useNames();
  if (!value) return <span className={classes.when}>{t('comparison.none')}</span>;
  const { score, least, most, percentile, standard_error, meaning } = value;
  if (kind === 'skill')
    return <LevelBar level={score} error={standard_error ?? 0} band={meaning ? names(meaning) : ''} />;
  if (percentile !== null) return <Bar share={percentile / 100} text={format.number(whole(percentile))} />;
  return (
    <Bar
      share={(score - least) / (most - least || 1)}
      text={t('of', { score: format.number(score), most: format.number(most) })}
    />
  );
}

/** A level of a language with its standard error: two whose intervals meet need not differ. */
function LevelBar({ level, error, band }: { level: number; error: number; band: string }) {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  const text = t('comparison.level_error', { band, error: format.number(Math.round(error * 10) / 10) });
  return <Bar share={(level + 0.5) / LANGUAGE_BANDS.length} text={text} />;
}

/** A share as a bar with its number: the same in a picture and as a figure. */
const Bar = ({ share, text }: { share: number; text: string }) => (
  <span className={classes.bar}>
    <span className={classes.track} aria-hidden>
      <span style={{ inlineSize: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
    </span>
    <span className={classes.number}>{text}</span>
  </span>
);
