import type { WorkExperience } from '#contract/features/profiles.contract.ts';
import type { JsonResume } from '#contract/features/profiles.json-resume.ts';
import { isInOrder } from './profiles.experience.ts';
import { FIELDS_READ } from './profiles.json-resume-fields.ts';
import { filled, type LeftOutList } from './profiles.left-out.ts';

/** A job of a JSON Resume as a profile says it; one that names neither a title nor an employer is left out. */
export function workOf(one: NonNullable<JsonResume['work']>[number], left: LeftOutList): WorkExperience[] {
  left.unknown('work[]', one, FIELDS_READ.work);
  const title = filled(one.position) ?? filled(one.name);
  if (!title) {
    left.add('work[]', 'invalid');
    return [];
  }
  const start = left.past('work[].startDate', one.startDate);
  const end = left.past('work[].endDate', one.endDate);
  const details = [...(filled(one.summary)?.split('\n') ?? []), ...(one.highlights ?? [])].filter((line) =>
    line.trim(),
  );
  return [
    {
      job_title: left.shortened('work[].position', title, 160),
      organisation: filled(one.position) ? left.cut('work[].name', one.name, 160) : null,
      location: left.cut('work[].location', one.location, 160),
      start_date: isInOrder(start, end) ? start : null,
      end_date: end,
      currently_working: !filled(one.endDate) && start !== null && one.currentlyWorking !== false,
      details: left
        .most('work[].highlights', details, 60)
        .map((line) => left.shortened('work[].highlights', line, 1_000)),
      confidence: null,
    },
  ];
}
