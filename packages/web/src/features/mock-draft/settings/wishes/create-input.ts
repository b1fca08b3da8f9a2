import { SLOT_COUNT_KEYS } from '@pylon/contract/league/league-config';
import type { LeagueConfig } from '@pylon/contract/league/league-config-schema';
import { PICK_CLOCKS_SECONDS } from '@pylon/engine/vocabulary/drafts';
import { rosterSize, type SlotCounts } from '@pylon/engine/vocabulary/league';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import type { Input } from '../../../../api/call.ts';
import type { ScoringSystem } from '../../../../widgets/scoring/scoring-editor.ts';
import { keepersInput } from '../keepers/kept-players.ts';
import { ANY, type DraftWishes, isRosterSettingsChanged, seatsOf } from './draft-wishes.ts';

/** What a new draft is made from. */
export function createInput(wishes: DraftWishes, seasonId: string, system: ScoringSystem): Input<'createMockDraft'> {
  const { numberOfTeams, draftPosition, pickClock, opponents, sponsor } = wishes;
  const clock = PICK_CLOCKS_SECONDS.find((seconds) => seconds === pickClock) ?? null;
  const strategies = Object.entries(opponents).filter(
    ([seat, strategy]) => strategy !== 'balanced' && Number(seat) <= seatsOf(wishes) && Number(seat) !== draftPosition,
  );
  const config = leagueConfigOf(wishes, system);
  return {
    seasonId,
    simulationMode: wishes.simulationMode,
    leagueType: wishes.leagueType,
    draftType: wishes.draftType,
    ...(numberOfTeams === ANY ? {} : { numberOfTeams }),
    ...(draftPosition === ANY ? {} : { draftPosition }),
    ...(clock === null ? {} : { pickClock: clock }),
    expertIds: [...wishes.expertIds],
    scoringSystemId: system.id,
    adpProviderName: wishes.adpProviderName,
    userDraftStrategy: wishes.userDraftStrategy,
    opponentsDraftStrategyMap: Object.fromEntries(strategies),
    keepers: keepersInput(wishes.keepers),
    roomType: wishes.roomType,
    ...(sponsor === null ? {} : { sponsor }),
    ...(config === null ? {} : { footballScoringLeagueConfig: config }),
  };
}

/**
 * The draft's own league, where its roster or, in an auction, its budget is not the scoring system's; null when both
 * are.
 */
export function leagueConfigOf(
  { slots, draftType, budgetDollars }: Pick<DraftWishes, 'slots' | 'draftType' | 'budgetDollars'>,
  system: ScoringSystem,
): LeagueConfig | null {
  const own = system.scoringLeagueConfig;
  const budget = draftType === 'AUCTION' ? budgetDollars : own.budget;
  if (!isRosterSettingsChanged(slots, system) && budget === own.budget) return null;
  const counts = slots === null ? {} : { ...countsOf(slots), rounds: rosterSize(slots) };
  return { ...own, ...counts, budget };
}

const countsOf = (slots: SlotCounts) => Object.fromEntries(SLOTS.map((slot) => [SLOT_COUNT_KEYS[slot], slots[slot]]));
