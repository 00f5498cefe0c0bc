import { likenessOfTitles, type Query } from './match-index-query.ts';
import { sparseSteps, workSteps } from './match-index-rounding.ts';
import type { Segment } from './match-index-segment.ts';
import type { PreparedJob } from './prepare.ts';
import { wholeWeight } from './skill-credits.ts';

/** What a query makes of the numbers in one segment's dictionaries, looked up document by document. */
export interface Tables {
  /** 1 for skills of the segment that earn anything. */
  earns: Uint8Array;
  /** Profiles asking: for each skill its weight's credit by level needed, 8 apart. */
  earned: Float64Array;
  /** Jobs asking: the most that a profile's skill can add to S; and what it serves. */
  mostEarned: Float64Array;
  serves: ({ at: number; base: number }[] | undefined)[];
  /** For each distinct title of the segment its likeness. */
  likeness: Float64Array;
  termWeights: Float32Array;
  /** For each occupation what a document's weight of it adds to the work part, a step of its byte. */
  workWeights: Float32Array;
}

/** The tables of a query over a segment. */
export function tablesOf(segment: Segment, query: Query): Tables {
  const skills = segment.dictionaries.skillKeys.length;
  const tables: Tables = {
    earns: new Uint8Array(skills),
    earned: new Float64Array(query.profile ? skills * 8 : 0),
    mostEarned: new Float64Array(query.job ? skills : 0),
    serves: [],
    likeness: likenessOfTitles(segment, query),
    termWeights: new Float32Array(segment.termCount),
    workWeights: Float32Array.from(query.nearness, (near) => near / workSteps),
  };
  if (query.job) fillServed(segment, query, query.job, tables);
  else fillEarned(segment, query, tables);
  const { ids, weights } = query.text;
  for (let i = 0; i < ids.length && ids[i]! < segment.termCount; i++) {
    tables.termWeights[ids[i]!] = weights[i]! / sparseSteps;
  }
  return tables;
}

function fillEarned({ dictionaries }: Segment, { credits }: Query, into: Tables): void {
  const { skillWeights } = dictionaries;
  for (const [key, byNeed] of credits) {
    for (const number of dictionaries.skillsOfKey(key)) {
      into.earns[number] = 1;
      for (let need = 0; need <= 5; need++) {
        into.earned[number * 8 + need] = skillWeights[number]! * byNeed[need]!;
      }
    }
  }
}

function fillServed({ dictionaries }: Segment, { serves }: Query, job: PreparedJob, into: Tables): void {
  if (job.totalWeight === 0) return;
  for (const [key, served] of serves) {
    let most = 0;
    for (const { at, base } of served) most += (job.weights[at]! * base) / wholeWeight(job);
    for (const number of dictionaries.skillsOfKey(key)) {
      into.earns[number] = 1;
      into.mostEarned[number] = most;
      into.serves[number] = served;
    }
  }
}
