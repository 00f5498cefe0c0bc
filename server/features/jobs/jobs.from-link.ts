import { looksLikePosting, type Posting, postingFromPage, readPosting } from '#engines/postings/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { cleanText } from '#server/platform/clean-text.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { internetWith } from '#server/platform/outside-addresses.ts';
import { fetchOutside, OutsideError, type OutsideReply } from '#server/platform/outside-fetch.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';

const LIMITS = {
  timeoutMs: 12_000,
  maxBytes: 5_000_000,
  accept: 'text/html,application/xhtml+xml,text/plain;q=0.8,*/*;q=0.5',
};

/** What networks and job boards answer to those who are not signed in; 999 is one network's own. */
const SIGN_IN_STATUSES: readonly number[] = [401, 403, 407, 999];
const SIGN_IN_ADDRESS =
  /\/(?:login|log-in|signin|sign-in|sign_in|authwall|checkpoint|uas\/login|sso|oauth2?|auth)(?:[/?.]|$)/i;

export interface ReadLink {
  posting: Posting;
  text: string;
  fromData: string[];
  address: string;
  /** Until when the page says that one may apply. */
  validThrough: Date | null;
}

/**
 * The posting of a public page: of its data, else of its text; of a linked document its text. Only what everyone can open is
 * read, within limits of time and size.
 */
export async function readLink(
  ctx: SignedInCtx & Uses<'config' | 'reader' | 'taxonomy'>,
  address: string,
): Promise<ReadLink> {
  const reply = await fetched(ctx, address);
  if (SIGN_IN_ADDRESS.test(new URL(reply.url).pathname)) throw new Refusal('jobs.link_needs_sign_in');
  if (
    /^application\/(?:pdf|vnd\.openxmlformats)/.test(reply.mediaType) ||
    reply.bytes.subarray(0, 5).toString('latin1') === '%PDF-'
  )
    return fromText(ctx.taxonomy, address, await documentText(ctx, reply));
  const page = cleanText(decoded(reply));
  if (reply.mediaType.startsWith('text/plain')) return fromText(ctx.taxonomy, address, page);
  const read = postingFromPage(ctx.taxonomy, page);
  if (read.ok) {
    const { ok: _, ...rest } = read;
    return { ...rest, address };
  }
  throw new Refusal(read.reason === 'sign_in' ? 'jobs.link_needs_sign_in' : 'jobs.link_without_job');
}

const REFUSALS = {
  bad_address: 'jobs.link_forbidden',
  forbidden_address: 'jobs.link_forbidden',
  forbidden_port: 'jobs.link_forbidden',
  unreachable: 'jobs.link_unreachable',
  too_slow: 'jobs.link_too_slow',
  too_large: 'jobs.link_too_large',
  too_many_redirects: 'jobs.link_unreachable',
  bad_status: 'jobs.link_unreachable',
} as const;

async function fetched(ctx: SignedInCtx & Uses<'config'>, address: string): Promise<OutsideReply> {
  try {
    return await fetchOutside(address, LIMITS, internetWith(ctx.config.openNetworks));
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    if (error.status !== null && SIGN_IN_STATUSES.includes(error.status))
      throw new Refusal('jobs.link_needs_sign_in');
    throw new Refusal(REFUSALS[error.reason]);
  }
}

function fromText(taxonomy: Taxonomy, address: string, text: string): ReadLink {
  if (!looksLikePosting(taxonomy, text)) throw new Refusal('jobs.link_without_job');
  return { posting: readPosting(taxonomy, text), text, fromData: [], address, validThrough: null };
}

async function documentText(ctx: SignedInCtx & Uses<'reader'>, reply: OutsideReply): Promise<string> {
  const name = reply.mediaType.includes('openxmlformats') ? 'page.docx' : 'page.pdf';
  const read = await ctx.reader.readText(reply.bytes, name).catch(() => null);
  return read?.text ?? '';
}

/** By what the other side says, else by what the page says of itself, else as UTF-8. */
function decoded({ bytes, charset }: OutsideReply): string {
  const told =
    charset ??
    /<meta[^>]{0,200}?charset=["']?\s*([\w-]{2,20})/i.exec(bytes.subarray(0, 4_096).toString('latin1'))?.[1];
  try {
    return new TextDecoder(told ?? 'utf-8').decode(bytes);
  } catch {
    // A name that no decoder has.
    return new TextDecoder('utf-8').decode(bytes);
  }
}
