import crypto from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '#server/platform/database.ts';
import type { Aliases } from '#server/platform/ports.ts';
import { settingMadeOnce } from '#server/platform/settings.ts';

/**
 * While a review is blind a person has another id: an alias, a UUID of version 8 made from their own (of version 4) by a
 * cipher (a Feistel network over AES), so that no list tells whose it is and nothing needs to be stored. Each company has its own aliases. Every
 * call takes an alias wherever it takes an id; what comes in by one is shown by it alone.
 */
const ROUNDS = 6;
const HALF_BITS = 61n;
const HALF = (1n << HALF_BITS) - 1n;

export function aliasOf(key: Buffer, companyId: string, userId: string): string {
  const aliases = aliasesBy(key);
  const name = `${companyId} ${userId}`;
  const known = aliases.get(name);
  if (known) return known;
  const alias = made(key, companyId, userId);
  aliases.set(name, alias);
  return alias;
}

/** A list of ten thousand is asked for again and again. */
const MOST_REMEMBERED = 50_000;
const remembered = new WeakMap<Buffer, LRUCache<string, string>>();

function aliasesBy(key: Buffer): LRUCache<string, string> {
  const known = remembered.get(key) ?? new LRUCache<string, string>({ max: MOST_REMEMBERED });
  remembered.set(key, known);
  return known;
}

function made(key: Buffer, companyId: string, userId: string): string {
  const bits = bitsOf(userId, '4');
  if (bits === null) throw new Error('an id that is no UUID of version 4 has no alias');
  const cipher = cipherOf(key, companyId);
  let [left, right] = [bits >> HALF_BITS, bits & HALF];
  for (let round = 0; round < ROUNDS; round++) [left, right] = [right, left ^ mixed(cipher, round, right)];
  return uuidOf((left << HALF_BITS) | right, '8');
}

/** The id behind an alias of the company; null for what is no alias at all. */
export function behindAlias(key: Buffer, companyId: string, alias: string): string | null {
  const bits = bitsOf(alias, '8');
  if (bits === null) return null;
  const cipher = cipherOf(key, companyId);
  let [left, right] = [bits >> HALF_BITS, bits & HALF];
  for (let round = ROUNDS - 1; round >= 0; round--)
    [left, right] = [right ^ mixed(cipher, round, left), left];
  return uuidOf((left << HALF_BITS) | right, '4');
}

/** A block cipher of the company's own; each block by itself, so that one serves all calls. */
const ciphers = new LRUCache<string, crypto.Cipheriv>({ max: 500 });

function cipherOf(key: Buffer, companyId: string): crypto.Cipheriv {
  const own = crypto.createHmac('sha256', key).update(`alias.${companyId}`).digest();
  const name = own.toString('base64');
  const known = ciphers.get(name);
  if (known) return known;
  const made = crypto.createCipheriv('aes-256-ecb', own, null).setAutoPadding(false);
  ciphers.set(name, made);
  return made;
}

function mixed(cipher: crypto.Cipheriv, round: number, half: bigint): bigint {
  const block = Buffer.alloc(16);
  block[0] = round;
  block.writeBigUInt64BE(half, 8);
  return cipher.update(block).readBigUInt64BE(0) & HALF;
}

/** All bits but those of version and variant; null for a UUID of another version. */
function bitsOf(uuid: string, version: string): bigint | null {
  const hex = uuid.replaceAll('-', '').toLowerCase();
  const digit = /^[0-9a-f]{16}([89ab])[0-9a-f]{15}$/.exec(hex)?.[1];
  if (digit === undefined || hex[12] !== version) return null;
  const variant = BigInt(Number.parseInt(digit, 16) & 3);
  const [first, last] = [BigInt(`0x${hex.slice(0, 12)}${hex.slice(13, 16)}`), BigInt(`0x${hex.slice(17)}`)];
  return (((first << 2n) | variant) << 60n) | last;
}

function uuidOf(bits: bigint, version: string): string {
  const last = (bits & ((1n << 60n) - 1n)).toString(16).padStart(15, '0');
  const variant = (8n | ((bits >> 60n) & 3n)).toString(16);
  const first = (bits >> 62n).toString(16).padStart(15, '0');
  const hex = `${first.slice(0, 12)}${version}${first.slice(12)}${variant}${last}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The port to the key of aliases: made at the installation's first use, read once, then remembered. */
export function createAliases(db: Database): Aliases {
  let known: Promise<Buffer> | null = null;
  return {
    key: () => {
      known ??= readKey(db).catch((error: unknown) => {
        // What could not be read is asked for again.
        known = null;
        throw error;
      });
      return known;
    },
  };
}

async function readKey(db: Database): Promise<Buffer> {
  const key = await settingMadeOnce(db, 'blind-review-key', () => crypto.randomBytes(32).toString('base64'));
  return Buffer.from(key, 'base64');
}
