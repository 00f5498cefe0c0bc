import { parentPort } from 'node:worker_threads';
import { readDocumentText, readResume } from '#engines/resumes/index.ts';
import type { ReaderReply, ReaderRequest, ReadText } from './threads.ts';

/** The thread behind `createDocumentReader`: one request after the other. */
parentPort?.on('message', async (request: ReaderRequest) => {
  const reply: ReaderReply = { id: request.id };
  try {
    reply.result = request.kind === 'resume' ? await resume(request) : await text(request);
  } catch (error) {
    reply.error = error instanceof Error ? error.message : String(error);
  }
  parentPort?.postMessage(reply);
});

const resume = (request: Extract<ReaderRequest, { kind: 'resume' }>) =>
  readResume(request.bytes, { fileName: request.fileName, now: request.now });

async function text(request: Extract<ReaderRequest, { kind: 'text' }>): Promise<ReadText | null> {
  const read = await readDocumentText(request.bytes, { fileName: request.fileName });
  return read.ok ? { text: read.text, pages: read.pages } : null;
}
