import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { MOST_INTEREST } from '#contract/features/interests.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { DownloadIcon, TargetIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { CardSkeleton } from '#web/design/skeletons.tsx';
import { Heading, Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { useSession } from '#web/platform/session.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { VIEWS } from '../interests.addresses.ts';
import { nameIn, type Result, resultPdf, useKept, useResult, useSteps } from '../interests.queries.ts';
import { closeBehind, highestOf } from '../scores.ts';
import { AreaTable } from './area-table.tsx';
import { InterestShape } from './interest-shape.tsx';
import classes from './interests.module.css';
import { NobodyIsRanked } from './nobody-is-ranked.tsx';

/** Where there is no result yet. */
export function NoResult() {
  const { t } = useTranslation('interests');
  const { linkTo } = useSteps();
  return (
    <EmptyState
      title={t('results.none')}
      icon={<TargetIcon size={28} stroke={1.6} aria-hidden />}
      action={<ButtonLink {...linkTo('START')}>{t('results.begin')}</ButtonLink>}
    >
      {t('results.none_body')}
    </EmptyState>
  );
}

/** Six areas in one picture, and what the highest of them mean. */
export function Results() {
  const { t } = useTranslation('interests');
  return (
    <OneView
      query={useResult()}
      missing={<NoResult />}
      failedTitle={t('results.failed')}
      waiting={<CardSkeleton label={t('results.waiting')} count={2} />}
    >
      {(result) => (
        <>
          <Shown result={result} />
          <NobodyIsRanked />
        </>
      )}
    </OneView>
  );
}

function Shown({ result }: { result: Result }) {
  const { t } = useTranslation('interests');
  const { address, setAddress, linkTo } = useSteps();
  const format = useFormatters();
  const { isTyped, attempt_id: attemptId, completed_at: at } = result;
  const earlier = useKept(attemptId).data?.earlier ?? null;
  return (
    <>
      <Section
        look="sheet"
        title={<Strongest result={result} />}
        help={isTyped ? t('results.typed') : t('results.of', { date: format.date(at) })}
        actions={
          <SegmentedControl
            size="sm"
            aria-label={t('results.views')}
            data={VIEWS.map((view) => ({ value: view, label: t(`results.view.${view}`) }))}
            value={address.view}
            onChange={(next) => setAddress({ view: VIEWS.find((view) => view === next) })}
          />
        }
      >
        {address.view === 'table' ? (
          <AreaTable areas={result.areas} earlier={earlier} />
        ) : (
          <InterestShape areas={result.areas} />
        )}
        <div className={classes.actions}>
          <ButtonLink {...linkTo('JOB_ZONES')}>{t('results.zones')}</ButtonLink>
          <ButtonLink variant="default" {...linkTo('CAREERS', { zone: '' })}>
            {t('results.careers')}
          </ButtonLink>
          {attemptId && !isTyped && <Pdf attemptId={attemptId} />}
          <ButtonLink variant="subtle" color="gray" {...linkTo(isTyped ? 'INTERESTS_SCORES' : 'START')}>
            {t(isTyped ? 'results.change' : 'results.again')}
          </ButtonLink>
        </div>
      </Section>
      <Meaning result={result} />
    </>
  );
}

/** The highest area, or that there is none, in a sentence. */
function Strongest({ result }: { result: Result }) {
  const { t } = useTranslation('interests');
  const { language } = useLanguage();
  const format = useFormatters();
  if (result.is_flat) return t('results.flat');
  const top = highestOf(result.scores);
  const names = result.areas.filter(({ id }) => top.includes(id)).map(({ name }) => nameIn(language, name));
  return t('results.strongest', { count: names.length, names: format.list(names) });
}

/** In words what the areas are, the highest first. */
function Meaning({ result }: { result: Result }) {
  const { t } = useTranslation('interests');
  const { language } = useLanguage();
  const format = useFormatters();
  return (
    <Section title={t('results.meaning')} help={useHowFar(result)}>
      <ol className={classes.areas}>
        {result.areas.map(({ id, name, about, found, score }) => (
          <li key={id}>
            <Heading level={3}>
              {nameIn(language, name)}{' '}
              <span className={classes.score}>
                {t('score_of', { score: format.number(score), most: format.number(MOST_INTEREST) })}
              </span>
            </Heading>
            <Words size="sm">{nameIn(language, about)}</Words>
            <Words size="sm" isDimmed>
              {t('results.found', { places: nameIn(language, found) })}
            </Words>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** That nothing stands out, or what is as good as the highest. */
function useHowFar(result: Result): string | null {
  const { t } = useTranslation('interests');
  const { language } = useLanguage();
  const format = useFormatters();
  if (result.is_flat) return t('results.flat_body');
  const close = closeBehind(result.scores);
  const names = result.areas.filter(({ id }) => close.includes(id)).map(({ name }) => nameIn(language, name));
  return names.length > 0 ? t('results.close', { names: format.list(names) }) : null;
}

function Pdf({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation('interests');
  const { language } = useLanguage();
  const [isRunning, setIsRunning] = useState(false);
  const userId = useSession().user?.id ?? '';
  const save = async () => {
    setIsRunning(true);
    try {
      saveFile(await resultPdf(userId, attemptId, language), `${t('results.file')}.pdf`);
    } catch (error) {
      showError(error);
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isRunning}
      leftSection={<DownloadIcon size={18} stroke={1.7} aria-hidden />}
      onClick={() => void save()}
    >
      {t('results.pdf')}
    </Button>
  );
}
