import { LIMITS } from '../kernel/limits.ts';

/** The rules a password must meet, each with the code of its words. Screens show them one by one. */
export const PASSWORD_RULES = [
  {
    code: 'password_length',
    met: (text: string) => text.length >= LIMITS.passwordMin && text.length <= LIMITS.passwordMax,
  },
  { code: 'password_lowercase', met: (text: string) => /[a-z]/.test(text) },
  { code: 'password_uppercase', met: (text: string) => /[A-Z]/.test(text) },
  { code: 'password_digit', met: (text: string) => /[0-9]/.test(text) },
  { code: 'password_special', met: (text: string) => /[@~`$!#^()_\-=+%*?&]/.test(text) },
] as const;
