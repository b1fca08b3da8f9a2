// `npm run new -- <kind> <words>`: writes what a recipe of CONTRIBUTING.md starts with. It fails its checks exactly
// where the author has to write.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, run } from './project.ts';
import { KINDS } from './skeletons/kinds.ts';
import { begin } from './skeletons/skeleton.ts';

const [name = '', ...words] = process.argv.slice(2);
const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
if (!kind) {
  console.log('Usage: npm run new -- <kind> <words>');
  for (const [known, { meaning, words: asked }] of Object.entries(KINDS)) {
    console.log(
      `\n${known}: ${meaning}\n  npm run new -- ${[known, ...asked.map(({ example }) => example)].join(' ')}`,
    );
  }
  process.exit(1);
}
const begun = begin(kind, words);
if (!begun.ok) {
  for (const problem of begun.problems) console.error(`${name}: ${problem}`);
  console.error('Nothing was written.');
  process.exit(1);
}
for (const [path, content] of begun.contents) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), content);
  console.log(`wrote ${path}`);
}
// Puts imports in their order and lines in their form.
const isTidy = await run('biome', ['check', '--write', '--no-errors-on-unmatched', ...begun.contents.keys()], {
  quiet: true,
});
console.log(`\nLeft to you:\n${begun.left.map((line) => `  ${line}`).join('\n')}`);
process.exitCode = isTidy ? 0 : 1;
