import { toLeagueShape } from '@pylon/contract/league/league-config';
import { isSuperflex } from '@pylon/engine/rankings/list-formats';
import type { Answer } from '../../api/call.ts';
import { day } from '../../widgets/player/display.ts';
import type { ScoringSystem } from '../../widgets/scoring/scoring-editor.ts';

/** Whose prices stand beside ours, and of which day; why there are none, where there are none. */
export function priceWords(
  prices: Answer<'listAuctions'>['prices'],
  seasonId: string,
  league: ScoringSystem['scoringLeagueConfig'] | undefined,
): string {
  const sites = prices.map(({ name, asOf }) => `${name} (${day(asOf)})`).join(', ');
  if (sites !== '') return `Paid: mean prices at ${sites}, in the money of your league.`;
  return league && isSuperflex(toLeagueShape(league))
    ? 'No site’s real prices are known for such a league. Those that are published are of one quarterback.'
    : `No site’s real prices of ${seasonId} are known.`;
}
