// `npm run generate`: writes every file that is derived from code.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles, presentContent } from './generators/generated.ts';
import { ROOT } from './project.ts';

for (const { path, content } of generatedFiles()) {
  if (presentContent(path) === content) continue;
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), content);
  console.log(`wrote ${path}`);
}
