import { understand } from './understand.ts';
const lines = process.argv.slice(2);
const t0 = performance.now();
for (const text of lines) {
  const u = understand(text);
  console.log('\n' + text);
  for (const { start, end, ...c } of u.conditions) console.log('  ', JSON.stringify(c), '«' + text.slice(start, end) + '»');
  if (u.needless.length) console.log('   needless', u.needless.map((s) => text.slice(s.start, s.end)));
  if (u.notUnderstood.length) console.log('   ???', u.notUnderstood.map((s) => text.slice(s.start, s.end)));
}
