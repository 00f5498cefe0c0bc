/** Tells on standard output what the program is doing, one line a step, with the time each took. */
export function createProgress(write: (text: string) => void = (text) => void process.stdout.write(text)) {
  const line = (text: string) => write(`${text}\n`);
  return {
    line,
    title: (name: string) => line(`\n${name}\n`),
    /** Runs a step; what it says last stands beside its name when it is done. */
    async step<T>(name: string, run: (say: (text: string) => void) => Promise<T>): Promise<T> {
      const began = performance.now();
      let said = '';
      const waiting = setInterval(() => line(`  ${name.padEnd(10)} … ${said || 'working'}`), 4_000);
      try {
        const result = await run((text) => {
          said = text;
        });
        line(
          `  ${name.padEnd(10)} ${said || 'ready'} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
        );
        return result;
      } finally {
        clearInterval(waiting);
      }
    },
    fail: (reason: string) => process.stderr.write(`\nMasar could not start. ${reason}\n`),
  };
}
