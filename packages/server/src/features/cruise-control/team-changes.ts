// What to change in the line-up of a team in a week, as it is stored and shown.
import type { CruiseRules } from '@pylon/contract/cruise-control/cruise-control';
import { type CruisePlayer, lineupChanges, type ToldPair } from '@pylon/engine/cruise-control/line-up-changes';
import { cents } from '@pylon/engine/tables/cents';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import type { ChangedPerson, StoredLineup } from '../../db/tables/cruise-control.ts';
import { surePercent } from '../../leagues/week-chances.ts';
import { rests, type WeekPlayer } from '../../leagues/week-players.ts';

/** A change with those whom it concerns. */
export interface TeamChange {
  readonly pair: string;
  readonly stored: StoredLineup;
  readonly gainedPoints: number;
  readonly comes: WeekPlayer;
  readonly goes: WeekPlayer | null;
  /** The first of those concerned; null where nobody of them has a game. */
  readonly kickoff: string | null;
}

/** What changes are made from. */
interface Asked {
  readonly at: { readonly season: number; readonly week: number };
  readonly slots: SlotCounts;
  readonly rules: CruiseRules;
  /** Whether nobody can be moved any more. */
  readonly isLocked: (player: WeekPlayer) => boolean;
  /** Ids of those of whom the person has said in this week that they stay where they are. */
  readonly left?: ReadonlySet<string>;
  /** Pairs that were told before. */
  readonly standing?: readonly ToldPair[];
}

/** The one text by which a pair is known. */
const pairOf = (comes: string, goes: string | null): string => `${comes} ${goes ?? ''}`;

export function teamChanges(team: readonly WeekPlayer[], asked: Asked): readonly TeamChange[] {
  const { at, slots, rules, isLocked, left = new Set(), standing = [] } = asked;
  const byId = new Map(team.map((player) => [player.leagueRosterId, player]));
  const kept = new Set([...rules.keptRosterIds, ...left]);
  const changes = lineupChanges(
    team.map((player) =>
      toCruisePlayer(player, { isLocked: isLocked(player), isLeft: left.has(player.leagueRosterId) }),
    ),
    slots,
    { kept, onlyIdle: rules.onlyIdle, leastGain: rules.leastGain },
    standing,
  );
  return changes.flatMap((change): TeamChange[] => {
    const comes = byId.get(change.comes);
    const goes = change.goes === null ? null : (byId.get(change.goes) ?? null);
    if (!comes) return [];
    const shifts = change.shifts.flatMap(({ id, from, to }) => {
      const player = byId.get(id);
      return player ? [{ player, from, to }] : [];
    });
    const concerned = [comes, ...(goes ? [goes] : []), ...shifts.map(({ player }) => player)];
    return [
      {
        pair: pairOf(change.comes, change.goes),
        stored: {
          ...{ reason: change.reason, slot: change.slot },
          ...{ comes: personOf(comes), goes: goes && personOf(goes) },
          shifts: shifts.map(({ player, from, to }) => ({ ...personOf(player), from, to })),
          surePercent: change.reason === 'better-bench' && goes ? surePercent(at, comes, goes) : null,
        },
        gainedPoints: cents(change.gain),
        ...{ comes, goes },
        kickoff: concerned.flatMap(({ game }) => game?.kickoff ?? []).sort()[0] ?? null,
      },
    ];
  });
}

export const personOf = ({ leagueRosterId, entityId, outside }: WeekPlayer): ChangedPerson => ({
  leagueRosterId,
  entityId,
  name: outside.name,
});

function toCruisePlayer(
  player: WeekPlayer,
  { isLocked, isLeft }: { readonly isLocked: boolean; readonly isLeft: boolean },
): CruisePlayer {
  const { leagueRosterId: id, position, place, expected, isOut } = player;
  return {
    id,
    positions: position === null ? [] : [position],
    place,
    // Whoever is left on the bench does not come.
    points: isLeft && place === 'BN' ? null : (expected?.points.expected ?? null),
    idle: isOut ? 'out' : rests(player) ? 'bye' : null,
    isLocked,
  };
}
