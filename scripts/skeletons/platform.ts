import type { Kind } from './skeleton.ts';
import { camel, FEATURE, imported } from './words.ts';

/** A platform that declares everything and can do nothing yet: the suite of all platforms fails at what is to be written. */
export const platform: Kind = {
  meaning: 'an outside fantasy platform, in the suite of all platforms',
  words: [
    { ...FEATURE, name: 'name', example: 'fan-league' },
    { name: 'label', form: /^[A-Z0-9][\w .-]*$/, example: '"Fan League"' },
  ],
  skeleton: ([name = '', label = '']) => {
    const folder = `packages/connectors/src/platforms/${name}`;
    const conformance = 'packages/connectors/src/conformance.test.ts';
    const constant = camel(name);
    return {
      files: {
        [`${folder}/leagues.ts`]: `import type { Platform } from '../../platform.ts';

/** ${label}, as far as leagues go. */
export const ${constant}: Platform = {
  name: '${name}',
  label: '${label}',
  listLeagues: { unsupported: '' },
  readRules: () => {
    throw new Error('readRules of ${name} is not written yet');
  },
};
`,
        [`${folder}/README.md`]: `# ${name}

What ${label} gives, and what it lacks.

| Verb          |                |
| ------------- | -------------- |
| \`listLeagues\` | not yet        |
| \`readRules\`   | not yet        |
`,
      },
      joined: [
        {
          path: 'packages/connectors/src/platform.ts',
          at: /export const PLATFORM_NAMES = \[[^\]]*/,
          text: `, '${name}'`,
        },
        imported(conformance, `import { ${constant} } from './platforms/${name}/leagues.ts';`),
        {
          path: conformance,
          at: /const PLATFORMS: [^=]*= \{[^}]*?(?=,?\s*\};)/,
          text: constant === name ? `, ${name}` : `, '${name}': ${constant}`,
        },
      ],
      left: [
        `${folder}/: the verbs, or the reason why the platform lacks them; small invented answers under invented/`,
        `${conformance}: says what is missing until then`,
      ],
    };
  },
};
