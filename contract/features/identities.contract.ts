import { z } from 'zod';
import { endpoint, redirect } from '../kernel/endpoint.ts';
import { Id, Language, Moment, NameOf, Required } from '../kernel/fields.ts';
import { SignedIn } from './accounts.contract.ts';

/** Other places at which people have accounts and by which they may sign in (OpenID Connect). */
const IDENTITY_PROVIDERS = ['google', 'linkedin'] as const;
/** A provider as addresses and stored identities name it. */
export const IdentityProvider = z.enum(IDENTITY_PROVIDERS);
export type IdentityProvider = z.infer<typeof IdentityProvider>;

const Start = z.object({
  lang: Language.default('en'),
  /** The portal: a browser that opens an address sends no header of ours. */
  domain: z.string().max(40).optional(),
  /** A path of the web app to go to afterwards. */
  redirect: z.string().max(500).optional(),
});

/** Whatever the provider sends back; what is in it is checked by the OpenID Connect client. */
const Callback = z.looseObject({ state: z.string().max(200).optional() });

const start = (provider: IdentityProvider, name: string) =>
  redirect({
    path: `/auth/${provider}`,
    access: 'public',
    summary: `Sends the browser to ${name} to sign in.`,
    query: Start,
    ratePerMinute: 30,
  });

const callback = (provider: IdentityProvider, name: string) =>
  redirect({
    path: `/auth/${provider}/callback`,
    access: 'public',
    summary: `Where ${name} sends the browser back to; goes on to /auth/${provider}/{token} of the web app.`,
    query: Callback,
    ratePerMinute: 30,
  });

/** The address behind the button `Continue with Google`. */
export const startGoogle = start('google', 'Google');
/** The address that is registered with Google for coming back. */
export const returnFromGoogle = callback('google', 'Google');
/** The address behind the button `Continue with LinkedIn`. */
export const startLinkedin = start('linkedin', 'LinkedIn');
/** The address that is registered with LinkedIn for coming back. */
export const returnFromLinkedin = callback('linkedin', 'LinkedIn');

const Landing = z.object({ token: Required(200) });

/** What a sign-in at a provider came to. */
export const LandingOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed-in'), session: SignedIn, redirect: z.string().nullable() }),
  /** Nobody here has the address: the person may open an account. */
  z.object({
    outcome: z.literal('new'),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
  }),
  /** An account with the address is here: its owner proves it is theirs before it is linked. */
  z.object({ outcome: z.literal('proof-needed'), email: z.string(), has_password: z.boolean() }),
]);

const LANDING_ERRORS = [
  'identities.expired',
  'identities.cancelled',
  'identities.no_email',
  'identities.provider_failed',
] as const;

export const landSignIn = endpoint({
  method: 'POST',
  path: '/auth/landing',
  access: 'public',
  summary: 'Exchanges the token that the browser came back with for a session, or says what is still needed.',
  body: Landing,
  response: LandingOutcome,
  errors: LANDING_ERRORS,
  ratePerMinute: 30,
});

export const registerIdentity = endpoint({
  method: 'POST',
  path: '/auth/landing/register',
  access: 'public',
  summary: 'Opens an account for who signed in at a provider and has none.',
  body: Landing.extend({
    first_name: NameOf(60),
    last_name: NameOf(60),
    terms: z.literal(true, { error: 'terms_required' }),
  }),
  response: SignedIn,
  errors: [...LANDING_ERRORS, 'accounts.email_taken'],
  message: 'accounts.registered',
  ratePerMinute: 20,
});

export const linkIdentity = endpoint({
  method: 'POST',
  path: '/auth/landing/link',
  access: 'public',
  summary: 'Links who signed in at a provider to the account of the same address, proved by its password.',
  body: Landing.extend({ password: z.string().min(1, 'password_required').max(200, 'too_long') }),
  response: SignedIn,
  errors: [...LANDING_ERRORS, 'sessions.wrong_credentials', 'sessions.too_many_tries'],
  message: 'identities.linked',
  ratePerMinute: 20,
});

/** A provider by which the person may sign in. */
export const Identity = z.object({
  id: Id,
  provider: IdentityProvider,
  /** As the provider told it, which may be another than that of the account; null where it told none. */
  email: z.string().nullable(),
  linked_at: Moment,
});
export type Identity = z.infer<typeof Identity>;

export const listIdentities = endpoint({
  method: 'GET',
  path: '/identities',
  access: 'signed-in',
  summary: 'The providers by which one may sign in to one’s own account.',
  response: z.array(Identity),
});

export const removeIdentity = endpoint({
  method: 'DELETE',
  path: '/identities/{id}',
  access: 'signed-in',
  summary: 'Unlinks a provider from one’s own account, while another way in remains.',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.literal(true) }),
  errors: ['identities.not_found', 'identities.last_way_in'],
  message: 'identities.removed',
});

/** Why a sign-in at a provider, or a change of what is linked, comes to nothing, with the HTTP status of each. */
export const identityErrors = {
  /** The sign-in took too long, or the token it came back with was used before. */
  'identities.expired': 410,
  /** The person turned back at the provider. */
  'identities.cancelled': 422,
  /** The provider named no address that it has confirmed. */
  'identities.no_email': 422,
  /** The provider answered with an error, or not as OpenID Connect asks. */
  'identities.provider_failed': 502,
  'identities.not_found': 404,
  /** Without it nobody could sign in to the account any more. */
  'identities.last_way_in': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof identityErrors, number> {}
}
