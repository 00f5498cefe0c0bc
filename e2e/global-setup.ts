import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { unpackChromium } from './chromium.ts';
import { prepareData, type RunningProgram, startProgram } from './program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    programUrls: string[];
    /** Where workers tell each other what everyone can use: see `access.ts`. */
    passedFile: string;
  }
}

/** As many programs as files run at the same time; each journey brings people and jobs of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await unpackChromium();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-journeys-'));
  const programs: RunningProgram[] = [];
  const stop = async () => {
    await Promise.all(programs.map((program) => program.stop()));
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    // The first start builds the web app where that is stale, and loads the demo data for all.
    const prepared = await prepareData();
    for (let worker = 0; worker < Number(project.config.maxWorkers); worker++)
      programs.push(await startProgram(prepared));
    fs.rmSync(prepared, { recursive: true, force: true });
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide(
    'programUrls',
    programs.map(({ url }) => url),
  );
  project.provide('passedFile', path.join(folder, 'passed.jsonl'));
  return stop;
}
