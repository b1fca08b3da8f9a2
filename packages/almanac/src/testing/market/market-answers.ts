// What every source of the market answers, in its own form: as recorded where a whole answer was recorded, else made
// of real players.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordedNetwork } from '@pylon/outbound/recorded';
import { espnTeam } from '../../sources/espn/espn-ids.ts';
import { unpacked } from '../../sources/reading/fetcher.ts';
import { cbsPage, escaped } from './cbs-page.ts';
import { type Drafted, draftedAt, draftedPlayers, isDefense } from './drafted-players.ts';
import type { RecordedWeek } from './replay/recorded-plays.ts';
import { scoreboardAt, summaryAt } from './replay/sunday-replay.ts';

/** What stands at an address; undefined: nothing. */
type Answer = (asked: URL, now: Date) => string | Buffer | undefined | Promise<Buffer | undefined>;
/** Where a source answers, and what. */
export type StandInAnswers = readonly (readonly [path: RegExp, answer: Answer])[];

/** A recorded week that is played again. */
export interface Sunday {
  readonly week: RecordedWeek;
  /** The moment of the week that a moment of now stands for. */
  readonly at: (now: Date) => Date;
}

const nameOf = ({ firstName, lastName }: Drafted): string => `${firstName} ${lastName}`;
/** Dollars of 200: a curve that means no more than that early picks cost most. */
const dollarsOf = ({ pick }: Drafted): number => Math.max(1, Math.round(65 * 0.975 ** pick));
const earliest = ({ pick }: Drafted): number => Math.max(1, Math.floor(pick * 0.6));
const latest = ({ pick }: Drafted): number => Math.ceil(pick * 1.6);

const ESPN_POSITIONS: Readonly<Record<string, number>> = { QB: 1, RB: 2, WR: 3, TE: 4, DEF: 16 };
const ESPN_TEAMS = Array.from({ length: 35 }, (_, code) => espnTeam(code));
/** From which mean on its list says that hardly anybody drafts a player, and what it writes then. */
const ESPN_LAST = { pick: 165, written: 170 };

function espnAnswer(players: readonly Drafted[], now: Date): string {
  const entries = players.flatMap((player, index) => {
    const proTeamId = ESPN_TEAMS.indexOf(player.teamId);
    const id = isDefense(player) ? -16_000 - proTeamId : Number(player.ids.espn ?? 0);
    if (id === 0 || proTeamId < 0) return [];
    const ownership = {
      averageDraftPosition: player.pick < ESPN_LAST.pick ? player.pick : ESPN_LAST.written,
      auctionValueAverage: dollarsOf(player),
      ...{ percentOwned: Math.max(0, 99.9 - index / 5), percentStarted: Math.max(0, 95 - index / 3) },
      date: now.getTime(),
    };
    const who = { id, fullName: nameOf(player), defaultPositionId: ESPN_POSITIONS[player.position], proTeamId };
    return [{ id, player: { ...who, ownership, stats: [] } }];
  });
  return JSON.stringify({ players: entries });
}

/** MyFantasyLeague's answers, whose amounts are all texts. */
function mflAnswer(players: readonly Drafted[], asked: URL, now: Date): string | undefined {
  const known = players.filter(({ ids }) => ids.mfl);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const list = (fields: (player: Drafted, index: number) => object, some = known) => ({
    player: some.map((player, index) => ({ id: player.ids.mfl, ...fields(player, index) })),
  });
  const pick = (player: Drafted, index: number) => ({
    ...{ rank: String(index + 1), averagePick: String(player.pick), draftsSelectedIn: '180', draftSelPct: '94' },
    ...{ minPick: String(earliest(player)), maxPick: String(latest(player)) },
  });
  const price = (player: Drafted) => ({ averageValue: String(dollarsOf(player)), auctionsSelectedIn: '60' });
  const move = (_: Drafted, index: number) => ({ percent: (30 - index / 2).toFixed(2) });
  const answers: Readonly<Record<string, object>> = {
    adp: { timestamp, totalDrafts: '191', ...list(pick) },
    aav: { timestamp, totalAuctions: '60', ...list(price) },
    topAdds: { week: '1', ...list(move, known.slice(100, 150)) },
    topDrops: { week: '1', ...list(move, known.slice(150, 200)) },
  };
  const type = asked.searchParams.get('TYPE') ?? '';
  return answers[type] && JSON.stringify({ version: '1.0', encoding: 'utf-8', [type]: answers[type] });
}

/** A page of Yahoo's list, as long as it is asked for. */
function yahooAnswer(players: readonly Drafted[], { pathname }: URL): string {
  const start = Number(/start=(\d+)/.exec(pathname)?.[1] ?? 0);
  const count = Number(/count=(\d+)/.exec(pathname)?.[1] ?? 25);
  const known = players.filter((player) => isDefense(player) || player.ids.yahoo);
  const page = known.slice(start, start + count).map((player, index) => ({
    player: {
      player_id: player.ids.yahoo ?? String(100_001 + start + index),
      name: { full: nameOf(player) },
      editorial_team_abbr: `${player.teamId.charAt(0)}${player.teamId.slice(1).toLowerCase()}`,
      display_position: player.position,
      draft_analysis: { average_pick: player.pick.toFixed(1), average_cost: dollarsOf(player).toFixed(1) },
    },
  }));
  return JSON.stringify({ fantasy_content: { game: { players: page } } });
}

const cbsAnswer = (players: readonly Drafted[]): string =>
  cbsPage(
    players.flatMap((player) => {
      const id = isDefense(player) ? '' : player.ids.cbs;
      const position = isDefense(player) ? 'DST' : player.position;
      if (id === undefined || id === null) return [];
      const range = `${earliest(player)}/${latest(player)}`;
      return [{ id, name: nameOf(player), position, team: player.teamId, adp: player.pick.toFixed(2), range }];
    }),
  );

const rtsportsAnswer = (players: readonly Drafted[]): string =>
  JSON.stringify({
    player_list: players.map((player) => ({
      name: isDefense(player) ? nameOf(player) : `${player.lastName}, ${player.firstName}`,
      ...{ position: player.position, team: player.teamId, avg: String(player.pick) },
    })),
  });

/** Everybody after the last who was drafted is padded with a pick of 350. */
const FFPC_DRAFTED = 220;

function ffpcAnswer(players: readonly Drafted[]): string {
  const lines = players.map((player, index) => {
    const isDrafted = index < FFPC_DRAFTED;
    const said = isDrafted
      ? { adp: player.pick, min: earliest(player), max: latest(player), leaguesDraftedIn: 22 }
      : { adp: 350, min: 0, max: 0, leaguesDraftedIn: 0 };
    const fields = { name: escaped(nameOf(player)), nflTeam: player.teamId, position: player.position, ...said };
    return `<player ${Object.entries(fields)
      .map(([name, value]) => `${name}="${value}"`)
      .join(' ')}/>`;
  });
  return `<data><players>\n${lines.join('\n')}\n</players></data>`;
}

const rotowireAnswer = (players: readonly Drafted[]): string =>
  JSON.stringify(
    players.map((player) => {
      const pick = String(player.pick);
      return {
        ...{ firstname: player.firstName, lastname: player.lastName, team: player.teamId },
        ...{ position: isDefense(player) ? 'DST' : player.position, average: pick, nffc12ppr: '-' },
        ...{ yahooppr: pick, ffpcoverall: pick, underdoghalfppr: isDefense(player) ? '-' : pick },
      };
    }),
  );

const fantasycalcAnswer = (players: readonly Drafted[]): string =>
  JSON.stringify(
    players
      .filter((player) => !isDefense(player))
      .map((player, index) => ({
        player: {
          ...{ id: index + 1, name: nameOf(player), position: player.position, maybeTeam: player.teamId },
          ...{ mflId: player.ids.mfl ?? null, sleeperId: player.ids.sleeper ?? null, espnId: player.ids.espn ?? null },
        },
        ...{ value: Math.round(10_400 * 0.98 ** index), overallRank: index + 1, positionRank: null, trend30Day: 0 },
      })),
  );

/**
 * What each source of the market answers to what is asked of it.
 *
 * @param shared folder of real files, of which `data` and `platforms` are read
 * @param sunday the recorded week that is played again; null: games stand still as one Monday was recorded
 */
export function marketAnswers(
  shared: string,
  sunday: () => Sunday | null = () => null,
): Readonly<Record<string, StandInAnswers>> {
  const bytesOf = (path: string): Buffer => {
    const bytes = unpacked(readFileSync(join(shared, path)));
    if (bytes === null) throw new Error(`${path} is damaged`);
    return bytes;
  };
  const drafted = draftedPlayers((path) => bytesOf(`data/${path}`));
  const at = (site: string) => draftedAt(site, drafted);
  const folder = recordedNetwork(join(shared, 'data'));
  const recorded =
    (origin: string): Answer =>
    async ({ pathname, search }) => {
      const asked = { site: '', headers: {}, redirect: 'manual', signal: AbortSignal.abort() } as const; // a folder
      const answer = await folder(new URL(pathname + search, origin), asked);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    };
  const week = JSON.parse(
    bytesOf('data/market/nflcom/v1_players_stats_weekProjectedStats_2019_week01.json.gz').toString(),
  );
  const nflcom: Answer = ({ searchParams }) => JSON.stringify({ ...week, ...Object.fromEntries(searchParams) });
  const scoreboard = bytesOf('data/market/espn-site/scoreboard_2025_week17_monday-live.json.gz');
  const scores: Answer = (_, now) => {
    const played = sunday();
    return played ? scoreboardAt(played.week, played.at(now)) : scoreboard;
  };
  const summary: Answer = ({ searchParams }, now) => {
    const played = sunday();
    return played ? summaryAt(played.week, searchParams.get('event') ?? '', played.at(now)) : undefined;
  };
  const trending = bytesOf('platforms/recorded/sleeper/players-nfl-trending-add.json');
  return {
    ffc: [[/^\/api\/v1\/adp\//, recorded('https://fantasyfootballcalculator.com')]],
    sleeper: [
      [/^\/v1\/players\/nfl\/trending\/add$/, () => trending],
      [/^\/projections\/nfl\//, recorded('https://api.sleeper.com')],
      [/^\/v1\/(?:players\/nfl|state\/nfl|(?:stats|projections)\/nfl\/.*)$/, recorded('https://api.sleeper.app')],
    ],
    'espn-scoreboard': [
      [/^\/apis\/site\/v2\/sports\/football\/nfl\/scoreboard$/, scores],
      [/^\/apis\/site\/v2\/sports\/football\/nfl\/summary$/, summary],
    ],
    espn: [[/^\/apis\/v3\/games\/ffl\/seasons\/\d+\/segments\//, (_, now) => espnAnswer(at('espn'), now)]],
    mfl: [[/^\/\d{4}\/export$/, (asked, now) => mflAnswer(at('mfl'), asked, now)]],
    fantasycalc: [[/^\/values\/current$/, () => fantasycalcAnswer(drafted)]],
    yahoo: [[/^\/fantasy\/v2\/game\/nfl\/players;/, (asked) => yahooAnswer(at('yahoo'), asked)]],
    cbs: [[/^\/fantasy\/football\/draft\/averages\//, () => cbsAnswer(at('cbs'))]],
    rtsports: [[/^\/football\/adp-aav-provider\.php$/, () => rtsportsAnswer(at('rtsports'))]],
    ffpc: [[/^\/FFPCADPReport\.ashx$/, () => ffpcAnswer(at('ffpc'))]],
    nfl: [[/^\/v1\/players\/stats$/, nflcom]],
    rotowire: [[/^\/football\/tables\/adp\.php$/, () => rotowireAnswer(at('rotowire'))]],
  };
}
