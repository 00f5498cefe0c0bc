/** A chat endpoint that speaks the OpenAI protocol, in a cloud or on a machine of one's own. */
export interface ModelAccess {
  /** Up to and without `/chat/completions`. */
  url: string;
  key: string | null;
  name: string;
}

const TIMEOUT_MS = 20_000;
const MOST_BYTES = 256_000;

/**
 * Asks the configured model one question and gives the JSON it answers with, of whatever shape: whoever asks checks it.
 * @throws Error where nothing usable came in time; its message holds nothing of the question and no key.
 */
export async function askModel(
  { url, key, name }: ModelAccess,
  { system, user }: { system: string; user: string },
  timeoutMs: number = TIMEOUT_MS,
): Promise<unknown> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model: name,
      temperature: 0.2,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
    }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the model answered ${response.status}`);
  }
  const reply = JSON.parse(await textWithin(response)) as { choices?: { message?: { content?: unknown } }[] };
  const content = reply.choices?.[0]?.message?.content;
  if (typeof content !== 'string') throw new Error('the model said nothing');
  // Some models put their JSON into a block of code although they are asked not to.
  return JSON.parse(content.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
}

async function textWithin(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let total = 0;
  for await (const piece of response.body ?? []) {
    total += piece.length;
    if (total > MOST_BYTES) throw new Error('the model said too much');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
