import { ranksSuch } from '@pylon/contract/own-rankings/list-rules';
import type { Call } from '../../api/call.ts';
import type { Kit, OwnKit } from '../../api/kit-store.ts';
import { draftTitle } from '../../widgets/draft/draft-title.ts';
import { adpList, MOST_KEPT, queueList, rankingsList, sheetList } from './kit-lists.ts';

/** Running drafts whose queues are kept, those begun last. */
const MOST_QUEUES = 6;

export interface Wanted {
  readonly seasonId: string;
  readonly scoring: Kit['scoring'];
  /** The registered person; null without one. */
  readonly ownerId: string | null;
  /** Somebody may have drafts, with an account or without. */
  readonly mayHaveDrafts: boolean;
  /** The answers hold what a plan opens. */
  readonly isOfPlan: boolean;
  /** When it is kept. */
  readonly now: Date;
}

/** A kit that is whole, and not kept yet. */
export interface GatheredKit {
  readonly kit: Kit;
  readonly own: Pick<OwnKit, 'ownerId' | 'lists'>;
}

/** Asks for every part of a kit. Rejects when one does not come: half a kit is none. */
export async function gatherKit(call: Call, wanted: Wanted): Promise<GatheredKit> {
  const { seasonId, scoring, ownerId, mayHaveDrafts, isOfPlan, now } = wanted;
  const keptAt = now.toISOString();
  const inScoring = { seasonId, scoringSystemId: scoring.id };
  const [ranked, adps, sheet, ownLists, drafts] = await Promise.all([
    call('listRankings', { ...inScoring, limit: MOST_KEPT }),
    call('listAdps', { seasonId, limit: MOST_KEPT }),
    call('getCheatSheets', inScoring),
    ownerId === null ? null : call('listRankingLists', {}),
    mayHaveDrafts ? call('listMockDrafts', { state: 'open', limit: MOST_QUEUES }) : null,
  ]);
  const rankings = rankingsList(ranked);
  const sheets = (ownLists?.rankingLists ?? [])
    .filter((list) => ranksSuch(list, { period: 'seasonal', seasonId }))
    .map(async ({ expertId, id, name }) =>
      sheetList(await call('getCheatSheets', { ...inScoring, expertIds: [expertId] }), { id, name }),
    );
  const queues = (drafts?.mockDrafts ?? []).map(async (draft) =>
    queueList(await call('listQueue', { mockDraftId: draft.id }), {
      ...{ id: draft.id, name: draftTitle(draft), keptAt, rankings },
    }),
  );
  const [keptSheets, keptQueues] = await Promise.all([Promise.all(sheets), Promise.all(queues)]);
  return {
    kit: { keptAt, seasonId, scoring, isOfPlan, lists: [rankings, adpList(adps)] },
    own: {
      ownerId,
      lists: [
        ...keptSheets,
        sheetList(sheet, { id: 'all', name: 'all experts' }),
        ...keptQueues.filter(({ players }) => players.length > 0),
      ],
    },
  };
}
