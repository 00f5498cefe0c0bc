import { Button, TextInput } from '@mantine/core';
import type { Comparison } from '#contract/features/personality-comparisons.contract.ts';
import { CopyIcon } from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { copyText } from '#web/platform/clipboard.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useEnding } from '../personality-comparisons.queries.ts';
import classes from './comparisons.module.css';

/** One comparison as it stands, and the way out of it. */
export function ComparisonRow({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('personality-comparisons');
  const { date } = useFormatters();
  const ending = useEnding();
  const { id, state, other, code } = comparison;
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <span className={classes.head}>
          {state === 'AGREED' ? (
            <TextLink to="/candidate/assessments/personality/comparisons/$id" params={{ id }}>
              <bdi>{other ?? t('somebody')}</bdi>
            </TextLink>
          ) : (
            <span className={classes.name}>{t('link_of', { date: date(comparison.asked_at) })}</span>
          )}
          <StatusBadge tone={state === 'AGREED' ? 'good' : state === 'ASKED' ? 'accent' : 'neutral'}>
            {t(`state.${state}`)}
          </StatusBadge>
        </span>
        <span className={classes.small}>
          {state === 'AGREED' && t('since', { date: date(comparison.answered_at) })}
          {state === 'ASKED' && t('until', { date: date(comparison.expires_at) })}
          {state === 'DECLINED' && t('declined')}
        </span>
        {code && <Link code={code} />}
      </div>
      <Button
        size="xs"
        variant="default"
        loading={ending.isPending}
        aria-label={t(`end_named.${state}`, { name: other ?? date(comparison.asked_at) })}
        onClick={() => ending.mutate(id)}
      >
        {t(`end.${state}`)}
      </Button>
    </li>
  );
}

/** The address that is handed to one person. */
function Link({ code }: { code: string }) {
  const { t } = useTranslation('personality-comparisons');
  const url = `${window.location.origin}/candidate/assessments/personality/comparison-requests/${code}`;
  const copy = () => copyText(url, { copied: t('link.copied'), copyYourself: t('link.copy_yourself') });
  return (
    <div className={classes.link}>
      <TextInput
        size="sm"
        aria-label={t('link.label')}
        value={url}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        size="sm"
        variant="default"
        leftSection={<CopyIcon size={16} stroke={1.7} aria-hidden />}
        onClick={() => void copy()}
      >
        {t('link.copy')}
      </Button>
    </div>
  );
}
