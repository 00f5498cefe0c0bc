import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { CheckedCompany } from '#contract/features/company-checks.contract.ts';
import { Fact, Facts } from '#web/design/facts.tsx';
import { CompanyIcon } from '#web/design/icons.ts';
import { Dot, Joined } from '#web/design/joined.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { StoredPicture } from '#web/widgets/pictures/stored-picture.tsx';
import { useCheckDecision } from '../company-checks.queries.ts';
import classes from './checked-company.module.css';
import { NoteDialog } from './note-dialog.tsx';

/** A company with all that an admin decides by, and the decision. */
export function CheckedCompanyCard({ checked }: { checked: CheckedCompany }) {
  const { t } = useTranslation('company-checks');
  const { company, held_for: reasons } = checked;
  return (
    <article className={classes.card} aria-label={company.company_name}>
      <header className={classes.head}>
        <Named company={company} />
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>
              <StatusBadge tone="caution">{t(`admin.reasons.${reason}`)}</StatusBadge>
            </li>
          ))}
        </ul>
      </header>
      {checked.resembles && <SideBySide company={company} like={checked.resembles} />}
      <Evidence checked={checked} />
      <Decided checked={checked} />
      <Decisions checked={checked} />
    </article>
  );
}

type Company = CheckedCompany['company'];

function Named({ company }: { company: Company }) {
  return (
    <span className={classes.named}>
      <StoredPicture
        fileId={company.company_avatar}
        name={company.company_name}
        size={40}
        fallback={<CompanyIcon size={20} stroke={1.5} aria-hidden />}
      />
      <span>
        <Text component="span" fw={600} display="block">
          <bdi>{company.company_name}</bdi>
        </Text>
        <Text component="span" size="sm" c="dimmed" display="block">
          <Joined
            parts={[
              <KnownName key="industry" of={company.company_industry} />,
              <KnownName key="place" of={company.company_location} />,
            ]}
          />
        </Text>
      </span>
    </span>
  );
}

/** Both, so that it is seen whether one could be taken for the other. */
function SideBySide({ company, like }: { company: Company; like: Company }) {
  const { t } = useTranslation('company-checks');
  const sides = [
    { label: t('admin.this_one'), of: company },
    { label: t('admin.like'), of: like },
  ];
  return (
    <div className={classes.sides}>
      {sides.map(({ label, of }) => (
        <section key={label} className={classes.side} aria-label={label}>
          <Text size="sm" c="dimmed">
            {label}
          </Text>
          <Text fw={600}>
            <bdi>{of.company_name}</bdi>
          </Text>
          {of.company_website && <Website company={of} />}
          <Text size="sm" className={classes.about} dir="auto" lineClamp={3}>
            {of.company_description}
          </Text>
        </section>
      ))}
    </div>
  );
}

function Website({ company: { company_website: website } }: { company: Company }) {
  const { t } = useTranslation('company-checks');
  if (!website) return <Text size="sm">{t('admin.no_website')}</Text>;
  return (
    <a href={website} target="_blank" rel="noreferrer" dir="ltr" className={classes.website}>
      {website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
    </a>
  );
}

function Evidence({ checked }: { checked: CheckedCompany }) {
  const { t } = useTranslation('company-checks');
  const format = useFormatters();
  const { owner, company, members, open_jobs: jobs } = checked;
  return (
    <Facts>
      <Fact label={t('admin.website')}>
        <Website company={company} />
      </Fact>
      <Fact label={t('admin.domain')}>
        <Domain checked={checked} />
      </Fact>
      <Fact label={t('admin.owner')}>
        {owner ? (
          <>
            <Joined
              parts={[
                <bdi key="name">{owner.name}</bdi>,
                <bdi key="email" dir="ltr">
                  {owner.email}
                </bdi>,
              ]}
            />
            <Text size="sm" c="dimmed">
              {t(`admin.address_is.${kindOfAddress(owner)}`)}
            </Text>
          </>
        ) : (
          t('admin.owner_none')
        )}
      </Fact>
      <Fact label={t('admin.account')}>
        {owner && t('admin.account_since', { date: format.date(owner.registered_at) })}
        <Text size="sm" c="dimmed">
          {t('admin.company_since', { date: format.date(checked.registered_at) })}
        </Text>
      </Fact>
      <Fact label={t('admin.people')}>
        {t('admin.people_line', {
          members: t('admin.members', { count: members, shown: format.number(members) }),
          jobs: t('admin.jobs', { count: jobs, shown: format.number(jobs) }),
        })}
      </Fact>
    </Facts>
  );
}

const kindOfAddress = (owner: NonNullable<CheckedCompany['owner']>) => {
  if (owner.is_free_mail) return 'free';
  return owner.is_of_domain ? 'same' : 'foreign';
};

function Domain({ checked: { domain, proven, owner, company } }: { checked: CheckedCompany }) {
  const { t } = useTranslation('company-checks');
  const format = useFormatters();
  if (!domain)
    return (
      <>
        {company.company_website
          ? t('admin.no_domain', { website: isolated(company.company_website) })
          : t('admin.no_website')}
      </>
    );
  const proof = proven
    ? t('admin.domain_proven', { address: isolated(proven.address), date: format.date(proven.at) })
    : t(owner?.is_of_domain ? 'admin.domain_owner' : 'admin.domain_open');
  return (
    <>
      <bdi dir="ltr">{domain}</bdi>
      <Text size="sm" c="dimmed">
        {proof}
      </Text>
    </>
  );
}

function Decided({ checked }: { checked: CheckedCompany }) {
  const { t } = useTranslation('company-checks');
  const format = useFormatters();
  const { way, note, decided_at: at, decided_by: by, state } = checked;
  if (state !== 'verified' && state !== 'refused') return null;
  const date = at ? format.dateAndTime(at) : '';
  return (
    <div className={classes.decided}>
      <Text size="sm">
        {way && (
          <>
            {t('admin.verified_by', { way: t(`admin.way.${way}`) })}
            <Dot />
          </>
        )}
        {by ? t('admin.decided_by', { date, name: isolated(by) }) : date}
      </Text>
      {note && (
        <blockquote className={classes.note} dir="auto">
          {note}
        </blockquote>
      )}
    </div>
  );
}

function Decisions({ checked }: { checked: CheckedCompany }) {
  const { t } = useTranslation('company-checks');
  const { run, isRunning } = useCheckDecision();
  const [asking, setAsking] = useState<'CONFIRM' | 'REFUSE' | null>(null);
  const { can, company } = checked;
  const named = { company: company.company_name };
  return (
    <div className={classes.decisions}>
      {can.confirm && (
        <Button
          disabled={isRunning}
          aria-label={t('admin.confirm_named', named)}
          onClick={() => setAsking('CONFIRM')}
        >
          {t('admin.confirm')}
        </Button>
      )}
      {can.refuse && (
        <Button
          variant="default"
          disabled={isRunning}
          aria-label={t('admin.refuse_named', named)}
          onClick={() => setAsking('REFUSE')}
        >
          {t('admin.refuse')}
        </Button>
      )}
      {can.undo && (
        <Button
          variant="subtle"
          loading={isRunning}
          aria-label={t('admin.undo_named', named)}
          onClick={() => void run(checked, 'UNDO')}
        >
          {t('admin.undo')}
        </Button>
      )}
      {asking && (
        <NoteDialog
          checked={checked}
          action={asking}
          onClose={() => setAsking(null)}
          onDecide={async (note) => {
            if (await run(checked, asking, note)) setAsking(null);
          }}
        />
      )}
    </div>
  );
}
