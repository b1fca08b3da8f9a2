// Cards side by side, each with the schedule ahead.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { gated } from '@pylon/contract/plans/tiers';
import type { ComparedPlayer, comparePlayers } from '@pylon/contract/player-card/comparison';
import type { getPlayerCard } from '@pylon/contract/player-card/player-card';
import { knownCents } from '@pylon/engine/tables/cents';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { schedulesAhead } from '../../football/schedule-ahead.ts';
import { found, type Outcome } from '../../http/errors.ts';
import type { EditionInput } from '../../http/route.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import type { KnownScoring } from '../../wire/scoring-system.ts';
import { playerCard } from './player-card.service.ts';

type Asked = EditionInput<typeof comparePlayers, { readonly scoring: KnownScoring }>;

/** The feature that opens what the comparison adds to the cards. */
const FEATURE = 'playerComparison';

/** Players in the order asked for, each once, as a tier sees them. */
export function comparison(asked: Asked): Outcome<AnswerOf<typeof comparePlayers>> {
  const { edition, tier, query, prepared } = asked;
  const { seasonId, scoringSystemId } = query;
  const season = Number(seasonId);
  const players: ComparedPlayer[] = [];
  for (const playerId of new Set(query.playerIDs)) {
    const ofCard: EditionInput<typeof getPlayerCard, { readonly scoring: KnownScoring }> = {
      ...asked,
      query: { playerId, seasonId, scoringSystemId },
    };
    const card = playerCard(ofCard);
    if (!card.ok) return card;
    const {
      teamDetails: _,
      college: _1,
      heightInches: _2,
      weightPounds: _3,
      provenance: _4,
      ...told
    } = card.value.playerCard;
    players.push({
      ...told,
      schedule: gated(tier, FEATURE, scheduleOf(edition, season, prepared.scoring, playerId)),
    });
  }
  return found({ players, provenance: provenanceOf(edition) });
}

function scheduleOf(edition: Edition, season: number, scoring: KnownScoring, playerId: string) {
  const { indexes } = edition;
  const [position, teamId] = [indexes.positionOf(playerId, season), indexes.teamOf(playerId, season)];
  if (position === null || !isPosition(position) || teamId === null) return null;
  const ahead = schedulesAhead(edition, season, scoring, [position]).find(({ entityId }) => entityId === teamId);
  if (!ahead) return null;
  const { entityId: _, opponents, rest, nextFour, playoffs, ...places } = ahead;
  return {
    ...places,
    ...{ rest: knownCents(rest), nextFour: knownCents(nextFour), playoffs: knownCents(playoffs) },
    opponents: [...opponents],
  };
}
