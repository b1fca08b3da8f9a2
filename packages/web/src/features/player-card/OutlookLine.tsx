import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { useSearch } from '@tanstack/react-router';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { weekLabel } from '../../widgets/player/display.ts';
import { weekOutlook } from './week-outlook.ts';

/** The week to come in a line, of the page's week where it has one; nothing where nothing is ahead. */
export function OutlookLine({ card }: { readonly card: PlayerCard }) {
  const { week: asked }: { week?: number } = useSearch({ strict: false });
  const outlook = weekOutlook(card, asked);
  if (!outlook) return null;
  const { week, parts } = outlook;
  return (
    <div>
      <p className="text-base">
        <span className="label mr-2">{weekLabel(week, Number(card.seasonId))} outlook</span>
        {parts.join(' · ')}.
      </p>
      <LockedNote
        of={card.gameLog[0]?.opponentPlace}
        what="What the opponent gives up, and the utilization score"
        className="pt-1"
      />
    </div>
  );
}
