import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { POSITION_LABELS } from '@pylon/engine/vocabulary/positions';
import { memo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { entityOf } from '../../../widgets/player/entity.ts';
import { POSITION_TILES } from '../../../widgets/player/position-tiles.ts';
import { isDone } from '../room/state/wire-draft.ts';
import { LAST_NAMES_ABOVE } from './screen-sizes.ts';

export interface ScreenBoardProps {
  readonly draft: MockDraft;
  readonly turn: MockDraftPick | null;
  /** The pick that was made last: it lights up. */
  readonly lastNumber: number | null;
}

/** The whole board at once, as large as the window lets it be. */
export function ScreenBoard({ draft, turn, lastNumber }: ScreenBoardProps) {
  const { numberOfTeams: teams } = draft.configuration;
  const seatOf = new Map(draft.participants.map(({ id, draftPosition }) => [id, draftPosition - 1]));
  const rounds = Math.ceil(draft.picks.length / teams);
  const cells = new Map(draft.picks.map((pick) => [`${pick.round} ${seatOf.get(pick.participantId)}`, pick]));
  return (
    <table
      aria-label="Draft board"
      className="grid min-h-0 grow max-md:min-w-[60rem] gap-[0.16vw] p-[0.4vw] pt-0"
      style={{
        gridTemplateColumns: `var(--rounds) repeat(${teams}, minmax(0, 1fr))`,
        gridTemplateRows: `var(--names) repeat(${rounds}, minmax(0, 1fr))`,
      }}
    >
      <thead className="contents">
        <tr className="contents">
          <th scope="col">
            <span className="sr-only">Round</span>
          </th>
          {draft.participants.map(({ id, name }) => (
            <th
              key={id}
              scope="col"
              className={classNames(
                'scoreboard flex min-w-0 items-center px-[0.3vw] text-left font-bold text-[length:var(--team)]',
                id === turn?.participantId ? 'bg-accent-fill text-on-fill' : 'text-ink',
              )}
            >
              <span className="truncate">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="contents">
        {Array.from({ length: rounds }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its number
          <tr key={row} className="contents">
            <th
              scope="row"
              className="scoreboard flex min-h-0 items-center justify-center font-bold text-[length:var(--name)] text-muted leading-none"
            >
              {row + 1}
            </th>
            {draft.participants.map(({ id }, seat) => {
              const pick = cells.get(`${row + 1} ${seat}`);
              return (
                <td key={id} className="flex min-h-0 min-w-0">
                  {pick && (
                    <ScreenCell
                      pick={pick}
                      teams={teams}
                      isOnClock={pick.pickNumber === turn?.pickNumber}
                      isLast={pick.pickNumber === lastNumber}
                    />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ScreenCellProps {
  readonly pick: MockDraftPick;
  readonly teams: number;
  readonly isOnClock: boolean;
  readonly isLast: boolean;
}

const ScreenCell = memo(function ScreenCell({ pick, teams, isOnClock, isLast }: ScreenCellProps) {
  const entity = entityOf(pick);
  const label = pickLabel(pick.pickNumber, teams);
  const small =
    'figures flex items-baseline justify-between gap-[0.3vw] font-semibold text-[length:var(--small)] leading-none';
  if (!entity || !isDone(pick)) {
    return (
      <span
        className={classNames(
          'flex grow flex-col justify-between px-[0.35vw] py-[0.2vh]',
          isOnClock
            ? 'bg-accent-wash text-ink outline-[0.25vw] outline-accent-fill -outline-offset-[0.25vw]'
            : 'bg-surface text-muted',
        )}
      >
        <span className={classNames(small, 'justify-end')}>{label}</span>
      </span>
    );
  }
  return (
    <span
      className={classNames(
        'flex min-w-0 grow flex-col justify-between px-[0.35vw] py-[0.15vh] text-on-fill',
        entity.position ? POSITION_TILES[entity.position] : 'bg-raised text-ink',
        isLast && 'screen-land',
      )}
    >
      <span className={small}>
        <span className="truncate">
          {entity.position ? POSITION_LABELS[entity.position] : entity.positionLabel} {entity.teamAlias ?? 'FA'}
          {pick.isKeeper && ' kept'}
        </span>
        <span>{label}</span>
      </span>
      <span className="scoreboard shrink-0 truncate font-bold text-[length:var(--name)] leading-[1.18]">
        {teams > LAST_NAMES_ABOVE && pick.athlete ? pick.athlete.lastName : entity.shortName}
      </span>
    </span>
  );
});
