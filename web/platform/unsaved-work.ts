import { currentSession } from './session-store.ts';

/**
 * Work that no server has yet: kept in this browser beyond the end of a session, which empties the storages, and found
 * again by the same person only. Who logs out on purpose leaves nothing behind. Where the browser has no database
 * (private windows), it is kept for as long as the page is open.
 */
export const unsavedWork = {
  async read(name: string): Promise<unknown> {
    const key = keyOf(name);
    if (!key) return null;
    const kept = await withStore('readonly', (store) => store.get(key));
    return kept === NO_DATABASE ? (memory.get(key) ?? null) : (kept ?? null);
  },
  async keep(name: string, work: unknown): Promise<void> {
    const key = keyOf(name);
    if (!key) return;
    if ((await withStore('readwrite', (store) => store.put(work, key))) === NO_DATABASE)
      memory.set(key, work);
  },
  async drop(name: string): Promise<void> {
    const key = keyOf(name);
    if (!key) return;
    memory.delete(key);
    await withStore('readwrite', (store) => store.delete(key));
  },
  /** Everything of everyone who used this browser. */
  async dropAll(): Promise<void> {
    memory.clear();
    await withStore('readwrite', (store) => store.clear());
  },
};

const DATABASE = 'unsaved-work';
const STORE = 'work';
const NO_DATABASE = Symbol('no database');
const memory = new Map<string, unknown>();

function keyOf(name: string): string | null {
  const { user } = currentSession();
  return user && `${user.id} ${name}`;
}

let opening: Promise<IDBDatabase> | null = null;

async function withStore(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    opening ??= open();
    const database = await opening;
    return await answerOf(run(database.transaction(STORE, mode).objectStore(STORE)));
  } catch {
    opening = null;
    return NO_DATABASE;
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answerOf(request);
}

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
