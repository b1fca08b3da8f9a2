// What an outside draft shows to a person.
import type { OutsideDraftFrame, OutsideDraftPick } from '@pylon/connectors/outside-draft';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { Result } from '@pylon/engine/vocabulary/result';
import type { AskAsPerson } from '../../../outside/ask-as-person.ts';
import type { DraftPlatform } from './draft-platforms.ts';

/** What a draft is, with its picks. */
export interface SeenDraft {
  readonly frame: OutsideDraftFrame;
  readonly picks: readonly OutsideDraftPick[];
}

/** @param known the frame where it need not be read again */
export const readOutside = (
  { asPerson }: { readonly asPerson: AskAsPerson },
  accountId: string,
  {
    platform,
    draftId,
    known,
  }: { readonly platform: DraftPlatform; readonly draftId: string; readonly known?: OutsideDraftFrame },
): Promise<Result<SeenDraft, PlatformFailure>> =>
  asPerson(accountId, platform.id, async (account) => {
    const frame = known ? { ok: true as const, value: known } : await platform.readFrame(draftId, account);
    if (!frame.ok) return frame;
    const picks = await platform.readPicks(frame.value, account);
    return picks.ok ? { ok: true, value: { frame: frame.value, picks: picks.value } } : picks;
  });
