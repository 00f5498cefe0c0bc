import { showNotice } from './snackbars.ts';

/** Copies a text and says so. Browsers give the clipboard to secure pages only; elsewhere it stands there to be taken. */
export async function copyText(text: string, said: { copied: string; copyYourself: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showNotice(said.copied);
  } catch {
    showNotice(said.copyYourself);
  }
}
