// Recorded Sleeper leagues: their rules in our settings, and the points that Sleeper gave their players.
import { isScoringKey, SCORING_RULES, type ScoringKey } from '../scoring/scoring-keys.ts';
import type { ScoringSettings } from '../scoring/scoring-settings.ts';
import { readShared } from './shared-data.ts';
import { SLEEPER_STATS } from './sleeper-lines.ts';

/** Sleeper's setting → ours, where it is not simply points for each of a stat. */
const OTHERS: Readonly<Record<string, readonly ScoringKey[]>> = {
  pass_inc: ['passingIncompletions'],
  bonus_rec_te: ['receivingTEReceptionsBonus'],
  bonus_rec_rb: ['receivingRBReceptionsBonus'],
  bonus_rec_wr: ['receivingWRReceptionsBonus'],
  fgm: [
    'specialKickerFieldGoals0To19',
    'specialKickerFieldGoals20To29',
    'specialKickerFieldGoals30To39',
    'specialKickerFieldGoals40To49',
    'specialKickerFieldGoals50Plus',
  ],
  fgm_50p: ['specialKickerFieldGoals50Plus'],
  fgmiss: [
    'specialKickerFieldGoalsMissed0To19',
    'specialKickerFieldGoalsMissed20To29',
    'specialKickerFieldGoalsMissed30To39',
    'specialKickerFieldGoalsMissed40To49',
    'specialKickerFieldGoalsMissed50Plus',
  ],
  pts_allow_0: ['dtPointsAllowed0'],
  pts_allow_1_6: ['dtPointsAllowed6'],
  pts_allow_7_13: ['dtPointsAllowed13'],
  pts_allow_14_20: ['dtPointsAllowed20'],
  pts_allow_21_27: ['dtPointsAllowed27'],
  pts_allow_28_34: ['dtPointsAllowed34'],
  pts_allow_35p: ['dtPointsAllowed35Plus'],
};

/** Our setting that gives points for each of one stat and nothing else. */
function keyFor(stat: string | undefined): readonly ScoringKey[] {
  const key = Object.keys(SCORING_RULES).find((name) => {
    if (!isScoringKey(name)) return false;
    const { effect } = SCORING_RULES[name];
    return (
      effect.kind === 'per-unit' && effect.less === undefined && effect.stats.length === 1 && effect.stats[0] === stat
    );
  });
  return key !== undefined && isScoringKey(key) ? [key] : [];
}

/**
 * A league's rules as ours. Settings add up, as `fgm` does with those of the distances.
 * @returns the settings, and the names of those in force that we have no setting for
 */
export function sleeperSettings(theirs: Readonly<Record<string, number>>): {
  readonly settings: ScoringSettings;
  readonly unknown: readonly string[];
} {
  const settings: Partial<Record<ScoringKey, number>> = {};
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(theirs)) {
    if (value === 0) continue;
    const keys = OTHERS[name] ?? keyFor(SLEEPER_STATS[name]);
    if (keys.length === 0) unknown.push(name);
    // Older leagues hold 0.04 as a 32-bit float, 0.03999999910593033.
    for (const key of keys) settings[key] = (settings[key] ?? 0) + Math.round(value * 1e6) / 1e6;
  }
  return { settings, unknown };
}

/** A recorded league of a season: its rules, and by week and player the points that Sleeper gave. */
export function sleeperLeague(name: string, season: number) {
  const folder = `data/sleeper/leagues/${name}/${season}`;
  // The casts state the shapes that the data's README describes.
  const { scoring_settings } = JSON.parse(readShared(`${folder}/league.json`)) as {
    scoring_settings: Record<string, number>;
  };
  const weeks = JSON.parse(readShared(`${folder}/matchups.json`)) as Record<
    string,
    readonly { readonly players_points?: Readonly<Record<string, number>> | null }[]
  >;
  return {
    ...sleeperSettings(scoring_settings),
    points: Object.entries(weeks).flatMap(([week, teams]) =>
      teams.flatMap(({ players_points }) =>
        Object.entries(players_points ?? {}).map(([playerId, points]) => ({ week: Number(week), playerId, points })),
      ),
    ),
  };
}
