import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Email, Id } from '../kernel/fields.ts';
import { SignedIn, User } from './accounts.contract.ts';

export const Login = z.object({
  email: Email,
  password: z.string({ error: 'password_required' }).min(1, 'password_required').max(200, 'too_long'),
});

export const loginUser = endpoint({
  method: 'POST',
  path: '/login-user',
  access: 'public',
  summary: 'Opens a session.',
  body: Login,
  response: SignedIn,
  errors: ['sessions.wrong_credentials'],
  ratePerMinute: 30,
});

export const refreshToken = endpoint({
  method: 'POST',
  path: '/refresh-token',
  access: 'public',
  summary:
    'Exchanges a refresh token for a new access token. The refresh token itself is rotated: the new one is in the reply’s refresh-token header. Using an old one again ends the whole session.',
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

export const sessionErrors = {
  'sessions.wrong_credentials': 401,
  'sessions.ended': 401,
} as const;
