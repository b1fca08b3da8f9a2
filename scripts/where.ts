// `npm run where <feature>`: every file of a feature, in the order one would read them.
import { filesBelow } from './project.ts';

const feature = process.argv[2];
if (!feature) {
  console.log('Usage: npm run where <feature>');
  process.exit(1);
}
const PLACES = [
  ['the rules', 'packages/engine/src'],
  ['the wire', 'packages/contract/src'],
  ['the data', 'packages/almanac/src'],
  ['the server', 'packages/server/src'],
  ['the screens', 'packages/web/src'],
  ['a person doing it', 'e2e'],
  ['the story', 'docs'],
  ['the constants', 'analysis'],
  ['the speed', 'bench'],
] as const;
for (const [what, folder] of PLACES) {
  const files = filesBelow(folder).filter((path) =>
    path.split('/').some((part) => part === feature || part.startsWith(`${feature}.`)),
  );
  if (files.length > 0) console.log(`${what}\n${files.map((path) => `  ${path}`).join('\n')}`);
}
