import { z } from 'zod';
import { COLOUR } from '../kernel/accent.ts';
import { download, endpoint } from '../kernel/endpoint.ts';
import { Bilingual, Email, Id, Language, Moment, Required } from '../kernel/fields.ts';
import { SWITCHABLE_FEATURES } from './portals.switches.ts';

/** The portals a deployment may have; which of them are there, and how they look, stands in the database. */
const PORTAL_KEYS = ['HCMS', 'COREHCS', 'INCEPTION', 'DIGITAL_HUMAN', 'KU', 'LEC'] as const;
/** Names a portal in the `domain` header, in addresses and in the database. */
export const PortalKey = z.enum(PORTAL_KEYS);
export type PortalKey = z.infer<typeof PortalKey>;

/** Who may greet the people of a portal. */
export const DIGITAL_HUMANS = ['noor', 'salem', 'maha', 'adam', 'laila', 'yousef'] as const;
/** Whose face and words greet the people of a portal. */
export const DigitalHumanName = z.enum(DIGITAL_HUMANS);

/** How people may sign in to a portal besides by a password. */
export const SignInMethod = z.enum(['google', 'linkedin']);

/** A feature as a portal's settings name it. */
export const SwitchableFeature = z.enum(SWITCHABLE_FEATURES);

const ofEach = <T extends z.ZodType>(one: T) => {
  const inBoth = z.object({ en: one, ar: one });
  return z.object({ light: inBoth, dark: inBoth });
};
/** Addresses of the pictures, below the API's own; null where there is none. */
const LogoAddresses = ofEach(z.string().nullable());
export type LogoAddresses = z.infer<typeof LogoAddresses>;
/** Ids of the files of the pictures; null where there is none. */
const LogoIds = ofEach(Id.nullable());
export type LogoIds = z.infer<typeof LogoIds>;

const Approval = z.object({ candidates: z.boolean(), recruiters: z.boolean() });

/** What everyone may know of a portal before they sign in. */
export const Portal = z.object({
  key: PortalKey,
  name: Bilingual,
  /** As the portal names it, `#rrggbb`; what is shown is made of it so that it can be read. */
  accent: z.string(),
  logos: LogoAddresses,
  languages: z.array(Language),
  /** Where to write for help and for a higher limit. */
  contact_email: z.string(),
  /** Whether newcomers wait until an admin has let them in. */
  approval: Approval,
  /** Whether companies publish, ask and see names only once they are verified. */
  checks_companies: z.boolean(),
  /** Published jobs that one company may have at once. */
  post_job_limit: z.number().int(),
  digital_human: DigitalHumanName,
  /** The buttons beside the password: chosen by the portal and configured in this installation. */
  sign_in_methods: z.array(SignInMethod),
  features_off: z.array(SwitchableFeature),
});
export type Portal = z.infer<typeof Portal>;

export const getPortal = endpoint({
  method: 'GET',
  path: '/portal',
  access: 'public',
  summary: 'Branding, languages and rules of the portal named by the domain header, else by the host name.',
  response: Portal,
});

/** Not signed: the login shows it, and so do mails. Its address changes with the picture. */
export const getPortalLogo = download({
  path: '/portals/{key}/logos/{id}',
  access: 'public',
  weight: 'usual',
  summary: 'A logo of a portal.',
  params: z.object({ key: PortalKey, id: Id }),
  errors: ['portals.logo_not_found'],
});

/** The portal with what only its admins see. */
export const AdminPortal = Portal.extend({
  logo_ids: LogoIds,
  host_names: z.array(z.string()),
  /** The providers that an operator has configured. */
  configured_sign_in_methods: z.array(SignInMethod),
  /** Chosen, whether configured or not. */
  chosen_sign_in_methods: z.array(SignInMethod),
  /** Name in the `From` of mails; the portal's own where it is null. */
  mail_sender: z.string().nullable(),
  /** Address in the `From` of mails: the installation's. */
  mail_address: z.string(),
  /** Null of a portal that nobody has changed yet. */
  updated_at: Moment.nullable(),
});
export type AdminPortal = z.infer<typeof AdminPortal>;

export const getAdminPortal = endpoint({
  method: 'GET',
  path: '/admin/portal',
  access: ['RECRUITER_ADMIN'],
  summary: 'The caller’s own portal with all that its admins may see or change.',
  response: AdminPortal,
});

/** A colour as an admin or operator types it. */
export const Accent = z.string().trim().toLowerCase().regex(COLOUR, 'invalid_colour');

/** A name that stands before an address in a header. */
const SenderName = z
  .string()
  .trim()
  .max(60, 'too_long')
  .regex(/^[^<>@"\p{Cc}]*$/u, 'invalid_sender');

/** What an admin changes of a portal; what is not named stays. */
export const PortalChange = z.object({
  /** As it was read: a portal that was changed since is not overwritten. */
  updated_at: Moment.nullable(),
  name: z.object({ en: Required(60), ar: Required(60) }).optional(),
  accent: Accent.optional(),
  /** All four: newly uploaded files (purpose `logo`), logos this portal has or had, or none. */
  logos: LogoIds.optional(),
  contact_email: Email.optional(),
  approval: Approval.optional(),
  checks_companies: z.boolean().optional(),
  digital_human: DigitalHumanName.optional(),
  sign_in_methods: z.array(SignInMethod).max(5).optional(),
  mail_sender: SenderName.nullable().optional(),
});
export type PortalChange = z.infer<typeof PortalChange>;

export const patchAdminPortal = endpoint({
  method: 'PATCH',
  path: '/admin/portal',
  access: ['RECRUITER_ADMIN'],
  summary: 'Changes the caller’s own portal. Where someone else changed it since, it says which fields.',
  body: PortalChange,
  response: AdminPortal,
  errors: ['portals.changed_meanwhile', 'portals.method_not_configured', 'portals.logo_not_found'],
  message: 'portals.saved',
  ratePerMinute: 60,
});

/** Why a portal is not changed, or its logo not given, with the HTTP status of each. */
export const portalErrors = {
  /** Somebody else saved it since it was read; the reply names the fields that differ. */
  'portals.changed_meanwhile': 409,
  /** A way to sign in was chosen for which the installation has no client at the provider. */
  'portals.method_not_configured': 422,
  'portals.logo_not_found': 404,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof portalErrors, number> {}
}
