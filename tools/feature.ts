import fs from 'node:fs';
import path from 'node:path';
import { faultOfNoun, filesOfFeature } from './feature-files.ts';
import { ROOT } from './sources.ts';

/** `npm run feature -- site-visits`: writes the smallest working feature, which `docs/guides/feature.md` explains. */
const [noun = '', ...rest] = process.argv.slice(2);
const fault =
  noun === '' || rest.length > 0
    ? 'Say one noun: npm run feature -- site-visits'
    : (faultOfNoun(noun) ?? taken(noun));
if (fault) {
  console.error(fault);
  process.exitCode = 2;
} else {
  for (const [file, text] of Object.entries(filesOfFeature(noun))) {
    fs.mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
    fs.writeFileSync(path.join(ROOT, file), text);
    console.log(file);
  }
}

function taken(name: string): string | null {
  const there = Object.keys(filesOfFeature(name)).find((file) => fs.existsSync(path.join(ROOT, file)));
  return there ? `There is a feature of this name: ${there}` : null;
}
