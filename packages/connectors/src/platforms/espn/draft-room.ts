/** A draft of ESPN while it is held: the picks of a league with their teams, told anew with every pick. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { DraftPlace, LeagueBoard } from '../../league-draft.ts';
import { leagueDrafts, leagueOfId } from '../../league-draft-room.ts';
import type { OutsideDraftStatus } from '../../outside-draft.ts';
import { pastedAddress } from '../../pasted-address.ts';
import type { DraftVerbs, LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { EspnApi } from './api.ts';
import { draftIdOf, isMade, isSold, orderOf } from './drafts.ts';
import { toPlayer } from './players.ts';
import { peopleOf, readLeague } from './read-league.ts';
import { EspnDraft, EspnTeams } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const NONE = { ok: true, value: null } as const;
/** The number of the league and, where it is told, the season. */
const DRAFT_ID = /^espn-(\d{1,12})(?:-(20\d\d))?$/;

export const espnDrafts = (api: EspnApi): DraftVerbs =>
  leagueDrafts({
    addressHint: 'fantasy.espn.com/football/draft?leagueId=…',
    adpProvider: 'espn',
    lookEveryMs: 5_000,
    draftIdIn,
    leagueOf: leagueOfId(DRAFT_ID, (platformLeagueId) => newestSeason(api, platformLeagueId)),
    found: ({ platformLeagueId, season }) => ({
      draftId: draftIdOf(platformLeagueId, season),
      url: `https://fantasy.espn.com/football/league?leagueId=${platformLeagueId}&seasonId=${season}`,
    }),
    readBoard: (league) => readBoard(api, league),
    readPlaces: (league) => readDraft(api, league),
  });

/**
 * The draft meant by an address of a league or a team; without a season that of the season which is played there.
 *
 * @example draftIdIn('https://fantasy.espn.com/football/draft?leagueId=700&seasonId=2026') // → 'espn-700-2026'
 */
export function draftIdIn(pasted: string): string | null {
  const text = pasted.trim();
  if (DRAFT_ID.test(text)) return text;
  const address = pastedAddress(text);
  if (address?.hostname !== 'fantasy.espn.com' || !address.pathname.startsWith('/football/')) return null;
  // Addresses come with names in either case.
  const asked = new Map([...address.searchParams].map(([key, value]) => [key.toLowerCase(), value]));
  const season = asked.get('seasonid');
  const id = `espn-${asked.get('leagueid')}${season === undefined ? '' : `-${season}`}`;
  return DRAFT_ID.test(id) ? id : null;
}

/** The season of this year, or the one before until a league is carried on into it. */
async function newestSeason(api: EspnApi, platformLeagueId: string): Answer<number | null> {
  const year = new Date(api.of.nowMs()).getUTCFullYear();
  for (const season of [year, year - 1]) {
    const teams = await api.league({ platformLeagueId, season }, 'view=mTeam', EspnTeams);
    if (!teams.ok) return teams;
    if (teams.value !== null) return { ok: true, value: season };
  }
  return NONE;
}

/** Picks to come stand there as places of nobody, or not at all: then teams follow in the order that is set. */
async function readBoard(api: EspnApi, address: LeagueAddress): Answer<LeagueBoard | null> {
  const league = await readLeague(api, address);
  if (!league.ok) return league;
  const draft = await readDraft(api, address);
  if (!draft.ok) return draft;
  if (draft.value === null) return NONE;
  const { told, places } = draft.value;
  const { draftDetail, settings } = told;
  return {
    ok: true,
    value: {
      league: league.value,
      places,
      order: orderOf(told),
      status: statusOf(draftDetail),
      // Whom teams keep stands among the picks.
      rosters: [],
      ...(settings && {
        turn: settings.draftSettings.pickOrder.map(String),
        budgetDollars: Math.round(settings.draftSettings.auctionBudget),
      }),
    },
  };
}

interface Draft {
  readonly told: EspnDraft;
  readonly places: readonly DraftPlace[];
}

export async function readDraft(api: EspnApi, address: LeagueAddress): Answer<Draft | null> {
  const draft = await api.league(address, 'view=mDraftDetail', EspnDraft);
  if (!draft.ok) return draft;
  if (draft.value === null) return NONE;
  const people = await peopleOf(api, address.season);
  if (!people.ok) return people;
  const withPrices = isSold(draft.value);
  const byNumber = new Map<number, DraftPlace>();
  for (const pick of draft.value.draftDetail.picks) {
    const { overallPickNumber: pickNumber, roundId, teamId, playerId, bidAmount, keeper } = pick;
    byNumber.set(pickNumber, {
      ...{ pickNumber, round: roundId, isKeeper: keeper },
      teamId: teamId < 1 ? null : String(teamId),
      player: isMade(pick) ? toPlayer(playerId, people.value.get(playerId)) : null,
      costDollars: withPrices ? Math.round(bidAmount) : null,
    });
  }
  const places = [...byNumber.values()].sort((one, other) => one.pickNumber - other.pickNumber);
  return { ok: true, value: { told: draft.value, places } };
}

const statusOf = ({ drafted, inProgress }: EspnDraft['draftDetail']): OutsideDraftStatus =>
  inProgress ? 'drafting' : drafted ? 'complete' : 'scheduled';
