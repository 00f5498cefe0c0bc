import { checkDependencies } from './check-dependencies.ts';
import { checkNames } from './check-names.ts';
import { checkOwners } from './check-owners.ts';
import { checkPorts } from './check-ports.ts';
import { checkRooms } from './check-rooms.ts';
import { checkTransactions } from './check-transactions.ts';

/** `npm run check`: what types and linters do not see. Prints every fault and ends with 1 where there is one. */
const faults = [
  ...checkRooms(),
  ...checkOwners(),
  ...checkNames(),
  ...checkTransactions(),
  ...checkPorts(),
  ...checkDependencies(),
];
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? 'rooms, owners, names, transactions, ports and packages: in order'
    : `${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
