import { BRAND } from '@pylon/contract/brand';
import { roundsOf } from '@pylon/contract/league/league-bounds';
import { unlocked } from '@pylon/contract/plans/tiers';
import { POSITION_NAMES } from '@pylon/engine/vocabulary/positions';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answer } from '../../api/answers.ts';
import type { Answer, Input } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { LiveRegion } from '../../ui/states/LiveRegion.tsx';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { day, many, money } from '../../widgets/player/display.ts';
import { entityKey } from '../../widgets/player/entity.ts';
import { SourcesFoot } from '../../widgets/table/SourcesFoot.tsx';
import { DEFAULT_SCORING, type SearchChange, type TableSearch } from '../../widgets/table/table-search.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { sheetPages, sheetPricesInput, sheetSearch, viewOf } from './cheat-sheets.search.ts';
import { draftMarks } from './drawn-draft.ts';
import { EmptySheets } from './EmptySheets.tsx';
import { SheetSection } from './SheetSection.tsx';

/** Whose value stands for the mean where that is a plan's. */
const OPEN_EXPERTS = ['consensus', 'market'] as const;

/** What each player is worth to the league, as far as it is open. */
const pricesOf = ({ playerAuction }: Answer<'listAuctions'>): ReadonlyMap<string, number> =>
  new Map(
    playerAuction.flatMap((row) => {
      const value =
        unlocked(row.consensus) ??
        OPEN_EXPERTS.map((id) => unlocked(row.values[id] ?? null)).find((one) => one !== null);
      return value === undefined ? [] : [[entityKey(row), value] as const];
    }),
  );

export interface CheatSheetsProps {
  readonly search: TableSearch;
  readonly input: Input<'getCheatSheets'>;
  readonly onSearch: (change: SearchChange) => void;
}

/** The sheets, one after the other. */
export function CheatSheets({ search, input, onSearch }: CheatSheetsProps) {
  const { data } = useSuspenseQuery(answer('getCheatSheets', input));
  const { scoringSystems } = useSuspenseQuery(answer('listScoringSystems', {})).data;
  const season = useSeason();
  const hasPrices = sheetSearch(search).prices === 'on';
  const auctions = useQuery({ ...answer('listAuctions', sheetPricesInput(search, season)), enabled: hasPrices });
  const prices = useMemo(() => (hasPrices && auctions.data ? pricesOf(auctions.data) : null), [hasPrices, auctions]);
  const { draft: mockDraftId = '' } = sheetSearch(search);
  const drawn = useQuery({ ...answer('getMockDraft', { mockDraftId }), enabled: mockDraftId !== '' });
  const marks = useMemo(() => (drawn.data ? draftMarks(drawn.data.mockDraft) : null), [drawn.data]);
  const view = viewOf(search);
  const rows = data.playerExpertCheatSheet;
  const pages = sheetPages(rows, view, (position) => POSITION_NAMES[position]);
  const system = scoringSystems.find(({ id }) => id === (search.scoring ?? DEFAULT_SCORING));
  const league = system?.scoringLeagueConfig;
  const about = [
    `${BRAND.name} ${input.seasonId}`,
    ...(system ? [system.name] : []),
    ...(league ? [`${league.participantCount} teams, ${roundsOf(league)} rounds`] : []),
    ...(hasPrices && league ? [`of ${money(league.budget)}`] : []),
    ...(input.mineIn ? ['my roster alone'] : input.freeIn ? ['free agents of my league alone'] : []),
    ...(marks ? [`${many(marks.size, 'player')} taken`] : []),
    `by ${data.experts.length === data.everyExpert.length ? 'all experts' : data.experts.map(({ name }) => name).join(', ')}`,
    ...(data.provenance.mode === 'sample' ? ['invented sample data'] : []),
    `data of ${day(data.provenance.asOf)}`,
  ].join(' · ');
  if (rows.length === 0) return <EmptySheets input={input} onSearch={onSearch} />;
  return (
    <div className="flex flex-col gap-8 print:block">
      <div className="no-print">
        <LockedNote of={rows[0]?.adp} what="ADP, and every expert's order" />
        <p className="text-muted text-sm">
          Place, player, position, team, bye week, and {hasPrices ? 'what the player is worth' : 'ADP'}.
          {search &&
            sheetSearch(search).draftStrategy &&
            ' ▲ is a position that the strategy wants here, ▽ one that it leaves.'}
          {marks && (
            <span className="text-ink">
              {' '}
              <s>Struck through</s> is gone, <strong className="text-accent">orange</strong> is mine.
            </span>
          )}
        </p>
      </div>
      {drawn.error && <ErrorState {...failureWords(drawn.error)} onRetry={() => void drawn.refetch()} />}
      {auctions.error && <ErrorState {...failureWords(auctions.error)} onRetry={() => void auctions.refetch()} />}
      <LiveRegion text={`${many(rows.length, 'player')} on ${many(pages.length, 'page')}`} />
      {pages.map((page) => (
        <SheetSection
          key={page.title}
          page={view === 'overall' ? { ...page, title: `Overall, ${page.title}` } : page}
          about={about}
          isOverall={view === 'overall'}
          prices={hasPrices ? (prices ?? new Map()) : null}
          marks={marks}
        />
      ))}
      <div className="no-print">
        <SourcesFoot provenance={data.provenance} />
      </div>
    </div>
  );
}
