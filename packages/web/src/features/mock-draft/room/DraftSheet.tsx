import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { decimal } from '../../../widgets/player/display.ts';
import { entityKey } from '../../../widgets/player/entity.ts';
import { CheatSheet, type CheatSheetProps } from '../drafting/cheat-sheet/CheatSheet.tsx';
import type { SheetOfKind } from '../drafting/cheat-sheet/sheet-columns.ts';

export interface DraftSheetProps extends Pick<CheatSheetProps, 'queued' | 'onOpen'> {
  readonly draft: MockDraft;
  readonly players: readonly DraftPlayer[];
}

/** The sheet of a draft of picks: beside each player their ADP, or the pick that took them. */
export function DraftSheet({ draft, ...props }: DraftSheetProps) {
  const { picks, configuration, partial } = draft;
  const { numberOfTeams } = configuration;
  const ofKind = useMemo((): SheetOfKind => {
    const taken = picks.map(
      (pick) =>
        [
          entityKey(pick),
          { participantId: pick.participantId, figure: pickLabel(pick.pickNumber, numberOfTeams) },
        ] as const,
    );
    const rostered = new Set(partial?.rostered.map(({ entityId }) => entityId));
    return { figureTitle: 'ADP', figureOf: ({ adp }) => decimal(adp), taken: new Map(taken), rostered };
  }, [picks, numberOfTeams, partial]);
  const { id: scoring } = configuration.scoringSystem;
  const more = (
    <Link
      to={PATHS.cheatSheets}
      search={{ draft: draft.id, season: draft.season.id, ...(scoring === FREE_SCORING_ID ? {} : { scoring }) }}
      className={buttonClass('quiet')}
    >
      In pages
    </Link>
  );
  return <CheatSheet draft={draft} ofKind={ofKind} more={more} {...props} />;
}
