import type { EvaluatedModules } from 'vite/module-runner';
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

/**
 * A process that runs test files and outlives the run: what it has loaded stays, but for files that changed and whatever
 * imports them, directly or by others. `invalidates` names them.
 */

let kept: EvaluatedModules | null = null;

process.on('disconnect', () => process.exit(1));
process.setMaxListeners(0);

init({
  post: (message) => process.send?.(message),
  on: (listener) => process.on('message', listener),
  off: (listener) => process.off('message', listener),
  setup: setupEnvironment,
  runTests: async (state, traces) => {
    // The one that is kept shows as soon as a run begins; in the first there is nothing to forget.
    forget(kept, state.ctx.invalidates ?? []);
    // What Vitest had transformed before the first run would be taken for what it is now.
    state.rpc = new Proxy(state.rpc, {
      get: (rpc, name) => (name === 'fetchWarmModules' ? async () => null : Reflect.get(rpc, name)),
    });
    try {
      await runBaseTests('run', state, traces);
    } finally {
      kept = state.evaluatedModules;
    }
  },
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
});

function forget(modules: EvaluatedModules | null, files: readonly string[]): void {
  const forgotten = new Set<string>();
  const queue = files.flatMap((file) => [...(modules?.getModulesByFile(file) ?? [])]);
  for (let module = queue.pop(); modules && module; module = queue.pop()) {
    if (forgotten.has(module.id)) continue;
    forgotten.add(module.id);
    for (const id of module.importers) {
      const importer = modules.getModuleById(id);
      if (importer) queue.push(importer);
    }
    modules.invalidateModule(module);
  }
}
