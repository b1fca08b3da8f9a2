/** Whom the teams of a Yahoo league keep. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutsideKeeper } from '../../outside-league.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { YahooLeagues } from './ask-league.ts';
import { toPlayer } from './players.ts';
import { YahooRosters, type YahooSettings } from './shapes.ts';

/** Those who are marked in the line-ups of week 1. */
export async function readKeepers(
  leagues: YahooLeagues,
  league: LeagueAddress,
  { is_auction_draft: isAuction }: YahooSettings,
): Promise<Result<readonly OutsideKeeper[], PlatformFailure>> {
  const rosters = await leagues.ask(league, '/teams/roster;week=1', YahooRosters);
  if (!rosters.ok) return rosters;
  const value = rosters.value.league.teams.flatMap(({ team_key: teamId, roster }) =>
    roster.players.flatMap((one): readonly OutsideKeeper[] => {
      const kept = one.is_keeper;
      if (!kept || (!isTrue(kept.status) && !isTrue(kept.kept))) return [];
      const cost = kept.cost === null || kept.cost <= 0 ? null : Math.round(kept.cost);
      return [{ teamId, player: toPlayer(one), round: isAuction ? null : cost, costDollars: isAuction ? cost : null }];
    }),
  );
  return { ok: true, value };
}

/** Yahoo says yes in several ways. */
const isTrue = (value: unknown): boolean => value === true || value === 1 || value === '1';
