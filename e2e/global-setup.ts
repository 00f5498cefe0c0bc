import type { TestProject } from 'vitest/node';
import { unpackChromium } from './chromium.ts';
import { type RunningProgram, startProgram } from './program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    programUrls: string[];
  }
}

/** As many programs as files run at the same time; each journey brings people and jobs of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await unpackChromium();
  const programs: RunningProgram[] = [];
  const stop = async () => void (await Promise.all(programs.map((program) => program.stop())));
  try {
    // One after the other: the first may have to build the web app.
    for (let worker = 0; worker < Number(project.config.maxWorkers); worker++)
      programs.push(await startProgram());
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide(
    'programUrls',
    programs.map(({ url }) => url),
  );
  return stop;
}
