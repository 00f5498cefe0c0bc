import { Button, TextInput, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { DISLIKE_REASONS, type DislikeReason } from '#contract/features/favourites.contract.ts';
import type { FoundJob } from '#contract/features/job-lists.contract.ts';
import type { JobFilters } from '#contract/features/saved-searches.contract.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useOwnProfile } from '../job-lists.queries.ts';
import { sayWhy } from '../standing.ts';
import { type FilterPart, type Offer, offerFor } from '../why-not.ts';
import classes from './why-not-card.module.css';

interface WhyNotCardProps {
  job: Pick<
    FoundJob,
    'jid' | 'job_title' | 'company' | 'salary_min' | 'salary_max' | 'salary_currency' | 'seniority'
  >;
  filters: JobFilters;
  onUndo: () => void;
  onChange: (changes: Partial<JobFilters>) => void;
  /** Opens the filters at one of them, where there are any. */
  onChoose?: (part: FilterPart) => void;
  /** Level of its heading. */
  order?: 2 | 3;
}

/** Stands where a disliked job was: takes it back, asks why, and offers what the answer suggests. */
export function WhyNotCard({ job, filters, onUndo, onChange, onChoose, order = 3 }: WhyNotCardProps) {
  const { t } = useTranslation('job-lists');
  const [reason, setReason] = useState<DislikeReason | null>(null);
  const [isTelling, setIsTelling] = useState(false);
  const profile = useOwnProfile();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed has gone with the job: the focus goes on from here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const tell = async (chosen: DislikeReason, words?: string) => {
    if (!(await sayWhy(job.jid, chosen, words))) return;
    setIsTelling(false);
    setReason(chosen);
    heading.current?.focus({ preventScroll: true });
  };
  const wishes = profile.data?.personal_details ?? null;
  const offer = reason && offerFor(reason, job, wishes, filters);
  return (
    <div className={classes.card}>
      <Title order={order} size="h4" ref={heading} tabIndex={-1} className={classes.title}>
        {reason === 'not_this_company'
          ? t('why.company_hidden', { company: isolated(job.company.company_name) })
          : t('why.hidden', { title: isolated(job.job_title) })}
      </Title>
      {!reason && !isTelling && (
        <>
          <p className={classes.question} id={`why-${job.jid}`}>
            {t('why.question')}
          </p>
          <ul className={classes.reasons} aria-labelledby={`why-${job.jid}`}>
            {DISLIKE_REASONS.map((one) => (
              <li key={one}>
                <Button
                  variant="default"
                  size="compact-sm"
                  radius="xl"
                  onClick={() => (one === 'other' ? setIsTelling(true) : void tell(one))}
                >
                  {t(`why.reason.${one}`)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {isTelling && (
        <OwnWords onTell={(words) => void tell('other', words)} onCancel={() => setIsTelling(false)} />
      )}
      {reason && (
        <p className={classes.question} role="status">
          {t('why.thanks', { reason: t(`why.reason.${reason}`) })}
        </p>
      )}
      <div className={classes.end}>
        {offer && (offer.kind !== 'choose' || onChoose) && (
          <OfferButton offer={offer} onChange={onChange} onChoose={onChoose} />
        )}
        <Button variant="subtle" size="compact-sm" onClick={onUndo}>
          {t('why.undo')}
        </Button>
      </div>
    </div>
  );
}

function OwnWords({ onTell, onCancel }: { onTell: (words: string) => void; onCancel: () => void }) {
  const { t } = useTranslation('job-lists');
  const [words, setWords] = useState('');
  return (
    <form
      className={classes.words}
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim()) onTell(words.trim());
      }}
    >
      <TextInput
        label={t('why.words')}
        maxLength={300}
        value={words}
        data-autofocus
        autoFocus
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={classes.end}>
        <Button type="submit" size="compact-sm" variant="light">
          {t('why.send')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
          {t('why.cancel')}
        </Button>
      </div>
    </form>
  );
}

interface OfferButtonProps extends Pick<WhyNotCardProps, 'onChange' | 'onChoose'> {
  offer: Offer;
}

function OfferButton({ offer, onChange, onChoose }: OfferButtonProps) {
  const { t } = useTranslation(['job-lists', 'job-details']);
  const format = useFormatters();
  const words = () => {
    switch (offer.kind) {
      case 'place':
        return t('why.offer.place', { place: isolated(offer.changes.location) });
      case 'pay':
        return t('why.offer.pay', { pay: format.money(offer.changes.salary_min) });
      case 'level':
        return t('why.offer.level', { level: t(`job-details:seniority.${offer.level}`) });
      case 'choose':
        return t(`why.offer.choose_${offer.part}`);
    }
  };
  return (
    <Button
      variant="light"
      size="compact-sm"
      className={classes.offer}
      classNames={{ label: classes.offerLabel }}
      onClick={() => (offer.kind === 'choose' ? onChoose?.(offer.part) : onChange(offer.changes))}
    >
      {words()}
    </Button>
  );
}
