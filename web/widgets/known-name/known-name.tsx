import { useShownName } from '#web/platform/known-names.ts';

/** A place, a skill, an industry or a nationality that somebody wrote, by its name in the reader's language where it is known; nothing of nothing. */
export function KnownName({ of: text }: { of: string | null }) {
  const shown = useShownName();
  return text && <bdi>{shown(text)}</bdi>;
}
