/**
 * What the browser keeps between visits. Storage can be full, switched off or absent (private windows,
 * embedded views); then the app goes on with what it has in memory for this page.
 */
type StoredKey = 'token' | 'refresh_token' | 'locale' | 'way_back';

const memory = new Map<string, string>();

/** What is kept under this name; null for nothing. */
export function readStored(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a text under this name until the session ends; the language stays. */
export function store(key: StoredKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

/** Keeps nothing under this name any more. */
export function forget(key: StoredKey): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Empties local and session storage, the language apart: it outlives a session. */
export function clearStorage(): void {
  const locale = readStored('locale');
  memory.clear();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Nothing was kept, so nothing is left to clear.
  }
  if (locale) store('locale', locale);
}

/** Empties what this tab alone keeps: the drafts of whoever was here. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // As above.
  }
}

/** What is typed into a form, kept for this tab only. */
export const drafts = {
  read(name: string): unknown {
    try {
      const text = sessionStorage.getItem(`draft:${name}`);
      return text ? (JSON.parse(text) as unknown) : null;
    } catch {
      return null;
    }
  },
  keep(name: string, values: unknown): void {
    try {
      sessionStorage.setItem(`draft:${name}`, JSON.stringify(values));
    } catch {
      // A draft that cannot be kept must not stop the typing.
    }
  },
  drop(name: string): void {
    try {
      sessionStorage.removeItem(`draft:${name}`);
    } catch {
      // As above.
    }
  },
};
