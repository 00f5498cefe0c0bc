import type { Session } from '#contract/features/sessions.contract.ts';

type Device = Pick<Session, 'browser' | 'system' | 'kind'>;

/** In this order: most browsers also name the ones whose pages they want to be given. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string, Device['kind']])[] = [
  [/\bWindows\b/, 'Windows', 'desktop'],
  [/\biPad\b/, 'iPadOS', 'tablet'],
  [/\b(iPhone|iPod)\b/, 'iOS', 'phone'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bCrOS\b/, 'ChromeOS', 'desktop'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS', 'desktop'],
  [/\bLinux\b/, 'Linux', 'desktop'],
];

/** What a browser says of itself in its `User-Agent`, in the names people know. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const [, browser = null] = BROWSERS.find(([pattern]) => pattern.test(text)) ?? [];
  const [, system = null, kind = 'unknown'] = SYSTEMS.find(([pattern]) => pattern.test(text)) ?? [];
  return { browser, system, kind };
}
