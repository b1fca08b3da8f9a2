import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { BarPerWeek } from '../../ui/charts/BarPerWeek.tsx';
import { PaywallOverlay } from '../../widgets/paywall/PaywallOverlay.tsx';
import { decimal } from '../../widgets/player/display.ts';
import { gameBars, hasLockedGame, meanPoints } from './game-bars.ts';

/** Points by week in the chosen scoring, or what would open them. */
export function GameLog({ card }: { readonly card: PlayerCard }) {
  if (hasLockedGame(card.gameLog)) return <PaywallOverlay variant="game-log" />;
  const bars = gameBars(card.gameLog);
  const mean = meanPoints(card.gameLog);
  if (mean === null)
    return <p className="text-base text-muted">No game of the {card.seasonId} season has been played yet.</p>;
  return (
    <BarPerWeek
      bars={bars}
      label={`Points by week, ${card.seasonId}`}
      line={{ value: mean, label: `${decimal(mean, 1)} a game` }}
    />
  );
}
