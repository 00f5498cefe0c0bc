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
/** Further screens that are known to add more, with what they may weigh until somebody mends them. */
const KNOWN_HEAVY: Record<string, number> = {
  '/recruiter/hiring-system': 98,
  '/recruiter/candidates': 69,
  '/recruiter/search': 67,
};
for (const { path: address, ownKB } of screens) {
  const most = KNOWN_HEAVY[address] ?? BUDGET.furtherKB;
  if (ownKB <= BUDGET.furtherKB || FIRST_SCREENS.includes(address)) continue;
  isGood &&= ownKB <= most;
  console.log(
    `${ownKB <= most ? 'known heavy' : 'TOO HEAVY'}  ${address}: adds ${ownKB.toFixed(1)} kB (at most ${most})`,
  );
}
if (!isGood)
  console.error('What a screen need not show at once is imported when it is: lazy(() => import(…)).');
process.exitCode = isGood ? 0 : 1;
