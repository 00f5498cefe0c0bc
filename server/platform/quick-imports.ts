import { registerHooks } from 'node:module';

/*
 * Tells Node where modules lie instead of letting it look, which halves the processor time of loading the program (6.4 to
 * 3.5 s measured, 2,400 modules): for every import Node reads the package.json of each folder above anew, and that of
 * drizzle-orm, with its long list of exports, takes 4 ms each time. Works for the thread that loads this file, before
 * anything else.
 */

const ROOT_URL = new URL('../../', import.meta.url).href;
const PACKAGES = '/node_modules/';
/** Modules of this package import each other by their files' names. */
const WITH_LONG_EXPORTS = `${PACKAGES}drizzle-orm/`;

/** Where packages lie that our own files import: all of them find the same one under the same name. */
const packages = new Map<string, ReturnType<typeof found>>();

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? '';
    if (specifier.startsWith('.') && from.includes(WITH_LONG_EXPORTS))
      return found(new URL(specifier, from).href, 'module');
    if (!from.startsWith(ROOT_URL) || from.includes(PACKAGES)) return next(specifier, context);
    if (specifier.endsWith('.ts')) {
      // `imports` of package.json: "#server/*" is "./server/*".
      if (specifier.startsWith('#')) return found(`${ROOT_URL}${specifier.slice(1)}`, 'module-typescript');
      if (specifier.startsWith('.')) return found(new URL(specifier, from).href, 'module-typescript');
    }
    const known = packages.get(specifier);
    if (known) return known;
    const { url, format } = next(specifier, context);
    const resolved = found(url, format);
    if (!specifier.startsWith('.')) packages.set(specifier, resolved);
    return resolved;
  },
});

function found(url: string, format: string | null | undefined) {
  return { url, format, shortCircuit: true } as const;
}
