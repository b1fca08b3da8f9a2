// What a league's past drafts tell of its drafters.
import { setImmediate } from 'node:timers/promises';
import type { OutsidePastDraft, OutsidePastDrafts } from '@pylon/connectors/outside-league';
import type { OutsidePlayer } from '@pylon/connectors/outside-player';
import type { DraftTable } from '@pylon/engine/drafting/draft-table';
import type { EarlierSeasons } from '@pylon/engine/mock-draft/mates/league-room';
import { type LeagueLeanings, leagueLeanings } from '@pylon/engine/mock-draft/mates/leanings';
import { type PastChoice, type PastDraft, pastChoices } from '@pylon/engine/mock-draft/mates/past-choices';
import type { LeagueType } from '@pylon/engine/vocabulary/drafts';
import type { Position } from '@pylon/engine/vocabulary/positions';

/** What is told, and how many choices of which drafts tell it. */
export interface ToldLeanings extends Pick<EarlierSeasons, 'leftOut'> {
  readonly drafts: readonly { readonly season: number; readonly choices: number }[];
  /** null where nothing tells. */
  readonly leanings: LeagueLeanings | null;
}

/** What past drafts are played again on. */
interface Knowing {
  readonly leagueType: LeagueType;
  readonly table: DraftTable;
  /** null for a position that is not drafted here. */
  readonly positionOf: (player: OutsidePlayer) => Position | null;
}

/** Plays past drafts again, beside plain bots; others are answered between two. */
export async function toldLeanings(past: OutsidePastDrafts, knowing: Knowing): Promise<ToldLeanings> {
  const choices: PastChoice[] = [];
  const drafts: { season: number; choices: number }[] = [];
  const leftOut = [...past.leftOut];
  for (const each of past.drafts) {
    const { season } = each;
    const told = pastChoices(toPastDraft(each, past.sameBy, knowing), knowing.table);
    if (told.length === 0) leftOut.push({ season, why: 'not-whole' });
    else drafts.push({ season, choices: told.length });
    choices.push(...told);
    await setImmediate();
  }
  return {
    drafts,
    leftOut: leftOut.sort((one, other) => other.season - one.season),
    leanings: choices.length === 0 ? null : leagueLeanings(choices),
  };
}

/** Somebody whose account is not told is nobody's mate: they are known in that one draft. */
function toPastDraft(
  { season, shape, teams, draft }: OutsidePastDraft,
  sameBy: OutsidePastDrafts['sameBy'],
  { leagueType, positionOf }: Knowing,
): PastDraft {
  const ownerOf = new Map(teams.map(({ teamId, ownerIds }) => [teamId, sameBy === 'team' ? teamId : ownerIds[0]]));
  return {
    ...{ season, slots: shape.slots, leagueType },
    // A position that is not drafted here leaves a draft that is not whole, of which nothing is learned.
    picks: draft.picks.flatMap(({ pickNumber, teamId, player, isKeeper }) => {
      const position = positionOf(player);
      return position === null
        ? []
        : [{ pickNumber, isKeeper, position, mate: ownerOf.get(teamId) ?? `${season} ${teamId}` }];
    }),
  };
}
