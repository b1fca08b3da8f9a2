import type { getCheatSheets, SheetRow } from '@pylon/contract/cheat-sheets/cheat-sheets';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { gated, type Tier } from '@pylon/contract/plans/tiers';
import type { Board } from '@pylon/contract/rankings/board';
import { type RankedFacts, rankedFacts } from '@pylon/contract/rankings/ranked-page';
import { planMark } from '@pylon/engine/mock-draft/bots/plan-mark';
import { cents } from '@pylon/engine/tables/cents';
import { type PositionChoice, positionsOf } from '@pylon/engine/tables/entity-filter';
import type { DraftStrategy } from '@pylon/engine/vocabulary/drafts';
import { isPosition, POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { startedPositions } from '@pylon/engine/vocabulary/slots';
import { forecastProvenance } from '../../football/projected-points.ts';
import { boardFor } from '../../football/shown-board.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { EditionInput } from '../../http/route.ts';
import type { PreparedAmong } from '../../leagues/holders/held-among.ts';
import { tierRequired } from '../../plans/gated.ts';
import type { PreparedRanking } from '../../plans/usable-lists.ts';
import { paywallTierOf } from '../../wire/expert.ts';
import { listsOf } from '../../wire/own-list.ts';
import { seasonById, seasonNow } from '../../wire/season.ts';

/** Rows of a list over all positions: three pages of 120. */
const OVERALL = 360;
/** Rows of a position's list, each of which fits a page: everybody who is ever drafted, and who may be picked up. */
const LISTED: Readonly<Record<Position, number>> = { QB: 40, RB: 100, WR: 110, TE: 50, K: 32, DST: 32 };

/** Who to draft, as a tier may know it. */
export function cheatSheets({
  edition,
  query,
  now,
  tier,
  prepared: { scoring, own, among },
}: EditionInput<typeof getCheatSheets, PreparedAmong<PreparedRanking>>): Outcome<AnswerOf<typeof getCheatSheets>> {
  const { seasonId = seasonNow(edition, now)?.year, expertIds = [], draftStrategy, rosterPosition } = query;
  if (seasonId === undefined) return failure('season-not-found');
  const inSeason = seasonById(edition, String(seasonId), now);
  if (!inSeason.ok) return inSeason;
  const above = expertIds.map(paywallTierOf).find((needed) => needed > tier);
  if (above !== undefined) return tierRequired('expertIds', above);

  const { league } = scoring;
  const season = { season: inSeason.value.year, period: 'seasonal', week: 0 } as const;
  const which = { ...season, scoring, league, expertIds, own: listsOf(own, season) };
  const { board } = boardFor(tier, edition, which);
  const positions = wantedPositions(startedPositions(league.slots), rosterPosition);
  const lists: readonly (readonly [positions: readonly Position[], most: number])[] =
    query.isOverall === 'true' ? [[positions, OVERALL]] : positions.map((position) => [[position], LISTED[position]]);
  const sheet = { tier, teams: league.teams, strategy: draftStrategy, among };
  return found({
    playerExpertCheatSheet: lists.flatMap(([listed, most]) => sheetRows(board, listed, { ...sheet, most })),
    experts: [...board.experts],
    everyExpert: [...board.everyExpert],
    provenance: forecastProvenance(edition, season.season),
  });
}

/** Of the positions that a league drafts those asked for, in the order of screens. */
function wantedPositions(drafted: ReadonlySet<Position>, asked: PositionChoice | undefined): readonly Position[] {
  const wanted = positionsOf({ rosterPositions: asked === undefined ? [] : [asked] });
  return POSITIONS.filter((position) => drafted.has(position) && (wanted.size === 0 || wanted.has(position)));
}

interface Sheet {
  readonly tier: Tier;
  readonly teams: number;
  readonly strategy: DraftStrategy;
  readonly most: number;
  /** Whom it is narrowed to by a league. */
  readonly among?: ((entityId: string) => boolean) | undefined;
}

/** The list of some positions, with tiers of its own: those of everybody, whomever it is narrowed to. */
function sheetRows(board: Board, positions: readonly Position[], sheet: Sheet): SheetRow[] {
  const { tier, teams, strategy, most, among = () => true } = sheet;
  const listed = new Set<string>(positions);
  const rows = board.rows.filter(({ position }) => listed.has(position));
  const facts = rankedFacts({ ...board, rows }, { rosterPositions: positions }, { tier });
  const shown = facts.filter(({ entityId }) => among(entityId)).slice(0, most);
  return shown.flatMap((fact) => sheetRow(fact, { tier, teams, strategy }));
}

function sheetRow(
  fact: RankedFacts[number],
  { tier, teams, strategy }: Pick<Sheet, 'tier' | 'teams' | 'strategy'>,
): SheetRow[] {
  const { athlete, team, position, rank, positionRank, byeWeek, adp } = fact;
  if (!isPosition(position)) return [];
  return [
    {
      ...{ athlete, team, position, rank, positionRank, byeWeek },
      tier: fact.tier,
      adp: gated(tier, 'adp', adp === null ? null : cents(adp)),
      plan: planMark(strategy, Math.ceil(rank / teams), position),
    },
  ];
}
