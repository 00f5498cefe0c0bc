import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Email, Id, Moment } from '../kernel/fields.ts';
import { GivenPassword, SignedIn, User } from './accounts.contract.ts';

/** An address and its password. */
export const Login = z.object({
  email: Email,
  password: GivenPassword,
});

export const loginUser = endpoint({
  method: 'POST',
  path: '/login-user',
  access: 'public',
  summary: 'Opens a session.',
  body: Login,
  response: SignedIn,
  errors: ['sessions.wrong_credentials', 'sessions.too_many_tries', 'sessions.account_disabled'],
  ratePerMinute: 30,
});

export const refreshToken = endpoint({
  method: 'POST',
  path: '/refresh-token',
  access: 'public',
  summary:
    'Exchanges a refresh token for a new access token. The refresh token itself is rotated: the new one is in the reply’s refresh-token header. Within ten seconds an old one answers with the same new one, since two tabs may ask at once; used later it ends the whole session.',
  body: z.object({ refresh_token: z.string().min(1, 'required').max(200) }),
  response: z.string(),
  errors: ['sessions.ended'],
});

/** The reply header that carries the rotated refresh token, since the reply's `data` is the access token itself. */
export const REFRESH_TOKEN_HEADER = 'refresh-token';

export const logoutUser = endpoint({
  method: 'GET',
  path: '/logout-user/{user_id}',
  access: 'signed-in',
  summary: 'Ends the session that calls it.',
  params: z.object({ user_id: Id }),
  response: z.object({ ended: z.boolean() }),
  message: 'sessions.logged_out',
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/current-user',
  access: 'signed-in',
  summary: 'The user of this session, with the company where there is one.',
  response: User,
});

/** One sign-in that is still open. */
export const Session = z.object({
  id: Id,
  /** What the browser says of itself: brand names without versions, null where it says nothing we know. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['desktop', 'phone', 'tablet', 'unknown']),
  /** Network address it was opened from; null where it is not known. */
  address: z.string().nullable(),
  opened_at: Moment,
  last_seen_at: Moment,
  is_current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  access: 'signed-in',
  summary: 'One’s own open sessions, the present one first, then the last seen.',
  response: z.object({ results: z.array(Session), total: z.number().int() }),
});

export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/sessions/{id}',
  access: 'signed-in',
  summary: 'Ends one of one’s own sessions.',
  params: z.object({ id: Id }),
  response: z.object({ ended: z.literal(true) }),
  errors: ['sessions.not_found'],
  message: 'sessions.ended_one',
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/sessions/end-others',
  access: 'signed-in',
  summary: 'Ends every session of one’s own but the one that calls.',
  response: z.object({ ended: z.number().int() }),
  message: 'sessions.ended_others',
});

/** Why somebody is not signed in, or no longer, with the HTTP status of each. */
export const sessionErrors = {
  /** Which of the two is wrong, or whether the account is there, is not said. */
  'sessions.wrong_credentials': 401,
  'sessions.ended': 401,
  'sessions.too_many_tries': 429,
  /** An operator closed the account. */
  'sessions.account_disabled': 403,
  'sessions.not_found': 404,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof sessionErrors, number> {}
}
