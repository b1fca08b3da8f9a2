import { expect, test } from 'vitest';
import { generatedFiles, presentContent } from './generated.ts';

for (const { path, content } of generatedFiles()) {
  test(`${path} is what the code gives (npm run generate)`, () => {
    expect(presentContent(path)).toBe(content);
  });
}
