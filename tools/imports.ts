import path from 'node:path';
import { type ParseResult, parseSync } from 'vite';
import type { Source } from './sources.ts';

export interface FileImport {
  /** Path from the root of the project. */
  file: string;
  /** Vanishes when types are stripped. */
  isType: boolean;
}

/** The files that a source imports, exports from or loads later. Packages are left out. */
export function importsOf({ file, text }: Source, parsed = parseSync(file, text)): FileImport[] {
  return [...statically(parsed), ...later(parsed, text)].flatMap(({ specifier, isType }) => {
    const target = resolveImport(file, specifier);
    return target ? [{ file: target, isType }] : [];
  });
}

interface Asked {
  specifier: string;
  isType: boolean;
}

function statically({ program }: ParseResult): Asked[] {
  return program.body.flatMap((statement) => {
    switch (statement.type) {
      case 'ImportDeclaration': {
        const names = statement.specifiers;
        const areTypes =
          names.length > 0 && names.every((it) => 'importKind' in it && it.importKind === 'type');
        return [{ specifier: statement.source.value, isType: statement.importKind === 'type' || areTypes }];
      }
      case 'ExportNamedDeclaration': {
        if (!statement.source) return [];
        const names = statement.specifiers;
        const areTypes = names.length > 0 && names.every((it) => it.exportKind === 'type');
        return [{ specifier: statement.source.value, isType: statement.exportKind === 'type' || areTypes }];
      }
      case 'ExportAllDeclaration':
        return [{ specifier: statement.source.value, isType: statement.exportKind === 'type' }];
      default:
        return [];
    }
  });
}

function later({ module }: ParseResult, text: string): Asked[] {
  return module.dynamicImports.flatMap(({ moduleRequest }) => {
    const specifier = /^'([^']+)'$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return specifier ? [{ specifier, isType: false }] : [];
  });
}

function resolveImport(from: string, specifier: string): string | null {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('#')) return plain.slice(1);
  if (!plain.startsWith('.')) return null;
  return path.posix.normalize(path.posix.join(path.posix.dirname(from), plain));
}
