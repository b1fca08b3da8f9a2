// What came of statements: box scores in the league's scoring, and results as the platform tells them.
import type { OutsideMatchup } from '@pylon/connectors/outside-league';
import { bestLineup } from '@pylon/engine/lineup/best-lineup';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import type { AdviceSubject } from '../../../db/tables/advice.ts';
import { judged, type Outcome, unjudged } from './outcome.ts';
import type { ToldClaim } from './told-claims.ts';
import { gainOf, type LaterWeek } from './trade-outcomes.ts';

/** What a league's week came to. */
export interface WeekResults {
  readonly points: ReadonlyMap<string, number>;
  /** None where the platform has not told of the week's end. */
  readonly matchups: readonly OutsideMatchup[];
  readonly slots: SlotCounts;
  readonly claims: readonly ToldClaim[];
  /** By number, those that a trade of the sheet counts in. */
  readonly laterWeeks: ReadonlyMap<number, LaterWeek>;
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
    if ('tradeId' in subject) return gainOf(subject, results);
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
    .find((each) => [teamId, opponentId].every((id) => each.some((side) => side.teamId === id)));
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
