import { Words } from '#web/design/words.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { useNameOfPlace } from '../place-names.ts';
import type { SkillMap } from '../skill-maps.queries.ts';

interface BasisProps {
  counted: Pick<SkillMap, 'jobs_counted' | 'people_counted'>;
  place: string;
}

/** How many jobs and people the numbers are of, and where: elsewhere on the portal there may be many more. */
export function Basis({ counted, place }: BasisProps) {
  const { t } = useTranslation('skill-maps');
  const nameOf = useNameOfPlace();
  return (
    <Words size="sm" isDimmed>
      {t(place === '' ? 'basis.everywhere' : 'basis.in', {
        place: nameOf(place),
        jobs: t('counted.jobs', { count: counted.jobs_counted }),
        people:
          counted.people_counted === null
            ? t('detail.few_people')
            : t('counted.people', { count: counted.people_counted }),
      })}
    </Words>
  );
}
