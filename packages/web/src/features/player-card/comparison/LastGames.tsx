import { unlocked } from '@pylon/contract/plans/tiers';
import type { ComparedPlayer } from '@pylon/contract/player-card/comparison';
import { BarPerWeek } from '../../../ui/charts/BarPerWeek.tsx';
import { PaywallOverlay } from '../../../widgets/paywall/PaywallOverlay.tsx';
import { decimal, NONE } from '../../../widgets/player/display.ts';
import { entityKey, entityOf } from '../../../widgets/player/entity.ts';
import { gameBars, hasLockedGame, meanPoints } from '../game-bars.ts';

/** Weeks of each player, the newest ones that are over. */
const WEEKS = 8;

/** Byes of weeks to come are none of them. */
function lastOf({ gameLog }: ComparedPlayer) {
  const regular = gameLog.filter(({ seasonType }) => seasonType === 'REG');
  const newest = regular.reduce((week, game) => (game.score === null ? week : Math.max(week, game.week)), 0);
  return regular.filter(({ week }) => week <= newest).slice(-WEEKS);
}

/** Each player's last weeks as bars, all on one scale. */
export function LastGames({ players }: { readonly players: readonly ComparedPlayer[] }) {
  if (players.some(({ gameLog }) => hasLockedGame(gameLog))) return <PaywallOverlay variant="game-log" />;
  const games = players.map((player) => ({ player, log: lastOf(player) }));
  const points = games.flatMap(({ log }) => log.flatMap((game) => unlocked(game.points) ?? []));
  if (points.length === 0) return <p className="text-base text-muted">No game of this season has been played yet.</p>;
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
      {games.map(({ player, log }) => {
        const name = entityOf(player)?.name ?? NONE;
        const mean = meanPoints(log);
        return (
          <div key={entityKey(player)}>
            <h3 className="mb-2 text-lg">{name}</h3>
            <BarPerWeek
              bars={gameBars(log)}
              label={`Points of ${name} by week`}
              most={Math.max(...points)}
              height={110}
              {...(mean === null ? {} : { line: { value: mean, label: `${decimal(mean, 1)} a game` } })}
            />
          </div>
        );
      })}
    </div>
  );
}
