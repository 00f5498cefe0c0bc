import { describe, it } from 'vitest';
import { ON_A_PHONE, type Visitor, visit } from './browser.ts';
import { addCandidate, NURSE_JOB, shareJob } from './other-side.ts';
import { linkFor, newEmail } from './people.ts';

const RESUME = { en: 'g01-nurse.pdf', ar: 'g12-ar-nurse.pdf' } as const;
const MANAGER = 'Daniel Reyes';

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  it('a talent manager adds people, one of whom says yes, is proposed for a job and agrees to it', async () => {
    const job = await shareJob(NURSE_JOB[look.language], []);
    const candidate = await addCandidate(RESUME[look.language]);
    const newcomer = newEmail('newcomer');

    const manager = await visit(look);
    await manager.enters('talent@masar.demo');
    await manager.arrives('talent-manager-dashboard', manager.link(/./).first());
    await addPeople(manager, [candidate, newcomer, candidate, 'no-address@x']);

    const person = await visit(look);
    await person.enters(candidate, '/settings/talent-managers');
    const yes = person.button(person.t('talent-managers:own.yes_named', { name: MANAGER }));
    await person.arrives('own-talent-managers', yes);
    await yes.click();
    await person.button(person.t('talent-managers:own.leave_named', { name: MANAGER })).waitFor();

    await manager.open(`/talent-manager/jobs/${job.id}`);
    const chosen = manager.page.getByRole('listitem').getByRole('checkbox').first();
    await manager.arrives('talent-manager-job', chosen);
    await chosen.check();
    await manager.button(manager.t('talent-managers:job.propose', { count: 1 })).click();
    const ask = { name: manager.t('talent-managers:job.propose', { count: 1 }) };
    await manager.page.getByRole('dialog').getByRole('button', ask).click();
    await manager.page.getByText(manager.t('talent-managers:proposal.open'), { exact: true }).waitFor();

    await person.page.reload();
    const agree = person.button(person.t('talent-managers:own.agree_named', { job: job.title }));
    await agree.click();
    await person.page.getByText(person.t('talent-managers:own.agreed'), { exact: true }).waitFor();

    const recruiter = await visit(look);
    await recruiter.enters(job.recruiter, `/recruiter/jobs/${job.id}`);
    await recruiter.page.getByText(MANAGER).first().waitFor();
  });

  it('somebody without an account reads what a yes would mean, and declines', async () => {
    const newcomer = newEmail('stranger');
    const manager = await visit(look);
    await manager.enters('talent@masar.demo', '/talent-manager/people/add');
    await addPeople(manager, [newcomer]);
    const stranger = await visit(look);
    await stranger.open(await linkFor(newcomer, 'talent-invitation', 'talent-invitation'));
    const no = stranger.button(stranger.t('talent-managers:invitation.no'));
    await stranger.arrives('talent-invitation', no);
    await no.click();
    await stranger.page.getByText(stranger.t('talent-managers:invitation.ended')).waitFor();
  });
});

/** Pastes addresses, looks at what was recognised, and waits for the report. */
async function addPeople(manager: Visitor, addresses: readonly string[]): Promise<void> {
  const { t } = manager;
  await manager.open('/talent-manager/people/add');
  const look = manager.button(t('talent-managers:adding.look'));
  await manager.arrives('talent-manager-add', look);
  await manager.field(t('talent-managers:adding.addresses')).fill(addresses.join('; '));
  await look.click();
  // Who is named twice is added once, and an address that is none is not added.
  const count = new Set(addresses.filter((one) => one.includes('.'))).size;
  await manager.button(t('talent-managers:adding.send', { count })).click();
  await manager.arrives('talent-manager-addition');
  await manager.page.getByText(t('talent-managers:outcome.added'), { exact: true }).first().waitFor();
}
