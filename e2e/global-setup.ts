import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { unpackChromium } from './chromium.ts';
import { prepareData, type RunningProgram, startProgram } from './program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    programUrls: string[];
    /** A folder with the demo data: what a program of a journey's own begins with. */
    preparedFolder: string;
    /** Where workers tell each other what everyone can use: see `access.ts`. */
    passedFile: string;
  }
}

/** As many programs as files run at the same time; each journey brings people and jobs of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await unpackChromium();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-journeys-'));
  const programs: RunningProgram[] = [];
  const prepared: string[] = [];
  const stop = async () => {
    await Promise.all(programs.map((program) => program.stop()));
    for (const one of [folder, ...prepared]) fs.rmSync(one, { recursive: true, force: true });
  };
  try {
    // The whole run has loaded the demo data before the journeys begin; its owner removes it.
    const loaded = process.env.MASAR_TEST_DEMO;
    const demo = loaded ?? (await prepareData());
    if (!loaded) prepared.push(demo);
    const starts = Array.from({ length: Number(project.config.maxWorkers) }, async () => {
      programs.push(await startProgram(demo));
    });
    // All of them first: those that did start are to be stopped should another fail.
    for (const started of await Promise.allSettled(starts))
      if (started.status === 'rejected') throw started.reason;
    project.provide('preparedFolder', demo);
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
