// `npm run where <feature or word>`: all of a feature in every package, in the order one would read it.
import { filesBelow } from './project.ts';
import { filesOf, partCalled } from './where-is.ts';

const word = process.argv[2]?.toLowerCase();
if (!word) {
  console.log('Usage: npm run where <feature or word>');
  process.exit(1);
}
const PLACES = [
  ['the rules', 'packages/engine'],
  ['the wire', 'packages/contract'],
  ['the platforms', 'packages/connectors'],
  ['requests to others', 'packages/outbound'],
  ['the data', 'packages/almanac'],
  ['the server', 'packages/server'],
  ['the screens', 'packages/web'],
  ['a person doing it', 'e2e'],
  ['the story', 'docs'],
  ['its texts', 'content'],
  ['the constants', 'analysis'],
  ['the speed', 'bench'],
  ['the commands', 'scripts'],
] as const;

const files = PLACES.flatMap(([, folder]) => filesBelow(folder));
const part = partCalled(word);
const found = filesOf(word, files);
if (part && part !== word) console.log(`${word} is called ${part} here.\n`);
for (const [what, folder] of PLACES) {
  const here = found.filter((path) => path.startsWith(`${folder}/`));
  if (here.length > 0) console.log(`${what}\n${here.map((path) => `  ${path}`).join('\n')}`);
}
if (found.length === 0) console.log(`Nothing is called ${word}.`);
