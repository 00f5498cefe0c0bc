import { describe, expect, it } from 'vitest';
import { AT_A_DESK, visit } from './browser.ts';
import { addCandidate, newCompany, send, tokenOf } from './other-side.ts';

interface OwnProfile {
  user_id: string;
  personal_details: { name: string };
  work_history_detailed: { organisation: string | null; currently_working: boolean }[];
}

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  it('a person sees that their employer looked, hides from it by one switch, and is not found there any more', async () => {
    const email = await addCandidate('g01-nurse.pdf');
    const profile = await send<OwnProfile>('/profile', await tokenOf(email));
    const employer = profile.work_history_detailed.find((work) => work.currently_working)?.organisation;
    if (!employer) throw new Error('The resume names no current employer.');
    const recruiter = await newCompany(employer);
    const page = `/recruiter/candidates/${profile.user_id}`;
    const looked = await send<{ profile: OwnProfile }>(page, await tokenOf(recruiter));
    expect(looked.profile.personal_details.name).toBe(profile.personal_details.name);

    const person = await visit(look);
    const { t } = person;
    await person.enters(email, '/settings/who-looked');
    await person.arrives(
      'who-looked',
      person.page.getByRole('list', { name: t('profile-views:title') }).getByText(employer),
      person.page.getByText(t('profile-views:parts.profile')),
    );

    await person.link(t('screens:blocked-companies')).click();
    const isHidden = person.page.getByRole('switch', { name: t('blocked-companies:present.switch') });
    await person.arrives('blocked-companies', isHidden);
    await isHidden.click({ force: true });
    await person.page.getByText(t('blocked-companies:present.switched_on')).waitFor();
    await person.page.reload();
    await person.arrives('blocked-companies', isHidden);
    expect(await isHidden.isChecked()).toBe(true);

    const colleague = await visit(look);
    await colleague.enters(recruiter, page);
    await colleague.page.getByRole('heading', { level: 1 }).waitFor();
    await expect(send(page, await tokenOf(recruiter))).rejects.toThrow('404');
    expect(await colleague.page.getByText(profile.personal_details.name).count()).toBe(0);
  });
});
