/**
 * Runs a command-line program that was compiled to WebAssembly with WASI (preview 1), in memory: it sees no clock, no
 * environment and no disk, but a folder that is empty at its start, and so does the same whenever it is given the same.
 */
export interface ProgramRun {
  status: number;
  /** What it wrote on standard output. */
  output: string;
  /** What it wrote into its folder, by name. */
  files: ReadonlyMap<string, Uint8Array>;
}

const OK = 0;
const ERRNO = { badFile: 8, missing: 44, notSeekable: 70 } as const;
const FILE_TYPE = { characterDevice: 2, folder: 3, file: 4 } as const;
const OUTPUT = 1;
const FOLDER = 3;
const ALL_RIGHTS = 0xff_ff_ff_ff_ff_ffn;
const CREATE = 1;

class Exit extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`ended with ${status}`);
    this.status = status;
  }
}

/** A file that grows as it is written. */
interface Written {
  bytes: Uint8Array;
  length: number;
  /** Where the next byte goes. */
  at: number;
}

/**
 * Runs the program once.
 * @throws where the program itself breaks (a trap); a status other than 0 is returned.
 */
export function runProgram(module: WebAssembly.Module, args: readonly string[]): ProgramRun {
  const files = new Map<string, Written>();
  const open = new Map<number, Written>([[OUTPUT, emptyFile()]]);
  let memory: WebAssembly.Memory | null = null;
  const buffer = () => (memory ?? notYet()).buffer;
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: { ...argumentCalls(args, buffer), ...fileCalls(files, open, buffer) },
  });
  const { memory: own, _start: start } = instance.exports;
  if (!(own instanceof WebAssembly.Memory) || typeof start !== 'function') return notYet();
  memory = own;
  const status = statusOf(start);
  return {
    status,
    output: new TextDecoder().decode(contentOf(open.get(OUTPUT) ?? emptyFile())),
    files: new Map([...files].map(([name, file]) => [name, contentOf(file)])),
  };
}

function statusOf(start: CallableFunction): number {
  try {
    start();
    return OK;
  } catch (error) {
    if (error instanceof Exit) return error.status;
    throw error;
  }
}

const notYet = (): never => {
  throw new Error('this is no WASI program');
};

type Calls = Record<string, (...args: never[]) => number>;

/** What it was called with, the time, and its end. */
function argumentCalls(args: readonly string[], buffer: () => ArrayBuffer): Calls {
  const texts = args.map((arg) => new TextEncoder().encode(`${arg}\0`));
  return {
    args_sizes_get(count: number, size: number) {
      const view = new DataView(buffer());
      view.setUint32(count, texts.length, true);
      view.setUint32(
        size,
        texts.reduce((sum, { length }) => sum + length, 0),
        true,
      );
      return OK;
    },
    args_get(pointers: number, at: number) {
      const view = new DataView(buffer());
      let next = at;
      for (const [index, text] of texts.entries()) {
        view.setUint32(pointers + 4 * index, next, true);
        new Uint8Array(buffer()).set(text, next);
        next += text.length;
      }
      return OK;
    },
    clock_time_get(_id: number, _precision: bigint, out: number) {
      new DataView(buffer()).setBigUint64(out, 0n, true);
      return OK;
    },
    proc_exit(status: number) {
      throw new Exit(status);
    },
  };
}

/** One folder, files that are created and written in it, and standard output. Nothing is there to be read. */
function fileCalls(
  files: Map<string, Written>,
  open: Map<number, Written>,
  buffer: () => ArrayBuffer,
): Calls {
  let last = FOLDER;
  return {
    fd_prestat_get(descriptor: number, out: number) {
      if (descriptor !== FOLDER) return ERRNO.badFile;
      const view = new DataView(buffer());
      view.setUint8(out, 0);
      view.setUint32(out + 4, 1, true);
      return OK;
    },
    fd_prestat_dir_name(_descriptor: number, at: number) {
      new Uint8Array(buffer())[at] = '/'.charCodeAt(0);
      return OK;
    },
    fd_fdstat_get(descriptor: number, out: number) {
      const view = new DataView(buffer());
      const type =
        descriptor === FOLDER
          ? FILE_TYPE.folder
          : descriptor < FOLDER
            ? FILE_TYPE.characterDevice
            : FILE_TYPE.file;
      view.setBigUint64(out, BigInt(type), true);
      view.setBigUint64(out + 8, ALL_RIGHTS, true);
      view.setBigUint64(out + 16, ALL_RIGHTS, true);
      return OK;
    },
    fd_fdstat_set_flags: () => OK,
    path_open(
      _folder: number,
      _lookup: number,
      path: number,
      length: number,
      flags: number,
      _rights: bigint,
      _inherited: bigint,
      _options: number,
      out: number,
    ) {
      if ((flags & CREATE) === 0) return ERRNO.missing;
      const name = new TextDecoder().decode(new Uint8Array(buffer(), path, length));
      const file = emptyFile();
      files.set(name, file);
      open.set(++last, file);
      new DataView(buffer()).setUint32(out, last, true);
      return OK;
    },
    fd_close: (descriptor: number) => (open.delete(descriptor) ? OK : ERRNO.badFile),
    fd_read(_descriptor: number, _vectors: number, _count: number, out: number) {
      new DataView(buffer()).setUint32(out, 0, true);
      return OK;
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, out: number) {
      const file = open.get(descriptor);
      if (!file || descriptor === OUTPUT) return ERRNO.notSeekable;
      file.at = Number(offset) + ([0, file.at, file.length][whence] ?? 0);
      new DataView(buffer()).setBigUint64(out, BigInt(file.at), true);
      return OK;
    },
    fd_write(descriptor: number, vectors: number, count: number, out: number) {
      const file = open.get(descriptor);
      const view = new DataView(buffer());
      let written = 0;
      for (let index = 0; index < count; index++) {
        const from = view.getUint32(vectors + 8 * index, true);
        const length = view.getUint32(vectors + 8 * index + 4, true);
        // What it says beside its output is of no interest: its status tells whether it went well.
        if (file) write(file, new Uint8Array(buffer(), from, length));
        written += length;
      }
      view.setUint32(out, written, true);
      return OK;
    },
  };
}

const emptyFile = (): Written => ({ bytes: new Uint8Array(65_536), length: 0, at: 0 });

const contentOf = ({ bytes, length }: Written): Uint8Array => bytes.slice(0, length);

function write(file: Written, piece: Uint8Array): void {
  const end = file.at + piece.length;
  if (end > file.bytes.length) {
    const larger = new Uint8Array(Math.max(end, 2 * file.bytes.length));
    larger.set(file.bytes);
    file.bytes = larger;
  }
  file.bytes.set(piece, file.at);
  file.at = end;
  file.length = Math.max(file.length, end);
}
