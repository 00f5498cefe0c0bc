import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';

/** Seals and opens secrets of others. */
export interface Secrets {
  seal(secret: string): string;
  /** The secret; null where it was sealed with another key, or changed. */
  open(sealed: string): string | null;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_FILE = 'secret.key';

/**
 * Secrets sealed with AES-256-GCM. The key is the operator's, or one of the data folder that nobody else may read: never in
 * the database beside what it seals.
 */
export function createSecrets({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Secrets {
  let known: Buffer | null = null;
  const key = () => {
    known ??= Buffer.from(
      crypto.hkdfSync('sha256', secretKey ?? keyOfFolder(dataDir), '', 'masar-secrets', 32),
    );
    return known;
  };
  return {
    seal: (secret) => {
      const nonce = crypto.randomBytes(NONCE_BYTES);
      const cipher = crypto.createCipheriv(ALGORITHM, key(), nonce);
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        const decipher = crypto.createDecipheriv(ALGORITHM, key(), bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
        return Buffer.concat(opened).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** Made by whoever asks first: two programs that ask at once get the same. */
function keyOfFolder(dataDir: string): string {
  const file = path.join(dataDir, KEY_FILE);
  const made = `${file}.${crypto.randomUUID()}`;
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(made, crypto.randomBytes(32).toString('base64'), { mode: 0o600 });
    try {
      fs.linkSync(made, file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      fs.rmSync(made);
    }
  }
  return fs.readFileSync(file, 'utf8');
}
