import type {
  Body,
  Download,
  Envelope,
  EventOf,
  Params,
  Query,
  Reply,
  Stream,
  Upload,
} from '#contract/kernel/endpoint.ts';
import { errorOf } from './api-error.ts';
import type { Input, JsonEndpoint } from './input.ts';
import { noteNames } from './known-names.ts';
import { sendPatiently } from './patience.ts';
import { refreshedToken } from './refresh.ts';
import { filledPath, type Sending } from './send.ts';
import { readEvents } from './server-events.ts';
import { endSession } from './session-store.ts';
import { readStored } from './storage.ts';

// biome-ignore lint/suspicious/noExplicitAny: an upload of any schemas; the call's types come from the one given.
type UploadEndpoint = Upload<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
type DownloadEndpoint = Download<any, any>;

// biome-ignore lint/suspicious/noExplicitAny: as above.
type StreamEndpoint = Stream<any, any>;

/** How a call is made, beside what it is given. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Is sent to its end even where the page is left meanwhile. */
  keepalive?: boolean;
}

type Arguments<E> =
  Record<string, never> extends Input<E>
    ? [input?: Input<E>, options?: CallOptions]
    : [input: Input<E>, options?: CallOptions];

/**
 * Calls the API by its contract and answers with the reply's `data`.
 * @throws ApiError with status, code, message (in the person's language) and field errors.
 */
export async function call<E extends JsonEndpoint>(endpoint: E, ...rest: Arguments<E>): Promise<Reply<E>> {
  return (await callWithMessage(endpoint, ...rest)).data;
}

/** As `call`, with the sentence that says it worked. */
export async function callWithMessage<E extends JsonEndpoint>(
  endpoint: E,
  ...[input, options]: Arguments<E>
): Promise<Envelope<Reply<E>>> {
  const { params, query, body } = (input ?? {}) as { params?: object; query?: object; body?: unknown };
  const response = await sendSignedIn(endpoint.access, {
    method: endpoint.method,
    path: filledPath(endpoint.path, params as Record<string, unknown>),
    query: query as Record<string, unknown>,
    body: endpoint.method === 'GET' ? undefined : (body ?? {}),
    signal: options?.signal,
    keepalive: options?.keepalive,
  });
  return opened((await response.json()) as Envelope<Reply<E>>);
}

/** Keeps the names that an envelope brings beside its data. */
function opened<T>(envelope: Envelope<T>): Envelope<T> {
  noteNames(envelope.names);
  return envelope;
}

/** Sends one file, its text fields first as the server reads them. For files of any size use `uploadWhole`. */
export async function callWithFile<E extends UploadEndpoint>(
  endpoint: E,
  fields: Readonly<Record<string, string | number>>,
  file: Blob,
  { name = 'file', signal }: { name?: string; signal?: AbortSignal | undefined } = {},
): Promise<Reply<E>> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, String(value));
  body.append('file', file, name);
  const response = await sendSignedIn(endpoint.access, { method: 'POST', path: endpoint.path, body, signal });
  return opened((await response.json()) as Envelope<Reply<E>>).data;
}

interface FileOptions<E> {
  params?: Params<E>;
  query?: Query<E>;
  signal?: AbortSignal | undefined;
  /** Told while it comes: the bytes so far, and of how many where the server knows. */
  onProgress?: (received: number, total: number | null) => void;
}

/** Fetches bytes that only a signed-in person may see: a picture, a document, an export. */
export async function callForFile<E extends DownloadEndpoint>(
  endpoint: E,
  { params, query, signal, onProgress }: FileOptions<E> = {},
): Promise<Blob> {
  const response = await sendSignedIn(endpoint.access, {
    method: 'GET',
    path: filledPath(endpoint.path, params),
    query: query,
    signal,
  });
  return onProgress && response.body ? readInParts(response, response.body, onProgress) : response.blob();
}

/**
 * Calls an endpoint that answers with events, and hands each on as it comes. Ends with the last of them.
 * @throws ApiError where it is refused, where it breaks off on the server, and where the line breaks in between.
 */
export async function callForEvents<E extends StreamEndpoint>(
  endpoint: E,
  body: Body<E>,
  { onEvent, signal }: { onEvent: (event: EventOf<E>) => void; signal?: AbortSignal },
): Promise<void> {
  const response = await sendSignedIn(endpoint.access, { method: 'POST', path: endpoint.path, body, signal });
  if (response.body) await readEvents(response.body, onEvent, signal);
}

async function readInParts(
  response: Response,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onProgress: (received: number, total: number | null) => void,
): Promise<Blob> {
  const total = Number(response.headers.get('content-length')) || null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    received += value.length;
    onProgress(received, total);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/**
 * Sends with the stored token. A 401 is answered by one refresh and one more try; when the session cannot be
 * refreshed it is cleared, and the app goes to the login. Public endpoints answer 401 for reasons of their
 * own (a wrong password), which no refresh would mend.
 */
async function sendSignedIn(access: unknown, sending: Sending): Promise<Response> {
  const token = readStored('token');
  let response = await sendPatiently({ ...sending, token });
  if (response.status === 401 && access !== 'public') {
    const fresh = await refreshedToken(token);
    if (fresh) response = await sendPatiently({ ...sending, token: fresh });
    if (!fresh || response.status === 401) {
      const error = await errorOf(response);
      endSession();
      throw error;
    }
  }
  if (!response.ok) throw await errorOf(response);
  return response;
}
