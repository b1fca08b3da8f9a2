import { comparePlayers } from '@pylon/contract/player-card/comparison';
import { getLeagueHolders, getPlayerHolders } from '@pylon/contract/player-card/holders';
import { getPlayerCard } from '@pylon/contract/player-card/player-card';
import type { Router } from '../../http/route.ts';
import { preparedScoring } from '../../plans/usable-scoring.ts';
import { comparison } from './comparison.service.ts';
import { type HolderParts, holdersOfLeague, holdersOfPlayer } from './holders.service.ts';
import { playerCard } from './player-card.service.ts';

/** All about a player or team defence, several of them side by side, and whose they are in a person's leagues. */
export function playerCardRoutes(route: Router, parts: HolderParts): void {
  const { db } = parts;
  route.fromEdition(getPlayerCard, playerCard, ({ query }, caller) =>
    preparedScoring(db, caller, query.scoringSystemId),
  );
  route.fromEdition(comparePlayers, comparison, ({ query }, caller) =>
    preparedScoring(db, caller, query.scoringSystemId),
  );
  route.forPerson(getLeagueHolders, (asking) => holdersOfLeague(parts, asking));
  route.forPerson(getPlayerHolders, (asking) => holdersOfPlayer(parts, asking));
}
