import { type ParseArgsConfig, parseArgs } from 'node:util';
import { z } from 'zod';
import { PortalKey } from '#contract/features/portals.contract.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Running } from './start.ts';

/** What an operator does at the keyboard: `npm run masar -- <name> …`. */
export interface Command {
  /** How it is called and what it does, as the list of commands shows it. */
  usage: string;
  run(args: string[], at: Terminal): Promise<void>;
}

/** Where a command speaks, and how it comes by the program. */
export interface Terminal {
  /** What was asked for, on standard output. */
  say(text: string): void;
  /** What is beside it, on standard error. */
  note(text: string): void;
  /** Runs something on the program without HTTP or work, on the same database as one that may run beside it. */
  withProgram(run: (program: Running) => Promise<void>): Promise<void>;
}

/** The command was not understood: its usage is shown and the exit code is 2. */
export class UsageError extends Error {}

/** Reads options. What is unknown or has no value is a `UsageError`. */
export function optionsOf<const O extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: O,
  { positionals = 0 }: { positionals?: number } = {},
) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: positionals > 0, strict: true });
    if (parsed.positionals.length > positionals)
      throw new UsageError(`“${parsed.positionals[positionals]}” is one word too many.`);
    return parsed;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code?.startsWith('ERR_PARSE_ARGS')) throw new UsageError(message);
    throw error;
  }
}

export const TEXT = { type: 'string' } as const;
export const SWITCH = { type: 'boolean', default: false } as const;

/** What a schema makes of an option; what it does not take is a `UsageError` that names the option. */
export function parsedOption<S extends z.ZodType>(schema: S, name: string, given: unknown): z.output<S> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  if (given === undefined) throw new UsageError(`${name} is missing.`);
  throw new UsageError(`${name}: ${parsed.error.issues.map(({ message }) => message).join('; ')}`);
}

export const YesOrNo = z.enum(['yes', 'no'], 'say yes or no').transform((word) => word === 'yes');
export const WholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'give a whole number')
  .transform(Number);

const Key = z
  .string()
  .trim()
  .toUpperCase()
  .transform((key) => (key === 'COREHCMS' ? 'COREHCS' : key))
  .pipe(PortalKey);

/** The context of an operator's deed in a portal: the default one where none is named. */
export async function operatorIn(program: Running, portal: string | undefined): Promise<Ctx & Ports> {
  const ctx = await program.contexts.forJob();
  if (portal === undefined) return ctx;
  return ctx.inPortal(parsedOption(Key, 'the portal', portal));
}

/** Rows in columns, as wide as the widest. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
