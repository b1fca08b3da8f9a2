// Reasons for and against a player, from the figures that the comparison tells.
import { unlocked } from '@pylon/contract/plans/tiers';
import type { StartSitRow } from '@pylon/contract/start-sit/start-sit';
import { POSITION_LABELS } from '@pylon/engine/vocabulary/positions';
import { decimal } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';
import { placeWords } from '../../widgets/table/places/place-words.ts';

export interface ReasonWords {
  readonly text: string;
  readonly speaks: 'for' | 'against' | 'neither';
}

/** As the ring of the score is coloured. @source docs/sources.md "Utilization score" */
const MUCH_USED = 80;
const LITTLE_USED = 60;

/** The weightiest first, the player's part in the offence behind whatever keeps them from playing. */
export function reasonWords(row: StartSitRow): readonly ReasonWords[] {
  const told = row.reasons.map((reason) => ({ text: wordsOf(row, reason), speaks: reason.speaks }));
  const score = unlocked(row.utilization);
  if (score === null || row.isBye) return told;
  const speaks = score >= MUCH_USED ? 'for' : score < LITTLE_USED ? 'against' : 'neither';
  return [...told, { text: `Utilization ${decimal(score)} of 100 over four weeks`, speaks }];
}

function wordsOf({ player, position, game }: StartSitRow, { code, value }: StartSitRow['reasons'][number]): string {
  const opponent = game?.opponent ?? 'The opponent';
  const team = entityOf(player)?.teamAlias ?? 'The team';
  switch (code) {
    case 'bye':
      return `Bye in week ${value}`;
    case 'out':
      return 'Will not play';
    case 'questionable':
      return 'Questionable to play';
    case 'unprojected':
      return 'Nobody projects them';
    case 'match-up':
      return `${opponent} gives up the ${placeWords(value ?? 1)} to ${position ? POSITION_LABELS[position] : 'them'}`;
    case 'team-points':
      return `${team} is expected to score ${decimal(value, 1)}`;
    case 'opponent-points':
      return `${opponent} is expected to score ${decimal(value, 1)}`;
  }
}
