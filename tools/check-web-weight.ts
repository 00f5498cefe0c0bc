import path from 'node:path';
import { ROOT } from './sources.ts';
import { BUDGET, FIRST_SCREENS, weighScreens } from './web-weight.ts';

/** Part of `npm test`, after the web build: fails where the first screen of an area has grown beyond its budget, or another adds more. */
const screens = weighScreens(path.join(ROOT, 'web/dist'));
let isGood = true;
for (const address of FIRST_SCREENS) {
  const screen = screens.find(({ path: own }) => own === address);
  const isWithin = screen !== undefined && screen.kB <= BUDGET.firstKB && screen.files <= BUDGET.files;
  isGood &&= isWithin;
  const measured = screen ? `${screen.kB.toFixed(1)} kB in ${screen.files} files` : 'is not in the build';
  console.log(
    `${isWithin ? 'in order' : 'TOO HEAVY'}  ${address}: ${measured} (at most ${BUDGET.firstKB} kB in ${BUDGET.files})`,
  );
}
for (const { path: address, ownKB } of screens) {
  if (ownKB <= BUDGET.furtherKB || FIRST_SCREENS.includes(address)) continue;
  isGood = false;
  console.log(`TOO HEAVY  ${address}: adds ${ownKB.toFixed(1)} kB (at most ${BUDGET.furtherKB})`);
}
if (!isGood)
  console.error('What a screen need not show at once is imported when it is: lazy(() => import(…)).');
process.exitCode = isGood ? 0 : 1;
