import path from 'node:path';
import { isTest, type Source, sourcesOf } from './sources.ts';

/** Folders named after kinds of code grow into knots: what has no home wants a name, and that name is its home. */
const NO_HOME = /\/(utils?|libs?|helpers?|commons?|types|hooks|models|services|misc|shared)(\/|\.tsx?$)/;
/** Styles that point left or right read wrongly in Arabic. */
const PHYSICAL =
  /\b(margin|padding|border)-(left|right)\b|\b(marginLeft|marginRight|paddingLeft|paddingRight)\b|\b(left|right):\s|text-align:\s*(left|right)/;

export function checkNames(
  sources: readonly Source[] = sourcesOf(['contract', 'engines', 'server', 'web', 'e2e', 'bench', 'tools']),
): string[] {
  return sources.flatMap(({ file, text }) => [
    ...(NO_HOME.test(`/${file}`) ? [`${file}: a name that says nothing of what is inside`] : []),
    ...(/[A-Z_]/.test(path.posix.basename(file)) ? [`${file}: files are in lower case with hyphens`] : []),
    ...(file.startsWith('web/') &&
    !isTest(file) &&
    !file.includes('.messages.') &&
    PHYSICAL.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
      ? [`${file}: points left or right instead of start or end`]
      : []),
  ]);
}
