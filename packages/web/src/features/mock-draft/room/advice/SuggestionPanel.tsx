import type { Suggestion } from '@pylon/contract/drafting/draft-players';
import { placeFilled } from '@pylon/engine/drafting/roster';
import { heldBy } from '@pylon/engine/mock-draft/report/draft-roster';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { NameButton } from '../../../../ui/NameButton.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { LockedNote } from '../../../../widgets/paywall/LockedNote.tsx';
import { Crest } from '../../../../widgets/player/Crest.tsx';
import { decimal } from '../../../../widgets/player/display.ts';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { lasts, reasonSentence, refusalWords, suggestionReasons } from '../../draft-words.ts';
import { useFocusInPlace } from '../../drafting/hooks/use-focus-in-place.ts';
import { idOf, positionOf } from '../../drafting/player-ids.ts';
import { QueueToggle } from '../../drafting/queue/QueueToggle.tsx';
import { OddsMethodLink } from '../../OddsMethodLink.tsx';
import type { RowActions } from '../list/use-row-actions.ts';
import type { RoomView } from '../state/room-view.ts';
import type { RoomModel } from '../state/use-room.ts';
import { NextOnMyList } from './NextOnMyList.tsx';
import type { Among } from './use-suggestions.ts';

export interface SuggestionPanelProps {
  readonly room: RoomModel;
  readonly rows: RowActions;
  readonly suggestions: readonly Suggestion[];
  /** Whom the list beside it is narrowed to. */
  readonly among: Among;
}

/** Reasons for a suggestion, in the words of the room. */
export function reasonsFor(suggestion: Suggestion, { state, pool, seat }: RoomView): readonly string[] {
  const held = heldBy(state, seat);
  const position = positionOf(suggestion);
  return suggestionReasons(suggestion, position, placeFilled(held, position, pool.league.slots));
}

/** Whom to take and why, with two others to think about, among those whom the list beside it shows. */
export function SuggestionPanel({ room, rows, suggestions, among }: SuggestionPanelProps) {
  const { view, rested, isPicking, queued, valuing } = room;
  const [first, ...others] = suggestions;
  const place = useFocusInPlace<HTMLElement>();
  const rowOf = (suggestion: Suggestion) => rested.view.free.find(({ id }) => id === idOf(suggestion));
  const best = first && rowOf(first);
  const entity = best && entityOf(best.player);
  const team = view.otherName;
  const amongWhom = [among.position, among.text && `‘${among.text}’`].filter(Boolean).join(', ');
  return (
    <section {...place} aria-label="Suggestion" className="border-ink border-t-2 pt-3">
      <h2 className="label">
        Suggested{team !== null && ` for ${team}`}
        {amongWhom !== '' && ` among ${amongWhom}`}
        {valuing && `, by ${valuing.name}`}
      </h2>
      {amongWhom !== '' && !first ? (
        <p className="pt-2 text-base text-muted">Nobody among them to suggest.</p>
      ) : !first || !best || !entity ? (
        <div className="flex h-44 flex-col gap-3 pt-2">
          <Skeleton className="h-10 w-64" />
          <Skeleton className="h-4 w-80 max-w-full" />
          <Skeleton className="h-12" />
        </div>
      ) : (
        <>
          <div className="flex items-end justify-between gap-4">
            <button
              type="button"
              onClick={() => rows.open(best)}
              className="scoreboard min-w-0 pb-1 text-left font-bold text-3xl underline-offset-4 hover:underline"
            >
              {entity.name}
            </button>
            <span className="figures shrink-0 pb-1 text-base text-muted">
              <PositionTag position={entity.position} rank={best.player.positionRank} /> {entity.teamAlias} · bye{' '}
              {best.player.byeWeek ?? '–'}
            </span>
          </div>
          <p className="min-h-12 pt-1 pb-1 text-base">{reasonSentence(positionOf(first), reasonsFor(first, view))}</p>
          <dl className="grid grid-cols-3 border-hairline border-y py-2">
            {/* From the same answer as the reasons above, so that both are about the same team's pick. */}
            <Fact
              name={team === null ? 'Back at next pick' : `Back at ${team}’s next`}
              value={lasts(first.reasons.oddsToComeBack)}
            />
            <Fact name="Over replacement" value={decimal(best.player.vorp)} />
            <Fact name="Projection" value={decimal(best.player.seasonalScoredProjections)} />
          </dl>
          <p className="pt-1 text-sm">
            <OddsMethodLink />
          </p>
          <LockedNote
            of={best.player.bestRanking}
            instead="Advice by the market."
            what="By every expert and our projections"
          />
          <div className="mt-3 flex items-center gap-2">
            {!view.state.isFollowed && (
              <Button
                kind="primary"
                size="large"
                className="grow"
                isBusy={isPicking}
                disabled={view.pickRefusal !== null}
                title={view.pickRefusal ? refusalWords(view.pickRefusal) : undefined}
                onClick={() => rows.draft(best)}
              >
                Draft {entity.shortName}
              </Button>
            )}
            <QueueToggle name={entity.name} isQueued={queued.has(best.id)} onToggle={() => rows.queue(best)} />
          </div>
          <ul aria-label="Alternatives" className="pt-2">
            {others.slice(0, 2).map((suggestion) => {
              const row = rowOf(suggestion);
              const other = row && entityOf(row.player);
              if (!row || !other) return null;
              return (
                <li key={row.id} className="flex items-center gap-3 border-hairline border-b py-2">
                  <Crest entity={other} size="md" />
                  <span className="min-w-0 grow">
                    <span className="flex items-baseline gap-2">
                      <NameButton name={other.name} onClick={() => rows.open(row)} />
                      <span className="figures whitespace-nowrap text-muted text-sm">
                        <PositionTag position={other.position} rank={row.player.positionRank} /> {other.teamAlias}
                      </span>
                    </span>
                    <span className="block text-muted text-sm">
                      {reasonSentence(positionOf(suggestion), reasonsFor(suggestion, view).slice(0, 3))}
                    </span>
                  </span>
                  <QueueToggle name={other.name} isQueued={queued.has(row.id)} onToggle={() => rows.queue(row)} />
                  {!view.state.isFollowed && (
                    <Button
                      size="small"
                      aria-label={`Draft ${other.name} instead`}
                      disabled={view.pickRefusal !== null}
                      onClick={() => rows.draft(row)}
                    >
                      Draft
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          <NextOnMyList room={room} rows={rows} />
        </>
      )}
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div className="border-hairline border-l px-3 first:border-l-0 first:pl-0">
      <dt className="label">{name}</dt>
      <dd className="scoreboard font-semibold text-xl">{value}</dd>
    </div>
  );
}
