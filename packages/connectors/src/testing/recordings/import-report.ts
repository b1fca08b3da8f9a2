// What a folder of recordings comes to: for each league what was imported, what was left out and why, and how many of
// the platform's own points agree with ours.
import { PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { VERBS } from '../../platform.ts';
import { type AskedLeague, askLeague, type PartOfLeague, type Told } from './ask-league.ts';
import { type Agreement, agreementsOf } from './points-agreement.ts';
import { recordedFolder } from './recorded-folder.ts';

export interface ImportReport {
  readonly lines: readonly string[];
  /** Leagues that were read, of all that something was recorded of. */
  readonly imported: number;
  /** Leagues whose rules and teams were not recorded, and of which something else was read. */
  readonly inPart: number;
  readonly leagues: number;
  /** Exceptions, and what was half read without a word: none of it may be. */
  readonly faults: readonly string[];
  readonly agreements: readonly (Agreement & { readonly league: string })[];
}

/** Imports every league of a folder. Throws UnreadableFolder for one that is none. */
export async function importReport(folder: string): Promise<ImportReport> {
  const recorded = recordedFolder(folder);
  const asked: AskedLeague[] = [];
  for (const league of recorded.leagues) asked.push(await askLeague(recorded, league));
  const faults = asked.flatMap((one) =>
    one.told.flatMap(({ part, week, faults: own }) =>
      own.map((fault) => `${nameOf(one)}, ${part}${week === null ? '' : ` of week ${week}`}: ${fault}`),
    ),
  );
  const agreements = asked.flatMap((one) => agreementsOf(one).map((each) => ({ ...each, league: nameOf(one) })));
  const imported = asked.filter(({ league }) => league !== null).length;
  const inPart = asked.filter(isInPart).length;
  return {
    lines: [
      ...asked.flatMap((one) => [
        ...linesOf(
          one,
          agreements.filter(({ league }) => league === nameOf(one)),
        ),
        '',
      ]),
      ...(recorded.problems.length > 0
        ? ['What of the folder was not used:', ...recorded.problems.map((one) => `  ${one}`), '']
        : []),
      ...(faults.length > 0 ? ['FAULTS:', ...faults.map((one) => `  ${one}`), ''] : []),
      `${imported} of ${asked.length} leagues were imported, ${inPart} more in part; ${faults.length} faults.`,
    ],
    ...{ imported, inPart, leagues: asked.length, faults, agreements },
  };
}

/** A league with the season that its recordings tell; CBS tells it in the league alone. */
function nameOf({ of: { platform, platformLeagueId, season }, league }: AskedLeague): string {
  const told = season ?? league?.season ?? null;
  return `${PLATFORM_LABELS[platform]} ${platformLeagueId}${told === null ? '' : ` of ${told}`}`;
}

const isInPart = ({ league, told }: AskedLeague): boolean =>
  league === null && told.some(({ count }) => (count ?? 0) > 0);

function linesOf(one: AskedLeague, agreements: readonly Agreement[]): readonly string[] {
  const { league } = one;
  // Of what nothing is known, one line says why.
  const told = league || isInPart(one) ? one.told : one.told.filter(({ part }) => part === 'league');
  const imported = partsOf(told.filter(({ count }) => count !== null)).map(
    ([part, list]) => `${VERBS[part]}${weeksOf(withSome(list))}${countsOf(part, list)}`,
  );
  const left = partsOf(
    told.filter(({ why, unrecorded, partly }) => why !== null || unrecorded.length + partly.length > 0),
  ).flatMap(([part, list]) =>
    [...Map.groupBy(list, whyOf)].map(([why, same]) => `${VERBS[part]}${weeksOf(same)}: ${why}`),
  );
  const unmapped = league?.unmapped.map(({ label }) => label) ?? [];
  return [
    `${nameOf(one)}${league ? `: ${league.name}, ${league.teams.length} teams, ${Object.keys(league.scoring).length} rules, ${league.status}` : isInPart(one) ? ': in part' : ''}`,
    ...imported.map((line) => `  imported  ${line}`),
    ...left.map((line) => `  left out  ${line}`),
    ...(unmapped.length > 0 ? [`  left out  rules without a word of ours: ${unmapped.join(' · ')}`] : []),
    ...agreements.map(({ what, agreed, of }) => `  points    ${agreed} of ${of} ${what}`),
    ...(league && agreements.length === 0 ? ['  points    none that can be compared'] : []),
  ];
}

const partsOf = (told: readonly Told[]): readonly (readonly [PartOfLeague, readonly Told[]])[] => [
  ...Map.groupBy(told, ({ part }) => part),
];

/** What was not recorded is named where it is one thing, and where a league cannot be read without it. */
function whyOf({ part, why, unrecorded, partly, count }: Told): string {
  const { length } = unrecorded;
  if (part === 'league' && count === null && length > 0) {
    return `${why === 'not recorded' ? '' : `${why}; `}not recorded: ${unrecorded.map(pathIn).join(' ')}`;
  }
  if (count !== null && partly.length > 0) return `all but what was recorded: ${partly.map(pathIn).join(' ')}`;
  if (count !== null) return `without ${length} ${length === 1 ? 'answer that was' : 'answers that were'} not recorded`;
  if (why === 'not recorded' || length === 0) return why ?? '';
  return `${why}; ${length === 1 ? `${pathIn(unrecorded[0] ?? '')} was` : `${length} answers were`} not recorded`;
}

/** What an address says behind its host. */
function pathIn(href: string): string {
  const { pathname, search } = new URL(href);
  return pathname + search;
}

function countsOf(part: PartOfLeague, list: readonly Told[]): string {
  const count = list.reduce((sum, told) => sum + (told.count ?? 0), 0);
  return part === 'league' ? '' : ` (${count})`;
}

/** Those of which there was something, where there was anything. */
function withSome(list: readonly Told[]): readonly Told[] {
  const some = list.filter(({ count }) => count !== 0);
  return some.length > 0 ? some : list;
}

/** Weeks as people write them: ', weeks 1-4 6'. */
function weeksOf(list: readonly Told[]): string {
  const weeks = list.flatMap(({ week }) => week ?? []);
  if (weeks.length === 0) return '';
  const spans = weeks.reduce<[number, number][]>((found, week) => {
    const last = found.at(-1);
    if (last && last[1] === week - 1) last[1] = week;
    else found.push([week, week]);
    return found;
  }, []);
  return `, weeks ${spans.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(' ')}`;
}
