import path from 'node:path';
import { z } from 'zod';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export const ROLES = ['api', 'worker', 'media'] as const;

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Another PostgreSQL in place of the embedded one. */
  DATABASE_URL: z.string().optional(),
  /** Where the embedded database and the uploaded files live. */
  MASAR_DATA: z.string().default(path.join(ROOT, 'data')),
  MASAR_ROLES: z
    .string()
    .default(ROLES.join(','))
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(ROLES))),
  /** Loads the demo accounts where the database is not the embedded one. */
  MASAR_DEMO: z.enum(['yes', 'no']).optional(),
  /** Address under which people reach the product; mails link to it. */
  PUBLIC_URL: z.url().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Masar <no-reply@masar.local>'),
  /** Multiplies every limit of requests a minute, for measurements and for many people behind one address. */
  MASAR_RATE_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  NODE_ENV: z.string().default(''),
});

export interface Config {
  port: number;
  host: string;
  databaseUrl: string | null;
  dataDir: string;
  roles: readonly (typeof ROLES)[number][];
  demo: boolean;
  publicUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Multiplies every limit of requests a minute. */
  rateFactor: number;
  logLevel: string;
  /** Undeclared fields in replies are an error instead of being dropped. */
  isTest: boolean;
  isProduction: boolean;
}

/** Reads the configuration. Throws one sentence that names every variable that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is wrong. ${wrong.join('; ')}`);
  }
  const it = parsed.data;
  return {
    port: it.PORT,
    host: it.HOST,
    databaseUrl: it.DATABASE_URL ?? null,
    dataDir: path.resolve(it.MASAR_DATA),
    roles: it.MASAR_ROLES,
    demo: it.MASAR_DEMO ? it.MASAR_DEMO === 'yes' : !it.DATABASE_URL,
    publicUrl: it.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    smtpUrl: it.SMTP_URL ?? null,
    mailFrom: it.MAIL_FROM,
    rateFactor: it.MASAR_RATE_FACTOR,
    logLevel: it.LOG_LEVEL,
    isTest: it.NODE_ENV === 'test',
    isProduction: it.NODE_ENV === 'production',
  };
}
