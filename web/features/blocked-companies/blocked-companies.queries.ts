import {
  type BlockedCompanies,
  blockCompany,
  blockPresentEmployer,
  findCompaniesToBlock,
  listBlockedCompanies,
  unblockCompany,
} from '#contract/features/blocked-companies.contract.ts';
import { listMatchingJobs, searchJobs } from '#contract/features/job-lists.contract.ts';
import { listPokes } from '#contract/features/pokes.contract.ts';
import { call } from '#web/platform/call.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';

export const blockedQuery = queryFor(listBlockedCompanies, {});

type Wanted = { company_id: string } | { name: string };

/** Blocks at once; the snackbar that says so takes it back. */
export async function blockNow(wanted: Wanted, said: string): Promise<void> {
  const { id, blocked } = await call(blockCompany, { body: wanted });
  await show(blocked);
  showNotice(said, { undo: () => void takeBack(id).catch(showError) });
}

/** Takes a block back at once; the snackbar that says so blocks again. */
export async function unblockNow(id: string, wanted: Wanted, said: string): Promise<void> {
  await takeBack(id);
  showNotice(said, { undo: () => void again(wanted).catch(showError) });
}

export async function hideFromEmployer(isBlocked: boolean, said: string): Promise<void> {
  const set = async (wanted: boolean) =>
    show(await call(blockPresentEmployer, { body: { is_blocked: wanted } }));
  await set(isBlocked);
  showNotice(said, { undo: () => void set(!isBlocked).catch(showError) });
}

const takeBack = async (id: string) => show(await call(unblockCompany, { params: { id } }));
const again = async (wanted: Wanted) => show((await call(blockCompany, { body: wanted })).blocked);

async function show(blocked: BlockedCompanies): Promise<void> {
  queryCache.setQueryData(blockedQuery.queryKey, blocked);
  await refresh(findCompaniesToBlock, listMatchingJobs, searchJobs, listPokes);
}
