import { type StoredValue, storedValue } from '../../../ui/stored-value.ts';

/** The widgets by the names under which a browser keeps whether each is folded. @source docs/sources.md "Fantasy HQ" */
const NAMES = [
  'week_matchups',
  'injured_players',
  'bye_week_watch',
  'boom_or_bust',
  'scouts_6_pack',
  'trending_up',
  'trade_high_acquire_low',
  'league_rankings',
  'auction_table',
  'expert_recommendations',
  'articles',
] as const;
export type WidgetName = (typeof NAMES)[number];

/** Whether each widget is folded. */
export const widgetFolds = Object.fromEntries(
  NAMES.map((name) => [name, storedValue(name, (text) => text === 'true')]),
) as Readonly<Record<WidgetName, StoredValue<boolean>>>; // one for each name
