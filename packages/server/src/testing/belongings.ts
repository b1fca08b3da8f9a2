import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { inventedExport } from '@pylon/engine/testing/invented-export';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { listInvented } from './invented-league.ts';
import type { TestServer } from './test-server.ts';

/** The belongings of a person who has used everything. */
export interface Belongings {
  /** null: signed out; what is named then is somebody else's. */
  readonly token: string | null;
  readonly seasonId: string;
  readonly playerId: string;
  /** A draft in which the person is on the clock, with one player in the queue. */
  readonly mockDraftId: string;
  readonly free: string;
  readonly queued: string;
  /** A rated draft and its share. */
  readonly ratedId: string;
  readonly shareId: string;
  /** An auction in which the person is to nominate, and one in person with a sale. */
  readonly auctionId: string;
  readonly nominee: string;
  /** An auction in which the bots wait for the person's bid. */
  readonly biddingId: string;
  readonly inPersonId: string;
  /** A draft in person with its first pick made. */
  readonly typedId: string;
  readonly typed: string;
  /** A draft on the outside platform, and the room that follows it. */
  readonly link: string;
  readonly followedId: string;
  /** A ranking list; '' of somebody who is not registered, and has none. */
  readonly rankingListId: string;
  readonly userLeagueId: string;
  /** The same league, as all have it who play in it. */
  readonly leagueId: string;
  /** A league that the person keeps by hand; another one of somebody who is not registered, and keeps none. */
  readonly handLeagueId: string;
  /** A best-ball team; '' of somebody who is not registered, and keeps none. */
  readonly bestBallTeamId: string;
}

/** A league of two teams as a person writes it down, with one player on their own. */
const handLeague = (entityId: string) => ({
  name: 'By Hand',
  carryOver: 'redraft' as const,
  scoringMode: 'HEAD_TO_HEAD' as const,
  slots: DEFAULT_LEAGUE.slots,
  reserve: { ir: 0, taxi: 0 },
  scoringSystemId: FREE_SCORING_ID,
  teams: [{ name: 'Mine', players: [{ entityId, place: 'BN' as const }] }, { name: 'Theirs' }],
});

type Entity = { readonly athlete: { readonly id: string } | null };
const athletesOf = (rows: readonly Entity[]) => rows.flatMap(({ athlete }) => (athlete ? [athlete.id] : []));

/** Uploads a best-ball draft of the season, and says which team it became. */
async function draftBestBall(ask: TestServer['ask'], token: string, seasonId: string): Promise<string> {
  const text = inventedExport([{ name: 'Any Body', team: '', position: 'WR' }], {
    ...{ drafts: 1, rounds: 2, year: Number(seasonId) },
  });
  await ask('uploadBestBallDrafts', { text }, token);
  return (await ask('listBestBallTeams', { seasonId }, token)).teams[0]?.id ?? '';
}

/** Lets a person use everything, so that every call has something to answer. */
export async function settleIn({ ask, db }: TestServer, token: string, link: string): Promise<Belongings> {
  const seasonId = (await ask('currentSeason', {})).season.id;
  const wishes = { seasonId, scoringSystemId: FREE_SCORING_ID, numberOfTeams: 8, draftPosition: 1 } as const;
  const begin = async (more: object = {}) => (await ask('createMockDraft', { ...wishes, ...more }, token)).mockDraft.id;
  const [mockDraftId, ratedId, auctionId] = [await begin(), await begin(), await begin({ draftType: 'AUCTION' })];
  const players = (await ask('listDraftPlayers', { mockDraftId }, token)).mockDraftPlayerRankings;
  const [playerId = '', free = '', queued = '', nominee = '', typed = ''] = athletesOf(players);
  await ask('addToQueue', { mockDraftId, athleteId: queued }, token);
  await ask('simulateRestOfDraft', { mockDraftId: ratedId }, token);
  await ask('rateMockDraft', { mockDraftId: ratedId }, token);
  const { shareId } = await ask('shareMockDraft', { mockDraftId: ratedId }, token);
  const biddingId = await begin({ draftType: 'AUCTION', draftPosition: 3 });
  const inPersonId = await begin({ draftType: 'AUCTION', simulationMode: 'Manual' });
  const sale = { mockDraftId: inPersonId, mockDraftParticipantId: 'seat-3', dollars: 5, athleteId: nominee };
  await ask('recordSale', sale, token);
  const typedId = await begin({ simulationMode: 'Manual' });
  const pick = { mockDraftId: typedId, mockDraftParticipantId: 'seat-1', athleteId: typed };
  await ask('pickEntity', pick, token);
  const followedId = (await ask('followOutsideDraft', { link, draftPosition: 1 }, token)).mockDraft.id;
  const { user } = await ask('getMe', {}, token);
  const rankingListId =
    user?.isAnonymous !== false
      ? ''
      : (await ask('createRankingList', { name: 'Mine', seasonId, expertId: 'market' }, token)).rankingList.id;
  const userLeagueId = await listInvented(db, user?.id ?? '', Number(seasonId), playerId);
  const leagueId = (await ask('getUserLeague', { userLeagueId }, token)).userLeague.leagueId ?? '';
  const handLeagueId =
    user?.isAnonymous !== false ? userLeagueId : (await ask('createHandLeague', handLeague(playerId), token)).id;
  const bestBallTeamId = user?.isAnonymous !== false ? '' : await draftBestBall(ask, token, seasonId);
  return {
    ...{ token, seasonId, playerId, mockDraftId, free, queued, ratedId, shareId, auctionId, nominee },
    ...{ biddingId, inPersonId, typedId, typed, link, followedId, rankingListId, userLeagueId, leagueId, handLeagueId },
    bestBallTeamId,
  };
}
