// What a league's past drafts tell of its drafters.
import { setImmediate } from 'node:timers/promises';
import type { OutsidePastDraft } from '@pylon/connectors/outside-league';
import type { DraftTable } from '@pylon/engine/drafting/draft-table';
import { type LeagueLeanings, leagueLeanings } from '@pylon/engine/mock-draft/mates/leanings';
import { type PastChoice, type PastDraft, pastChoices } from '@pylon/engine/mock-draft/mates/past-choices';
import type { LeagueType } from '@pylon/engine/vocabulary/drafts';

/** What is told, and how many choices of which drafts tell it. */
export interface ToldLeanings {
  readonly drafts: readonly { readonly season: number; readonly choices: number }[];
  /** null where nothing tells. */
  readonly leanings: LeagueLeanings | null;
}

/** Plays past drafts again, beside plain bots; others are answered between two. */
export async function toldLeanings(
  past: readonly OutsidePastDraft[],
  leagueType: LeagueType,
  table: DraftTable,
): Promise<ToldLeanings> {
  const choices: PastChoice[] = [];
  const drafts: { season: number; choices: number }[] = [];
  for (const each of past) {
    const told = pastChoices(toPastDraft(each, leagueType), table);
    if (told.length === 0) continue;
    choices.push(...told);
    drafts.push({ season: each.season, choices: told.length });
    await setImmediate();
  }
  return { drafts, leanings: choices.length === 0 ? null : leagueLeanings(choices) };
}

/** Somebody whose account is not told is nobody's mate: they are known in that one draft. */
function toPastDraft({ season, shape, teams, draft }: OutsidePastDraft, leagueType: LeagueType): PastDraft {
  const ownerOf = new Map(teams.map(({ teamId, ownerIds }) => [teamId, ownerIds[0]]));
  return {
    ...{ season, slots: shape.slots, leagueType },
    // A position that is not drafted here leaves a draft that is not whole, of which nothing is learned.
    picks: draft.picks.flatMap(({ pickNumber, teamId, player, isKeeper }) =>
      player.position === null
        ? []
        : [
            {
              ...{ pickNumber, isKeeper, position: player.position },
              mate: ownerOf.get(teamId) ?? `${season} ${teamId}`,
            },
          ],
    ),
  };
}
