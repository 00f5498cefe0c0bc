import type { JobDefinition } from '#server/platform/job-definition.ts';
import type { TestApp } from './test-app.ts';

/** Does a job at once, as the queue would; as of another moment where one is named. */
export async function doJob<T extends object>(
  test: TestApp,
  job: JobDefinition<T>,
  data: T,
  now?: Date,
): Promise<void> {
  for (const { handlers, ports } of test.program.parts.features) {
    const handler = handlers.find(({ definition }) => definition === job);
    if (!handler) continue;
    const ctx = await test.program.contexts.forJob(ports);
    return handler.run({ ...ctx, now: now ?? ctx.now }, data);
  }
  throw new Error(`No feature does ${job.name}.`);
}
