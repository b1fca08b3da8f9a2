import { isUnsupported, VERBS } from '@pylon/connectors/platform';
import { platforms } from '@pylon/connectors/platforms';
import { PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { outboundParts } from '@pylon/outbound/outbound';

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
    '## How they are asked',
    '',
    row(['Platform', 'Hosts', 'Between two requests', 'Longest attempt', 'Attempts']),
    row(Array.from({ length: 5 }, () => '---')),
    ...sites,
    '',
  ].join('\n');
}
