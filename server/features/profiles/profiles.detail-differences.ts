import { READ_DETAILS } from '#contract/features/profiles.contract.ts';
import {
  type Compared,
  type Difference,
  isNothing,
  isSame,
  plain,
  plainAddress,
} from './profiles.differences.ts';

export function detailDifferences({ profile, read, former }: Compared): Difference[] {
  const own = profile.personal_details;
  const single = READ_DETAILS.flatMap((field) =>
    detail(
      'personal_details',
      field,
      own[field],
      read.personal_details[field],
      former?.personal_details[field],
    ),
  );
  const known = new Set([...own.links, ...Object.values(profile.social_links)].map(plainAddress));
  const more = read.personal_details.links.filter((link) => !known.has(plainAddress(link)));
  if (more.length === 0) return single;
  const formerly = new Set(former?.personal_details.links.map(plainAddress));
  const after = [...own.links, ...more].slice(0, 20);
  return [
    ...single,
    {
      before: own.links,
      after,
      view: {
        id: 'personal_details.links',
        section: 'personal_details',
        kind: own.links.length > 0 ? 'changed' : 'added',
        title: '',
        fields: [{ field: 'links', before: own.links.length > 0 ? own.links : null, after }],
        is_own: false,
        is_suggested: !more.every((link) => formerly.has(plainAddress(link))),
        confidence: null,
      },
    },
  ];
}

const NETWORKS = ['linkedin', 'twitter', 'facebook', 'instagram'] as const;

/** An address that stands among the links already is nothing new. */
export const networkDifferences = ({ profile, read }: Compared): Difference[] => {
  const links = new Set(profile.personal_details.links.map(plainAddress));
  return NETWORKS.flatMap((network) => {
    const told = read.social_links?.[network];
    if (told && links.has(plainAddress(told))) return [];
    return detail('social_links', network, profile.social_links[network], told, undefined);
  });
};

/** A single field: what the document is silent about stays. */
function detail(
  section: 'personal_details' | 'social_links',
  field: string,
  before: string | null | undefined,
  after: string | null | undefined,
  formerly: string | null | undefined,
): Difference[] {
  if (isNothing(after) || plain(before ?? '') === plain(after)) return [];
  const isNew = isNothing(before);
  const isOwn = !isNew && !isSame(before, formerly);
  return [
    {
      before,
      after,
      view: {
        id: `${section}.${field}`,
        section,
        kind: isNew ? 'added' : 'changed',
        title: '',
        fields: [{ field, before: before || null, after: after ?? null }],
        is_own: isOwn,
        is_suggested: isNew ? !isSame(after, formerly) : !isOwn,
        confidence: null,
      },
    },
  ];
}
