import { useState } from 'react';
import { addDocument, listDocuments } from '#contract/features/documents.contract.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { storeFile } from '#web/platform/upload.ts';

/** Stores a file and takes it in: as a new document, or as the next version of one. */
export async function sendDocument(
  file: File,
  { uri, onProgress }: { uri?: string; onProgress?: (share: number) => void } = {},
): Promise<string> {
  const stored = await storeFile(file, { purpose: 'document', ...(onProgress && { onProgress }) });
  const { message } = await callWithMessage(addDocument, {
    body: { filename: stored.id, ...(uri !== undefined && { uri }) },
  });
  await refresh(listDocuments);
  return message;
}

/** Sends the next version of a document. */
export function useDocumentSending(uri: string) {
  const [isSending, setIsSending] = useState(false);
  const send = async (file: File) => {
    setIsSending(true);
    try {
      showNotice(await sendDocument(file, { uri }));
    } catch (error) {
      showError(error);
    } finally {
      setIsSending(false);
    }
  };
  return { send, isSending };
}
