import { useAddress } from '#web/platform/address.ts';
import { idIn } from '#web/platform/ids.ts';
import { RECRUITER_JOB } from './rankings.addresses.ts';
import { MOST_COMPARED } from './rankings-address.ts';

/** What the address says of a ranking, and how it is changed. */
export function useRankingAddress() {
  const [{ status: _, panel, compare: marked, weaker, sort, ...filters }, setAddress] =
    useAddress(RECRUITER_JOB);
  // An address may be written by hand.
  const compare = marked.filter(idIn).slice(-MOST_COMPARED);
  return {
    panel,
    weaker,
    sort,
    filters,
    compare,
    setAddress,
    toggleCompared: (id: string) =>
      setAddress({
        compare: compare.includes(id)
          ? compare.filter((one) => one !== id)
          : [...compare, id].slice(-MOST_COMPARED),
      }),
    removeCompared: (id: string) => {
      const left = compare.filter((one) => one !== id);
      setAddress({ compare: left, ...(left.length < 2 && { panel: '' }) }, { scroll: false });
    },
    openPanel: (panel: 'compare' | 'weights') => setAddress({ panel }, { push: true, scroll: false }),
    // Going back does not open again what was closed.
    closePanel: () => setAddress({ panel: '' }, { scroll: false }),
  };
}

export type RankingAddress = ReturnType<typeof useRankingAddress>;
