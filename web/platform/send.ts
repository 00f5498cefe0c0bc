import { ApiError, NETWORK_FAILED } from './api-error.ts';
import { takeEarly } from './early.ts';
import { currentLanguage, i18n } from './language.ts';
import { API_BASE, portalDomain } from './portal.ts';
import { noteAnswer } from './reachability.ts';

/** A request before its headers. */
export interface Sending {
  method: string;
  /** The path below `/api`, its parameters filled in. */
  path: string;
  query?: Readonly<Record<string, unknown>> | undefined;
  /** JSON, or form data as it is. */
  body?: unknown;
  token?: string | null;
  signal?: AbortSignal | undefined;
  /** Is sent to its end even where the page is left meanwhile. */
  keepalive?: boolean | undefined;
}

/**
 * One request with the headers every call carries: token, domain and lang. Answers with whatever came,
 * good or bad.
 * @throws ApiError `network.failed` when nothing came; the abort reason when the caller gave up.
 */
export async function send({
  method,
  path,
  query,
  body,
  token,
  signal,
  keepalive,
}: Sending): Promise<Response> {
  const headers = new Headers({
    accept: 'application/json',
    domain: portalDomain(),
    lang: currentLanguage(),
  });
  if (token) headers.set('token', token);
  const isForm = body instanceof FormData;
  const hasBody = body !== undefined && method !== 'GET';
  if (hasBody && !isForm) headers.set('content-type', 'application/json');
  try {
    const address = API_BASE + path + queryText(query);
    const early = method === 'GET' ? takeEarly(address) : undefined;
    const response = await (early ??
      fetch(address, {
        method,
        headers,
        signal: signal ?? null,
        ...(keepalive && { keepalive }),
        body: hasBody ? (isForm ? body : JSON.stringify(body)) : null,
      }));
    noteAnswer(true);
    return response;
  } catch (failure) {
    if (signal?.aborted) throw failure;
    noteAnswer(false);
    throw networkFailure();
  }
}

/** No answer came, or none to its end. */
export function networkFailure(): ApiError {
  const message = i18n.t(navigator.onLine ? 'platform:problems.network' : 'platform:problems.offline');
  return new ApiError({ status: 0, code: NETWORK_FAILED, message });
}

/** `/jobs/{id}` with `{ id: '7' }` becomes `/jobs/7`. */
export function filledPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** Leaves out what is not given; a list is repeated under its name. */
function queryText(query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text && `?${text}`;
}
