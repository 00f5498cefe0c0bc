import type { PortalSkill } from '#contract/features/skills.contract.ts';
import type { PortalSkills } from './skills.queries.ts';

/** A name that nobody has decided on; change what the test is about. */
export function aPortalSkill(changes: Partial<PortalSkill> = {}): PortalSkill {
  return {
    id: '4a1f0c52-6a0f-4c8f-9d0e-3f6b1f0c2a01',
    name: 'Snag list closing',
    seen_count: 5,
    job_count: 3,
    profile_count: 2,
    jobs: [{ jid: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11', job_title: 'Site Engineer' }],
    status: 'new',
    ref_skill: null,
    ref_skill_name: null,
    decided_by: null,
    decided_at: null,
    suggestions: [
      {
        ref_skill: 'building-defect-inspection',
        name: { en: 'Building defect inspection', ar: 'فحص عيوب المباني' },
      },
    ],
    ...changes,
  };
}

/** A page of these names, with the counts of all statuses. */
export function somePortalSkills(
  results: PortalSkill[],
  counts: Partial<PortalSkills['counts']> = {},
): PortalSkills {
  return {
    results,
    total: results.length,
    page: 1,
    limit: 20,
    counts: { new: 0, linked: 0, accepted: 0, ignored: 0, ...counts },
  };
}

/** New names of both scripts, with much and with nothing like them in the dictionary. */
export function portalSkillsToDecide(): PortalSkills {
  const names: [string, number, number, PortalSkill['jobs'], PortalSkill['suggestions']][] = [
    ['Snag list closing', 3, 2, aPortalSkill().jobs, aPortalSkill().suggestions],
    [
      'Etimad portal',
      2,
      2,
      [
        { jid: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a12', job_title: 'Procurement Officer' },
        { jid: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a13', job_title: 'أخصائي مشتريات' },
      ],
      [],
    ],
    [
      'إدارة المناقصات الحكومية',
      0,
      3,
      [],
      [
        { ref_skill: 'tendering', name: { en: 'Tendering', ar: 'إدارة المناقصات' } },
        { ref_skill: 'public-procurement', name: { en: 'Public procurement', ar: 'المشتريات الحكومية' } },
        { ref_skill: 'contract-management', name: { en: 'Contract management', ar: 'إدارة العقود' } },
      ],
    ],
    ['Hard working', 0, 1, [], []],
  ];
  const results = names.map(([name, job_count, profile_count, jobs, suggestions], at) =>
    aPortalSkill({
      id: `4a1f0c52-6a0f-4c8f-9d0e-3f6b1f0c2a${at + 10}`,
      name,
      seen_count: job_count + profile_count,
      job_count,
      profile_count,
      jobs,
      suggestions,
    }),
  );
  return somePortalSkills(results, { new: results.length, linked: 12, accepted: 3, ignored: 7 });
}
