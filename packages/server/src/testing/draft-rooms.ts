// Draft rooms for tests.
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import type { Input, TestServer } from './test-server.ts';

export type DraftWishes = Partial<Input<'createMockDraft'>>;

export type Named = Pick<MockDraft['picks'][number], 'athlete' | 'team'>;

export const idOf = ({ athlete, team }: Named): string => athlete?.id ?? team?.id ?? '';
/** How a call names a player. */
export const entityOf = ({ athlete, team }: Named) =>
  athlete ? { athleteId: athlete.id } : { teamId: team?.id ?? '' };

/** Opens drafts of the current season in the free scoring, as usual in a file of tests unless wished otherwise. */
export async function draftRooms({ ask, arrive }: Pick<TestServer, 'ask' | 'arrive'>, usual: DraftWishes) {
  const { season } = await ask('currentSeason', {});

  /** A subscriber's place in a draft. */
  function sitDown(token: string, mockDraftId: string) {
    const draft = async () => (await ask('getMockDraft', { mockDraftId }, token)).mockDraft;
    const players = async () => (await ask('listDraftPlayers', { mockDraftId }, token)).mockDraftPlayerRankings;
    const available = async () => (await players()).filter(({ pickNumber }) => pickNumber === null);
    return { token, mockDraftId, draft, players, available };
  }

  /** A subscriber with a new draft. */
  async function begin(wishes: DraftWishes = {}) {
    const token = await arrive({ tier: 1 });
    const settings = { seasonId: season.id, scoringSystemId: '1', ...usual, ...wishes };
    const { mockDraft } = await ask('createMockDraft', settings, token);
    return sitDown(token, mockDraft.id);
  }

  /** The person takes the assistant's first choice. */
  async function pickBest({ token, mockDraftId, draft }: ReturnType<typeof sitDown>) {
    const { userParticipant, picks } = await draft();
    const turn = picks.find((pick) => pick.pickAt === null);
    const { draftAssistant } = await ask('getDraftAssistant', { mockDraftId }, token);
    const best = draftAssistant[0];
    if (!best || !turn) throw new Error('nothing to pick');
    const pick = { mockDraftId, mockDraftParticipantId: userParticipant.id, pickNumber: turn.pickNumber };
    await ask('pickEntity', { ...pick, ...entityOf(best) }, token);
    return best;
  }

  return { season, sitDown, begin, pickBest };
}
