import { useTranslation } from '#web/platform/translation.ts';
import { KeysHint as Hint } from '#web/widgets/list-keys/keys-hint.tsx';

const KEYS = [
  { keys: ['J', 'K'], meaning: 'move' },
  { keys: ['S'], meaning: 'shortlist' },
  { keys: ['R'], meaning: 'reject' },
  { keys: ['U'], meaning: 'undo' },
  { keys: ['F'], meaning: 'favourite' },
  { keys: ['C'], meaning: 'compare' },
  { keys: ['V'], meaning: 'comparing' },
  { keys: ['Space'], meaning: 'evidence' },
  { keys: ['X'], meaning: 'select' },
  { keys: ['Enter'], meaning: 'open' },
] as const;

/** The keys of the review. */
export function KeysHint() {
  const { t } = useTranslation('rankings');
  return (
    <Hint
      label={t('keys.label')}
      keys={KEYS.map(({ keys, meaning }) => ({ keys, meaning: t(`keys.${meaning}`) }))}
    />
  );
}
