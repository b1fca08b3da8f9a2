import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import type { Expert } from '@pylon/contract/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { answer } from '../../../../api/answers.ts';
import { failureWords } from '../../../../api/failure.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { PartTitle } from '../../../../ui/PartTitle.tsx';
import { PrintButton } from '../../../../ui/PrintButton.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { ExpertPicker } from '../../../../widgets/experts/ExpertPicker.tsx';
import { useOwnExperts } from '../../../../widgets/experts/use-own-experts.ts';
import { LockedNote } from '../../../../widgets/paywall/LockedNote.tsx';
import { PositionFilter } from '../../../../widgets/player/PositionFilter.tsx';
import { SourcesFoot } from '../../../../widgets/table/SourcesFoot.tsx';
import type { PositionChoice } from '../../../../widgets/table/table-search.ts';
import { draftedPositions, isOfChoice, newestChoice } from '../list/drafted-positions.ts';
import { isByMarket } from '../list/figures.ts';
import { SheetColumnList } from './SheetColumnList.tsx';
import { type SheetOfKind, sheetColumns } from './sheet-columns.ts';

const NOBODY: readonly Expert[] = [];

export interface CheatSheetProps {
  readonly draft: AnyDraft;
  readonly ofKind: SheetOfKind;
  readonly players: readonly DraftPlayer[];
  readonly queued: ReadonlySet<string>;
  readonly onOpen: (player: DraftPlayer) => void;
  /** The way to further sheets. */
  readonly more?: ReactNode;
}

/**
 * The room's players on one sheet, in columns by position; a player who is taken is struck through at once. It can be
 * printed, too.
 */
export function CheatSheet({ draft, ofKind, players, queued, onOpen, more }: CheatSheetProps) {
  const [expertIds, setExpertIds] = useState<readonly string[]>([]);
  const [choice, setChoice] = useState<PositionChoice | null>(null);
  const experts = useRoomExperts(draft);
  const ordered = useQuery({
    ...answer('listDraftPlayers', { mockDraftId: draft.id, expertIds: [...expertIds] }),
    enabled: expertIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const order = expertIds.length === 0 ? players : (ordered.data?.mockDraftPlayerRankings ?? players);
  const columns = useMemo(() => sheetColumns(draft, ofKind, order, queued), [draft, ofKind, order, queued]);
  const { scoringSystem, numberOfTeams, experts: ofRoom } = draft.configuration;
  const chosen = expertIds.length === 0 ? ofRoom : experts.filter(({ id }) => expertIds.includes(id));
  const isAll = chosen.length === 0 || chosen.length >= experts.length;
  // Below the plan the room's order is the market's.
  const isMarketOrder = expertIds.length === 0 && isByMarket(players[0]);
  const byWhom = isMarketOrder ? 'ADP' : isAll ? 'all experts' : chosen.map(({ name }) => name).join(', ');
  if (ordered.error) return <ErrorState {...failureWords(ordered.error)} onRetry={() => void ordered.refetch()} />;
  return (
    <section aria-labelledby="sheet-title" className="flex min-h-0 grow flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <PartTitle id="sheet-title" title="Cheat sheet" />
          <p className="text-base text-muted">
            {scoringSystem.name}, {numberOfTeams} teams, in the order of {byWhom}.{' '}
            <span className="text-ink">
              <s>Struck through</s> is gone, <strong className="text-accent print:underline">orange</strong> is mine, ●
              is queued.
            </span>
          </p>
          <LockedNote
            of={players[0]?.bestRanking}
            what="The other experts' order and their tiers"
            className="no-print"
          />
        </div>
        <div className="no-print flex flex-wrap items-end gap-2">
          <ExpertPicker experts={experts} chosen={expertIds} onChange={setExpertIds} className="w-44" />
          {more}
          <PrintButton />
        </div>
      </div>
      <div className="md:hidden">
        <PositionFilter
          chosen={choice === null ? [] : [choice]}
          choices={draftedPositions(draft)}
          onChange={(next) => setChoice(newestChoice(choice, next))}
        />
      </div>
      <div
        aria-busy={ordered.isFetching}
        className={classNames(
          'print-flat grid min-h-0 grow auto-cols-[minmax(12rem,1fr)] gap-x-5 gap-y-6 md:grid-flow-col md:overflow-auto md:overscroll-contain print:block print:columns-4 print:gap-x-4',
          ordered.isPlaceholderData && 'opacity-60',
        )}
      >
        {columns.map((column) => (
          <div
            key={column.position}
            className={classNames(
              'min-w-0 print:pb-2',
              !isOfChoice(column.position, choice) && 'max-md:hidden print:block',
            )}
          >
            <SheetColumnList column={column} figureTitle={ofKind.figureTitle} onOpen={onOpen} />
          </div>
        ))}
      </div>
      <SourcesFoot provenance={draft.provenance} />
    </section>
  );
}

/** Whoever may order the room's sheet: all experts, and before them the person's own lists for such a draft. */
function useRoomExperts({ season, configuration }: AnyDraft): readonly Expert[] {
  const { data } = useQuery(answer('listExperts', {}));
  const period = configuration.leagueType === 'DYNASTY' ? 'dynasty' : 'seasonal';
  return useOwnExperts(data?.experts ?? NOBODY, { period, seasonId: season.id });
}
