import type { Kind } from './skeleton.ts';
import { camel, FEATURE, imported } from './words.ts';

const VOCABULARY = 'packages/engine/src/vocabulary/platforms.ts';
const SIGN_INS = 'packages/engine/src/vocabulary/platform-sign-ins.ts';
const LIST = 'packages/connectors/src/platforms.ts';
const CASES = 'packages/connectors/src/testing/all-cases.ts';

/**
 * A platform that is known and can do nothing yet: the suite of all platforms fails at each verb that is to be written.
 */
export const platform: Kind = {
  meaning: 'an outside fantasy platform, in the suite of all platforms',
  words: [
    { ...FEATURE, name: 'name', example: 'fan-league' },
    { name: 'label', form: /^[A-Z0-9][\w .-]*$/, example: '"Fan League"' },
  ],
  skeleton: ([name = '', label = ''], { read }) => {
    const folder = `packages/connectors/src/platforms/${name}`;
    const constant = camel(name);
    const key = constant === name ? name : `'${name}'`;
    const isInVocabulary = read(VOCABULARY)?.includes(`  '${name}',\n`) ?? false;
    return {
      files: {
        [`${folder}/platform.ts`]: platformOf(name, constant, label),
        [`${folder}/testing/cases.ts`]: casesOf(constant, label),
        [`${folder}/README.md`]: `# ${name}\n\nHow ${label} is asked, what its answers mean, and what surprises in them.\n`,
      },
      joined: [
        ...(isInVocabulary
          ? []
          : [
              {
                path: VOCABULARY,
                at: /export const PLATFORM_IDS = \[[\s\S]*?\n(?=\] as const)/,
                text: `  '${name}',\n`,
              },
              { path: VOCABULARY, at: /PLATFORM_LABELS[^{]*\{[\s\S]*?\n(?=\};)/, text: `  ${key}: '${label}',\n` },
              { path: SIGN_INS, at: /PLATFORM_SIGN_INS[^{]*\{[\s\S]*?\n(?=\};)/, text: `  ${key}: 'username',\n` },
            ]),
        imported(LIST, `import { ${constant} } from './platforms/${name}/platform.ts';`),
        {
          path: LIST,
          at: /const MADE = \{[^}]*?(?=,?\s*\})/,
          text: constant === name ? `, ${name}` : `, ${key}: ${constant}`,
        },
        imported(CASES, `import { ${constant}Cases } from '../platforms/${name}/testing/cases.ts';`),
        { path: CASES, at: /const CASES: [^=]*= \{[^}]*?(?=,?\s*\};)/, text: `, ${key}: ${constant}Cases` },
      ],
      left: [
        `${folder}/platform.ts: the site, and each verb or the reason why the platform lacks it (${CASES} asks)`,
        `${folder}/invented/, testing/cases.ts: small answers of the platform's shape, and where recorded ones lie`,
        `${SIGN_INS}: how a person connects it`,
        'packages/engine/src/vocabulary/id-systems.ts: the ids of its players, when they are of a system of its own',
        'npm run generate: the table of verbs and platforms (its test asks)',
      ],
    };
  },
};

const platformOf = (
  name: string,
  constant: string,
  label: string,
) => `import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Platform } from '../../platform.ts';

const NOT_YET = { unsupported: '' };

/** ${label}. */
export const ${constant} = (_parts: OutboundParts): Platform => ({
  id: '${name}',
  site: null,
  assumption: null,
  connect: NOT_YET,
  leagues: NOT_YET,
  league: NOT_YET,
  rosters: NOT_YET,
  matchups: NOT_YET,
  transactions: NOT_YET,
  tradeOffers: NOT_YET,
  draftResult: NOT_YET,
  keepers: NOT_YET,
  futurePicks: NOT_YET,
  pastDrafts: NOT_YET,
  drafts: NOT_YET,
});
`;

const casesOf = (
  constant: string,
  label: string,
) => `import type { PlatformCases } from '../../../testing/conformance-case.ts';

/** What ${label} is asked in the suite of all platforms. */
export const ${constant}Cases: PlatformCases = {
  invented: { answers: {}, season: 2026, account: null, platformLeagueId: null, draftLink: null },
  recorded: () => [],
};
`;
