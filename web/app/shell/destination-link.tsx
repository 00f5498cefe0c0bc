import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from '#web/platform/translation.ts';
import type { Destination } from '../navigation.ts';

interface Props {
  destination: Destination;
  /** All that stand in the same menu: of two that fit the address, the nearer one is current. */
  among: readonly Destination[];
  className: string | undefined;
  iconSize: number;
  onGo?: (() => void) | undefined;
}

/** A menu's link to a screen, marked where one is on it or below it. */
export function DestinationLink({ destination, among, className, iconSize, onGo }: Props) {
  const { t } = useTranslation('screens');
  const current = useLocation({ select: ({ pathname }) => nearest(among, pathname) });
  const { name, path, icon: Icon } = destination;
  const mark = current === destination ? ({ 'data-active': true, 'aria-current': 'page' } as const) : {};
  return (
    <Link to={path} className={className} onClick={onGo} {...mark}>
      <Icon size={iconSize} stroke={1.6} />
      <span>{t(name)}</span>
    </Link>
  );
}

/** The destination that the address belongs to: the one it is filed under, otherwise the longest beginning of it. */
export function nearest(among: readonly Destination[], pathname: string): Destination | undefined {
  const filed = FILED_ELSEWHERE.find(([pattern]) => pattern.test(pathname));
  const owner = filed && among.find(({ name }) => name === filed[1]);
  if (owner) return owner;
  return among
    .filter(({ path }) => `${pathname}/`.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** Addresses that begin like one destination and belong to another. */
const FILED_ELSEWHERE: readonly (readonly [RegExp, Destination['name']])[] = [
  // A job that is looked at, and the people who match it, are among the jobs however it was made.
  [/^\/recruiter\/jobs\/post-job\/[^/]+\/view$/, 'recruiter-jobs'],
  [/^\/recruiter\/jobs\/post-job\/ai-generated\/(?:candidate|all-candidates)$/, 'recruiter-jobs'],
  [/^\/recruiter\/admin\/view\//, 'admin-candidates'],
  // Both ways of comparing begin where one of them is chosen.
  [/^\/institute\//, 'institute-select'],
  // Whatever is taken there, but for the interests, which stand in the menu themselves.
  [/^\/candidate\/assessments\/(?!my-next-move)/, 'assessments'],
];
