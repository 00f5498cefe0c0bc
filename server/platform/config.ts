import net from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import type { ModelAccess } from './external-model.ts';

/** Folder of the installation, in which `server` and `web` stand. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The parts of the program that a node may run. */
const ROLES = ['api', 'worker', 'media'] as const;

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
  /** A client at a sign-in provider: both, or neither. The issuer is given where it is not the provider's own. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_ISSUER: z.url().default('https://www.linkedin.com/oauth'),
  /** Multiplies every limit of requests a minute, for measurements and for many people behind one address. */
  MASAR_RATE_FACTOR: z.coerce.number().positive().default(1),
  /** Networks of the proxies in front, with commas. What anyone else says of where a call came from is not believed. */
  MASAR_PROXIES: z
    .string()
    .default('')
    .refine(namesNetworks, 'name the networks of your proxies, as 10.0.0.0/8,203.0.113.7'),
  /** Networks of one's own where pages of jobs may be read and hiring systems called, with commas. */
  MASAR_OPEN_NETWORKS: z
    .string()
    .default('')
    .refine(
      (text) => namesNetworks(text) && !/[a-z]{5}/i.test(text),
      'name networks by address, as 10.1.2.0/24',
    ),
  /** What seals the keys of external hiring systems, where it is not to lie in the data folder. */
  MASAR_SECRET_KEY: z.string().min(32, 'give at least 32 characters').optional(),
  /** An endpoint that speaks the OpenAI protocol, up to and without /chat/completions, and a model there. */
  MASAR_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  MASAR_MODEL_KEY: z.string().optional(),
  MASAR_MODEL_NAME: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  NODE_ENV: z.string().default(''),
});

/** How the product is known to a provider of sign-ins (OpenID Connect). */
interface ProviderClient {
  issuer: string;
  id: string;
  secret: string;
}

/** What the environment decides, checked and with defaults; see `docs/operations.md` for each. */
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
  /** Clients at sign-in providers; null where there is none. */
  providers: Record<'google' | 'linkedin', ProviderClient | null>;
  /** Multiplies every limit of requests a minute. */
  rateFactor: number;
  /** Networks of the proxies in front, with commas; empty where there are none. */
  proxies: string;
  /** Networks of one's own where pages of jobs may be read and hiring systems called; empty where there are none. */
  openNetworks: string;
  /** What seals secrets of others; null where it is made and kept in the data folder. */
  secretKey: string | null;
  /** The external model; null where there is none. */
  model: ModelAccess | null;
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
    providers: {
      google: clientOf(it.GOOGLE_ISSUER, it.GOOGLE_CLIENT_ID, it.GOOGLE_CLIENT_SECRET),
      linkedin: clientOf(it.LINKEDIN_ISSUER, it.LINKEDIN_CLIENT_ID, it.LINKEDIN_CLIENT_SECRET),
    },
    rateFactor: it.MASAR_RATE_FACTOR,
    proxies: it.MASAR_PROXIES,
    openNetworks: it.MASAR_OPEN_NETWORKS,
    secretKey: it.MASAR_SECRET_KEY ?? null,
    model:
      it.MASAR_MODEL_URL && it.MASAR_MODEL_NAME
        ? { url: it.MASAR_MODEL_URL, key: it.MASAR_MODEL_KEY ?? null, name: it.MASAR_MODEL_NAME }
        : null,
    logLevel: it.LOG_LEVEL,
    isTest: it.NODE_ENV === 'test',
    isProduction: it.NODE_ENV === 'production',
  };
}

/**
 * Networks as `proxy-addr` reads them: addresses, address/bits, and its names for private ones. Never a number of proxies:
 * whoever reaches this program past them could then forge where they come from.
 */
function namesNetworks(text: string): boolean {
  if (text === '') return true;
  return text.split(',').every((one) => {
    const [address = '', bits] = one.trim().split('/');
    if (/^(loopback|linklocal|uniquelocal)$/.test(one.trim())) return true;
    const most = { 4: 32, 6: 128 }[net.isIP(address)];
    return most !== undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
  });
}

const clientOf = (issuer: string, id: string | undefined, secret: string | undefined) =>
  id && secret ? { issuer, id, secret } : null;
