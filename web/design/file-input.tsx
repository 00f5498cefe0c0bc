import type { RefObject } from 'react';

interface FileInputProps {
  /** By which a button opens it. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** Endings such as `.pdf`. */
  accept: readonly string[];
  label?: string;
  /** Several may be chosen at once: each is handed over by itself. */
  isMany?: boolean | undefined;
  onFile: (file: File) => void;
}

/** The browser's own way to choose a file, which nobody sees. The same file may be chosen again, as after it failed. */
export function FileInput({ inputRef, accept, label, isMany = false, onFile }: FileInputProps) {
  return (
    <input
      ref={inputRef}
      type="file"
      hidden
      multiple={isMany}
      aria-label={label}
      accept={accept.join(',')}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        currentTarget.value = '';
        for (const file of files) onFile(file);
      }}
    />
  );
}
