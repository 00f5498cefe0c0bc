import type { TestProject } from 'vitest/node';
import { startProgram } from './program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    programUrl: string;
  }
}

/** One program for all journeys; each brings people and jobs of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = await startProgram();
  project.provide('programUrl', program.url);
  return program.stop;
}
