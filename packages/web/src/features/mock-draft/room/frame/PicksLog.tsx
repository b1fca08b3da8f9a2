import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { memo } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { PartTitle } from '../../../../ui/PartTitle.tsx';
import { signed } from '../../../../widgets/player/display.ts';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { nameOfParticipant } from '../../draft-words.ts';
import { madePicks } from '../state/wire-draft.ts';

/** Rows of the log; the board has them all. */
const SHOWN = 30;

/** Picks as they come, the newest first, each with how far it lies from where the player usually goes. */
export const PicksLog = memo(function PicksLog({ draft }: { readonly draft: MockDraft }) {
  const done = madePicks(draft);
  return (
    <section aria-labelledby="log-title" className="flex min-h-0 flex-col">
      <div className="flex items-baseline justify-between gap-3 pb-1">
        <PartTitle id="log-title" title="Picks" />
        <span className="label">against ADP</span>
      </div>
      {done.length === 0 && (
        <p className="border-hairline border-y py-3 text-base text-muted">No pick yet: the first one is to be made.</p>
      )}
      <ol className="border-hairline border-t">
        {done
          .slice(-SHOWN)
          .reverse()
          .map((pick) => (
            <LogRow
              key={pick.pickNumber}
              pick={pick}
              label={pickLabel(pick.pickNumber, draft.configuration.numberOfTeams)}
              team={nameOfParticipant(draft, pick.participantId)}
              isMine={pick.participantId === draft.userParticipant.id}
            />
          ))}
      </ol>
    </section>
  );
});

interface LogRowProps {
  readonly pick: MockDraftPick;
  readonly label: string;
  readonly team: string;
  readonly isMine: boolean;
}

const LogRow = memo(function LogRow({ pick, label, team, isMine }: LogRowProps) {
  const entity = entityOf(pick);
  if (!entity) return null;
  return (
    <li className="appear flex h-8 items-center gap-3 border-hairline border-b text-base">
      <span className="figures w-10 text-muted text-sm">{label}</span>
      <span className={classNames('w-28 shrink-0 truncate', isMine ? 'font-semibold text-accent' : 'text-muted')}>
        {team}
      </span>
      <span className="min-w-0 grow truncate font-semibold">
        {entity.shortName}{' '}
        <span className="font-normal text-sm">
          <PositionTag position={entity.position} /> <span className="text-muted">{entity.teamAlias}</span>
        </span>
      </span>
      <span className="figures w-12 text-right text-sm">
        {pick.adp === null ? '–' : signed(pick.pickNumber - pick.adp, 0)}
      </span>
    </li>
  );
});
