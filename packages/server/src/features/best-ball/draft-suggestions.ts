// Whom to take next in drafts under way.
import type { listBestBallSuggestions } from '@pylon/contract/best-ball/draft-suggestions';
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import {
  earliestAdp,
  type ListedPlayer,
  type NextPick,
  type Note,
  nextPicks,
  usualShape,
} from '@pylon/engine/best-ball/next-picks';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { byeWeekOf, toNamedEntity } from '../../wire/entity.ts';
import { seasonsAt } from '../../wire/season.ts';
import { type BestBallParts, fromTeams } from './best-ball.service.ts';
import { takenIn } from './exposure.ts';
import { SHORTEST_DRAFT, seatOf, tenth, toWireTeam } from './own-teams.ts';
import type { OwnTeam, Portfolio } from './portfolio.ts';
import { formatOf, siteLists } from './site-lists.ts';
import { gamesOf } from './stacks.ts';

type Suggestions = AnswerOf<typeof listBestBallSuggestions>;

/** The week in which the site's tournaments are decided. */
const FINAL_WEEK = 17;

/** The drafts under way, and whom to take next in one of them. */
export async function suggestions(
  parts: BestBallParts,
  of: Parameters<typeof fromTeams>[1],
  asked: Pick<QueryOf<typeof listBestBallSuggestions>, 'bestBallTeamId' | 'gone'>,
): Promise<Outcome<Suggestions>> {
  const told = await fromTeams(parts, of, (portfolio): Suggestions | null => {
    const running = hasBegun(portfolio, parts.clock.now()) ? [] : portfolio.teams.filter(isRunningIn(portfolio));
    const { bestBallTeamId: id } = asked;
    if (id !== undefined && !portfolio.teams.some((team) => team.id === id)) return null;
    const team = id === undefined ? running[0] : running.find((each) => each.id === id);
    return {
      running: running.map(toWireTeam),
      draft: team ? draftAnswer(portfolio, team, new Set(asked.gone)) : null,
    };
  });
  if (!told.ok) return told;
  return told.value ? found(told.value) : failure('best-ball-team-not-found');
}

/** Drafts of a season end before its first game: one that lacks picks later on was never brought again. */
const hasBegun = ({ edition, season }: Portfolio, now: Date): boolean =>
  seasonsAt(edition, now).find(({ year }) => year === season)?.status !== 'SCHEDULED';

/** The most rounds of each contest: a file does not say how many there will be, and finished teams have them all. */
function roundsByContest({ teams }: Portfolio): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const { tournament, picks } of teams)
    most.set(tournament, Math.max(SHORTEST_DRAFT, picks.length, most.get(tournament) ?? 0));
  return most;
}

const roundsIn = (rounds: ReadonlyMap<string, number>, { tournament }: OwnTeam): number =>
  rounds.get(tournament) ?? SHORTEST_DRAFT;

function isRunningIn(portfolio: Portfolio): (team: OwnTeam) => boolean {
  const rounds = roundsByContest(portfolio);
  return (team) => team.picks.length < roundsIn(rounds, team);
}

/** The person's pick of a round: the order turns around at the end of each. */
function pickOf(team: OwnTeam, round: number): number {
  const seat = seatOf(team);
  return (round - 1) * team.draftSize + (round % 2 === 1 ? seat : team.draftSize + 1 - seat);
}

function draftAnswer(portfolio: Portfolio, team: OwnTeam, gone: ReadonlySet<string>): Suggestions['draft'] {
  const { edition, season, teams } = portfolio;
  const format = formatOf(team.tournament);
  const newest = siteLists(edition, season, { format }).at(-1) ?? null;
  const list = newest ? [...newest.adp].map(toListed(portfolio)).sort((a, b) => a.adp - b.adp) : [];
  const { draftSize, picks } = team;
  const rounds = roundsIn(roundsByContest(portfolio), team);
  const nextPick = pickOf(team, picks.length + 1);
  const others = teams.filter(({ id }) => id !== team.id);
  const drafts = new Map(takenIn(others).map((taken) => [taken.who.key, taken.drafts]));
  const best = nextPicks(
    {
      own: picks.map(({ who }) => ({
        ...{ name: who.name, position: who.position, nflTeam: who.nflTeam },
        byeWeek: who.entityId === null ? null : byeWeekOf(edition, who.entityId, season),
      })),
      ...{ nextPick, draftSize, rounds, isSuperflex: format === 'superflex' },
      games: gamesOf(edition, season, FINAL_WEEK),
      taken: new Set([...gone, ...picks.map(({ who }) => who.key)]),
      others: others.length,
      othersWith: (key) => drafts.get(key) ?? 0,
    },
    list,
  );
  const usual = (after: number) => shapeInTenths(usualShape(list, { draftSize, rounds: after }));
  return {
    ...{ team: toWireTeam(team), rounds, nextPick },
    asOf: newest?.asOf ?? null,
    earliestAdp: tenth(earliestAdp(nextPick)),
    usual: newest ? { next: usual(picks.length + 1), whole: usual(rounds) } : null,
    suggestions: best.map((one) => toWireSuggestion(portfolio, nextPick, one)),
  };
}

const shapeInTenths = ({ QB, RB, WR, TE }: ReturnType<typeof usualShape>) => ({
  ...{ QB: tenth(QB), RB: tenth(RB), WR: tenth(WR), TE: tenth(TE) },
});

const toListed =
  ({ edition, season }: Portfolio) =>
  ([key, adp]: readonly [string, number]): ListedPlayer => ({
    ...{ key, adp },
    position: edition.indexes.positionOf(key, season) ?? '',
    nflTeam: edition.indexes.teamOf(key, season),
    byeWeek: byeWeekOf(edition, key, season),
  });

const toWireSuggestion = (
  { edition, season }: Portfolio,
  nextPick: number,
  { player, reasons, warnings }: NextPick,
) => ({
  ...toNamedEntity(edition, player.key, season, player.key),
  ...{ position: player.position, nflTeam: player.nflTeam, byeWeek: player.byeWeek },
  ...{ adp: tenth(player.adp), value: tenth(nextPick - player.adp) },
  reasons: reasons.map(toWireNote),
  warnings: warnings.map(toWireNote),
});

const toWireNote = <K extends string>({ kind, names, amount }: Note<K>) => ({
  ...{ kind, names: [...names] },
  amount: amount === null ? null : tenth(amount),
});
