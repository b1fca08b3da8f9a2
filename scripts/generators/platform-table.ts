import { isUnsupported, VERBS } from '@pylon/connectors/platform';
import { platforms } from '@pylon/connectors/platforms';
import { PLATFORM_SIGN_INS, type SignInKind } from '@pylon/engine/vocabulary/platform-sign-ins';
import { PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { outboundParts } from '@pylon/outbound/outbound';

const SIGN_INS: Readonly<Record<SignInKind, string>> = {
  username: 'a user name',
  email: 'an e-mail address',
  'username-password': 'a name and a password, used once',
  'email-password': 'an e-mail address and a password, used once',
  'team-url': 'the address of a team’s page',
  'league-url': 'the league’s address, then a sign-in there',
  redirect: 'a sign-in there',
};

/** What each platform can be asked, and how often. Nothing is asked to say so. */
export function platformTable(): string {
  const known = platforms(outboundParts());
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const reasons: string[] = [];
  const reason = (text: string) => `– (${(reasons.indexOf(text) + 1 || reasons.push(text)).toString()})`;
  const verbs = Object.entries(VERBS).map(([verb, meaning]) =>
    row([
      `\`${verb}\``,
      meaning,
      ...known.map((platform) => {
        const asked = platform[verb as keyof typeof VERBS]; // the entries of a record of the verbs
        return isUnsupported(asked) ? reason(asked.unsupported) : 'yes';
      }),
    ]),
  );
  const sites = known.flatMap(({ id, site }) =>
    site === null
      ? []
      : [
          row([
            PLATFORM_LABELS[id],
            site.hosts.join(', '),
            `${site.paceMs} ms`,
            `${site.timeoutMs} ms`,
            `${site.attempts}`,
          ]),
        ],
  );
  const outside = known.flatMap(({ id, assumption }) =>
    id === 'template'
      ? []
      : [
          row([
            PLATFORM_LABELS[id],
            SIGN_INS[PLATFORM_SIGN_INS[id]],
            assumption ?? 'as it says itself, or as its own pages do',
          ]),
        ],
  );
  return [
    '# What each platform can be asked',
    '',
    '`npm run generate` writes this from `packages/connectors/src/platforms`.',
    '',
    row(['Verb', 'What it gives', ...known.map(({ id }) => PLATFORM_LABELS[id])]),
    row(Array.from({ length: known.length + 2 }, () => '---')),
    ...verbs,
    '',
    ...reasons.map((text, index) => `${index + 1}. ${text}`),
    '',
    '## How an account is connected',
    '',
    'A platform that is known by assumption is off until `PYLON_EXPERIMENTAL_PLATFORMS` names it. All of them can be tried without any of',
    'them: `npm run dev -- --stand-ins`.',
    '',
    row(['Platform', 'By', 'Its protocol is known']),
    row(Array.from({ length: 3 }, () => '---')),
    ...outside,
    '',
    '## How they are asked',
    '',
    row(['Platform', 'Hosts', 'Between two requests', 'Longest attempt', 'Attempts']),
    row(Array.from({ length: 5 }, () => '---')),
    ...sites,
    '',
  ].join('\n');
}
