import type { Instrument } from '#engines/assessments/index.ts';
import { disclosureOf } from '#server/features/blind-review/index.ts';
import { findCompany } from '#server/features/companies/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { isHiddenFrom } from '#server/features/profiles/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import type { InvitationRow } from './assessment-invitations.store.ts';

/** What people are told of invitations. */

const linkOf = ({ instrument, id }: InvitationRow) => `/candidate/assessments/${instrument}?invitation=${id}`;

/** A date as notifications write it in either language. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export async function tellInvited(
  tx: Ctx,
  instrument: Instrument,
  row: InvitationRow,
  company: string,
): Promise<void> {
  await notify(
    tx,
    row.userId,
    'assessment_invited',
    {
      company,
      assessment: instrument.name,
      minutes: String(instrument.minutes),
      date: dayOf(row.deadline),
    },
    { link: linkOf(row) },
  );
}

/** Nobody is reminded of a company that they blocked. */
export async function tellReminded(tx: Ctx & Uses<'instruments'>, row: InvitationRow): Promise<void> {
  const instrument = tx.instruments.get(row.instrument);
  const company = await findCompany(tx.db, row.companyId);
  if (!instrument || !company || (await isHiddenFrom(tx.db, row.userId, row.companyId))) return;
  await notify(
    tx,
    row.userId,
    'assessment_reminder',
    { company: company.company_name, assessment: instrument.name, date: dayOf(row.deadline) },
    { link: linkOf(row) },
  );
}

/** Whoever invited is told, without the name where the job is reviewed blind. */
export async function tellAnswered(
  tx: Ctx & Uses<'aliases' | 'instruments'>,
  row: InvitationRow,
  kind: 'assessment_completed' | 'assessment_declined',
): Promise<void> {
  const { invitedBy, userId, jobId, companyId } = row;
  const instrument = tx.instruments.get(row.instrument);
  if (!invitedBy || !instrument || (await isHiddenFrom(tx.db, userId, companyId))) return;
  const disclosure = await disclosureOf(tx, { jobId, userIds: [userId] });
  await notify(
    tx,
    invitedBy,
    kind,
    { assessment: instrument.name },
    {
      link:
        kind === 'assessment_completed'
          ? `/recruiter/assessments/report/${row.instrument}?user_id=${disclosure.idOf(userId)}`
          : '/recruiter/assessments',
      ...disclosure.actorOf(userId),
    },
  );
}
