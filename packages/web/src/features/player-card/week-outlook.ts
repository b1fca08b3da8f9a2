// A week to come in one line: words for the figures that the card has, and for nothing else.
import { unlocked } from '@pylon/contract/plans/tiers';
import type { GameLogRow, PlayerCard } from '@pylon/contract/player-card/player-card';
import { hasGameAhead, statusMark } from '@pylon/engine/vocabulary/player-status';
import { decimal } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';
import { placeWords } from '../../widgets/table/places/place-words.ts';

export interface WeekOutlook {
  readonly week: number;
  /** What is told of it, the game first. What is locked is not told. */
  readonly parts: readonly string[];
}

/**
 * @param asked the week of the page that the card is opened on; of a week that was played the next one is told
 * @returns null where nothing is ahead
 */
export function weekOutlook(card: PlayerCard, asked: number | undefined): WeekOutlook | null {
  const next = card.nextGame?.week;
  const ahead = (week: number | undefined) =>
    card.gameLog.find(
      (game) => game.week === week && !game.score && unlocked(game.points) === null && week >= (next ?? week),
    );
  const game = ahead(asked) ?? ahead(next);
  const entity = entityOf(card);
  if (!game || !entity) return null;
  if (game.isBye) return { week: game.week, parts: ['Bye'] };
  const mark = game.week === next || !hasGameAhead(entity) ? statusMark(entity.status, entity.injuryStatus) : null;
  const parts = [
    gamePart(game, entity.positionLabel),
    mark?.words ?? null,
    pointsPart(game, entity.isTeam),
    usagePart(unlocked(card.usage)),
  ];
  return { week: game.week, parts: parts.filter((part) => part !== null) };
}

function gamePart({ opponent, isHome, opponentPlace }: GameLogRow, position: string): string | null {
  if (opponent === null) return null;
  const place = unlocked(opponentPlace);
  const side = `${isHome ? 'vs' : '@'} ${opponent}`;
  return place === null ? side : `${side}, which gives up the ${placeWords(place)} to ${position}`;
}

/** Who scores decides for an athlete; for a defence, who scores against it. */
function pointsPart({ expectedScore, team, opponent }: GameLogRow, isDefence: boolean): string | null {
  if (!expectedScore) return null;
  const [who, points] = isDefence ? [opponent, expectedScore.opponent] : [team, expectedScore.own];
  return `${who} is expected to score ${decimal(points, 1)}`;
}

function usagePart(usage: Exclude<PlayerCard['usage'], { locked: true }>): string | null {
  if (!usage) return null;
  const change = Math.round(usage.change ?? 0);
  const trend = change === 0 ? '' : `, ${change > 0 ? 'up' : 'down'} ${Math.abs(change)} on the four weeks before`;
  return `utilization ${decimal(usage.score)}${trend}`;
}
