// What came of statements: box scores in the league's scoring, and results as the platform tells them.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { OutsideMatchup } from '@pylon/connectors/outside-league';
import { bestLineup } from '@pylon/engine/lineup/best-lineup';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import type { AdviceSubject, Unjudged } from '../../../db/tables/advice.ts';
import type { WeekOfSeason } from '../../../football/games/week-games.ts';
import { pointsOf, weeksOfGames } from '../../../football/season-points.ts';
import type { ToldClaim } from './told-claims.ts';

/** 1 it happened, 0 it did not, ½ both scored alike; or why it is not counted. */
export type Outcome =
  | { readonly outcome: number; readonly unjudged: null }
  | { readonly outcome: null; readonly unjudged: Unjudged };

const judged = (own: number, other: number): Outcome => ({
  outcome: (1 + Math.sign(hundredths(own) - hundredths(other))) / 2,
  unjudged: null,
});
/** Sums of decimals stray by less than a screen shows. */
const hundredths = (points: number): number => Math.round(points * 100);

const unjudged = (why: Unjudged): Outcome => ({ outcome: null, unjudged: why });

/**
 * Points of a week of everybody who took part in it, by entity: a line in the box score, or a snap on offence, which
 * alone scores nothing.
 */
export function weekPoints(
  edition: Edition,
  { season, week }: WeekOfSeason,
  scoring: ScoringSettings,
): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  const { column, length } = edition.tables.snapCounts;
  for (let row = 0; row < length; row++) {
    if (column.season[row] === season && column.week[row] === week && (column.offenseSnaps[row] ?? 0) > 0)
      points.set(column.playerId[row] ?? '', 0);
  }
  const games = weeksOfGames(edition, season)
    .map((make) => make())
    .find((each) => each.week === week);
  if (!games) return points;
  const scored = pointsOf(games, scoring);
  for (const [cell, entityId] of games.entityIds.entries()) points.set(entityId, scored[cell] ?? 0);
  return points;
}

/** What a league's week came to. */
export interface WeekResults {
  readonly points: ReadonlyMap<string, number>;
  /** None where the platform has not told of the week's end. */
  readonly matchups: readonly OutsideMatchup[];
  readonly slots: SlotCounts;
  readonly claims: readonly ToldClaim[];
}

/** A statement as it was written. */
interface Written {
  readonly basis: string;
  readonly subject: AdviceSubject;
}

/** What came of the statements of a sheet, in their order. */
export function outcomesOf(statements: readonly Written[], results: WeekResults): readonly Outcome[] {
  const { points } = results;
  const seated = seatedPlayers(statements, results);
  return statements.map(({ basis, subject }) => {
    if ('playerId' in subject) {
      if (!points.has(subject.playerId)) return unjudged('did-not-play');
      return { outcome: seated.has(nameOf(basis, subject)) ? 1 : 0, unjudged: null };
    }
    if ('dollars' in subject) return claimOf(subject, results.claims);
    return 'starterId' in subject ? higherOf(subject, points) : winnerOf(subject, results);
  });
}

type About<K extends string> = Extract<AdviceSubject, Readonly<Record<K, unknown>>>;

const nameOf = (basis: string, { teamId, playerId }: About<'playerId'>): string => `${basis} ${teamId} ${playerId}`;

function higherOf({ starterId, benchId }: About<'starterId'>, points: WeekResults['points']): Outcome {
  const [own, other] = [points.get(starterId), points.get(benchId)];
  return own === undefined || other === undefined ? unjudged('did-not-play') : judged(own, other);
}

function winnerOf({ teamId, opponentId }: About<'opponentId'>, { matchups }: WeekResults): Outcome {
  const sides = matchups
    .map(({ teams }) => teams.flatMap((side) => side ?? []))
    .find((each) => each.some((side) => side.teamId === teamId));
  const own = sides?.find((side) => side.teamId === teamId);
  const other = sides?.find((side) => side.teamId === opponentId);
  // A week in which neither scored was not played, or not counted.
  if (!own || !other || (own.points === 0 && other.points === 0)) return unjudged('not-told');
  return judged(own.points, other.points);
}

/**
 * Whether a bid would have won: above the highest of all others, or where nobody else bid. Others' lost bids are known
 * from those platforms that tell them; where the team itself won with more than was recommended, and no other bid is
 * known, nobody can say.
 */
function claimOf({ teamId, entityId, dollars }: About<'dollars'>, claims: readonly ToldClaim[]): Outcome {
  if (claims.length === 0) return unjudged('no-run');
  const about = claims.filter((claim) => claim.entityId === entityId);
  const won = about.find(({ isWon }) => isWon);
  // A higher bid that lost could not be carried out, and was none against anybody.
  const others = about.filter((claim) => claim.teamId !== teamId && claim.dollars <= (won?.dollars ?? Infinity));
  if (others.length > 0) return judged(dollars, Math.max(...others.map((other) => other.dollars)));
  return won && won.dollars > dollars ? unjudged('not-told') : { outcome: 1, unjudged: null };
}

/** Everybody who was in their team's best line-up, of those who took part and of whom something was told. */
function seatedPlayers(statements: readonly Written[], { points, slots }: WeekResults): ReadonlySet<string> {
  const players = statements.flatMap(({ basis, subject }) =>
    'playerId' in subject ? [{ team: `${basis} ${subject.teamId}`, name: nameOf(basis, subject), subject }] : [],
  );
  const lineups = [...Map.groupBy(players, ({ team }) => team).values()].map((team) =>
    bestLineup(
      team.flatMap(({ name, subject: { playerId, position } }) => {
        const scored = points.get(playerId);
        return scored === undefined ? [] : [{ name, points: scored, positions: [position] }];
      }),
      slots,
    ),
  );
  return new Set(lineups.flatMap(({ places }) => places.flatMap(({ starter }) => starter?.name ?? [])));
}
