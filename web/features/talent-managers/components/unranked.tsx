import { Words } from '#web/design/words.tsx';
import { useTranslation } from '#web/platform/translation.ts';

/** Who joined and stands on no list, since matching does not know them: said, not passed over. */
export function Unranked({ joined, unranked }: { joined: number; unranked: number }) {
  const { t } = useTranslation('talent-managers');
  if (unranked === 0) return null;
  return (
    <Words size="sm" isDimmed>
      {t('jobs.unranked', { count: unranked, joined })}
    </Words>
  );
}
