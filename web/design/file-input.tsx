import type { RefObject } from 'react';

interface FileInputProps {
  /** By which a button opens it. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** Endings such as `.pdf`. */
  accept: readonly string[];
  label?: string;
  onFile: (file: File) => void;
}

/** The browser's own way to choose a file, which nobody sees. The same file may be chosen again, as after it failed. */
export function FileInput({ inputRef, accept, label, onFile }: FileInputProps) {
  return (
    <input
      ref={inputRef}
      type="file"
      hidden
      aria-label={label}
      accept={accept.join(',')}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        currentTarget.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
