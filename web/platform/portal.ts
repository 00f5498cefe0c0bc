import type { LogoAddresses, Portal } from '#contract/features/portals.contract.ts';
import { isSwitchedOff } from '#contract/features/portals.switches.ts';
import type { AccentColours, Scheme } from '#contract/kernel/accent.ts';
import type { Language } from '#contract/kernel/fields.ts';

/** Where the API stands. */
export const API_BASE = (import.meta.env?.VITE_API_BASE as string | undefined) ?? '/api';

const BUILT_FOR = import.meta.env?.VITE_DOMAIN as string | undefined;

/**
 * The portal of this address as the server wrote it into the page, so that the brand is there before anything was asked.
 * Null where another server gave the page, or where it was built for one portal.
 */
export const portalInPage: PortalInPage | null = BUILT_FOR ? null : readPortal();

/**
 * Whether this portal offers a feature, named by its noun. Where the page does not say, all are offered: the server refuses
 * what is not.
 */
export const isOffered = (feature: string): boolean =>
  !isSwitchedOff(portalInPage?.features_off ?? [], feature);

/** The colours of an accent where the page brings them: looking for them takes a phone longer than drawing the frame. */
export const coloursInPage = (accent: string | undefined): AccentsColours | undefined =>
  portalInPage && portalInPage.accent === accent ? portalInPage.colours : undefined;

/**
 * The portal this address belongs to, sent as the `domain` header: what the page says, else the first label of a host such
 * as `ku.masar.example`, else what the build was told, else the default portal. The server takes names it does not know as
 * the default too.
 */
export function portalDomain(hostname: string = globalThis.location?.hostname ?? ''): string {
  if (portalInPage) return portalInPage.key;
  const [first = '', ...labels] = hostname.split('.');
  const isAddress = /^[\d.]+$/.test(hostname);
  if (labels.length > 1 && !isAddress && first !== 'www') return first.toUpperCase();
  return BUILT_FOR ?? 'HCMS';
}

type AccentsColours = Record<Scheme, AccentColours>;
type PortalInPage = Portal & { colours?: AccentsColours };

/** A logo as it is shown on the ground of a scheme. */
export interface ShownLogo {
  address: string;
  /** It was made for light grounds and stands on dark: it keeps its own ground. */
  isOnPlate: boolean;
}

/** Which of its logos a portal shows; one of the other language before none at all. */
export function logoFor(logos: LogoAddresses, scheme: Scheme, language: Language): ShownLogo | null {
  const other = language === 'ar' ? 'en' : 'ar';
  const of = (wanted: Scheme) => logos[wanted][language] ?? logos[wanted][other];
  const own = of(scheme);
  const address = own ?? of('light');
  return address ? { address, isOnPlate: !own } : null;
}

/** A picture that the API gives to everyone. */
export const publicPicture = (address: string): string => `${API_BASE}${address}`;

function readPortal(): PortalInPage | null {
  try {
    const data = globalThis.document?.getElementById('portal')?.textContent;
    return data ? (JSON.parse(data) as PortalInPage) : null;
  } catch {
    return null;
  }
}
