// A scoring system while it stands in the editor: what it began from, and what was changed since.
import { LEAGUE_BOUNDS, type LeagueKey, roundsOf } from '@pylon/contract/league/league-bounds';
import { toLeagueConfig, toLeagueShape } from '@pylon/contract/league/league-config';
import {
  editedSettings,
  editSetting,
  NO_EDITS,
  type ScoringEdits,
  shownSetting,
} from '@pylon/engine/scoring/scoring-edits';
import type { ScoringKey } from '@pylon/engine/scoring/scoring-keys';
import { DEFAULT_SCORING_SETTINGS, type ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import type { Input } from '../../api/call.ts';
import type { ScoringSystem, TriedScoring } from '../../widgets/scoring/scoring-editor.ts';
import { isOwnScoring } from '../../widgets/scoring/scoring-options.ts';

type LeagueConfig = ScoringSystem['scoringLeagueConfig'];

/** A new system from nothing: the usual values of the specification, of nobody's league in particular. */
export const BLANK_SHEET: ScoringSystem = {
  id: 'blank',
  name: 'Blank sheet',
  userId: null,
  leagueId: null,
  sport: 'Football',
  sportLeague: 'NFL',
  isHidden: false,
  ADPProviderName: null,
  scoringLeagueConfig: toLeagueConfig(DEFAULT_LEAGUE),
  // The contract's record is of any texts; these are settings.
  scoringSettings: { ...DEFAULT_SCORING_SETTINGS } as Record<string, number>,
  revision: '',
  paywallTier: 0,
};

export interface EditedScoring {
  /** What the edit began from: an own system, which is changed, or the template of a new one. */
  readonly base: ScoringSystem;
  readonly name: string;
  readonly edits: ScoringEdits;
  readonly league: Readonly<Partial<Record<LeagueKey, number>>>;
}

/** The editor as it opens: a new system has no name yet. */
export const beginEdit = (base: ScoringSystem): EditedScoring => ({
  base,
  name: isOwnScoring(base) ? base.name : '',
  edits: NO_EDITS,
  league: {},
});

/** The same edits on another template: what was edited stays, what was not is the new template's. */
export const withTemplate = (edited: EditedScoring, base: ScoringSystem): EditedScoring => ({ ...edited, base });

/** The same edits on the system as it stands by now, after it was changed elsewhere. */
export const rebased = (edited: EditedScoring, base: ScoringSystem): EditedScoring => ({
  ...withTemplate(edited, base),
  name: edited.name === edited.base.name ? base.name : edited.name,
});

/** The same edits on a system that was deleted elsewhere: saved, it is a new system. */
export const orphaned = (edited: EditedScoring): EditedScoring =>
  withTemplate(edited, { ...edited.base, userId: null, name: `${edited.base.name}, deleted` });

export const withSetting = (edited: EditedScoring, key: ScoringKey, value: number): EditedScoring => ({
  ...edited,
  // A blank sheet is no base system, so that the tight ends' bonus follows receptions on it.
  edits: editSetting(edited.edits, edited.base === BLANK_SHEET ? null : settingsOf(edited.base), key, value),
});

export const withLeague = (edited: EditedScoring, key: LeagueKey, value: number): EditedScoring => ({
  ...edited,
  league: { ...edited.league, [key]: value },
});

/** 'Reset All': every edited setting is the base's again; the name stays. */
export const withoutEdits = (edited: EditedScoring): EditedScoring => ({ ...edited, edits: NO_EDITS, league: {} });

/** The settings of a system; the server sends only keys that the engine knows. */
const settingsOf = ({ scoringSettings }: ScoringSystem): ScoringSettings => scoringSettings;

export const shownValue = ({ edits, base }: EditedScoring, key: ScoringKey): number =>
  shownSetting(edits, settingsOf(base), key);
export const baseValue = ({ base }: EditedScoring, key: ScoringKey): number => settingsOf(base)[key] ?? 0;
export const shownCount = ({ league, base }: EditedScoring, key: LeagueKey): number =>
  league[key] ?? base.scoringLeagueConfig[key];

/** The league as it stands, its rounds following its places. */
export function shownLeague(edited: EditedScoring): LeagueConfig {
  const config = { ...edited.base.scoringLeagueConfig, ...edited.league };
  return { ...config, rounds: roundsOf(config) };
}

/** Number of settings that differ from the base. */
export function changeCount(edited: EditedScoring): number {
  const keys = Object.keys(edited.edits.values) as ScoringKey[]; // the edits' keys are settings
  const settings = keys.filter((key) => shownValue(edited, key) !== baseValue(edited, key)).length;
  const places = LEAGUE_BOUNDS.filter(
    ({ key }) => shownCount(edited, key) !== edited.base.scoringLeagueConfig[key],
  ).length;
  return settings + places;
}

/** Whether closing would lose something. */
export const isDirty = (edited: EditedScoring): boolean =>
  changeCount(edited) > 0 || edited.name.trim() !== beginEdit(edited.base).name;

/** What the page below is to be ranked by meanwhile. */
export const triedScoring = (edited: EditedScoring): TriedScoring => ({
  settings: editedSettings(edited.edits, settingsOf(edited.base)),
  league: toLeagueShape(shownLeague(edited)),
});

/** The system as it is saved. */
export const savedBody = (edited: EditedScoring): Input<'createScoringSystem'> => ({
  leagueId: null,
  sport: 'Football',
  sportleague: 'NFL',
  name: edited.name.trim(),
  isHidden: isOwnScoring(edited.base) && edited.base.isHidden,
  footballScoringLeagueConfig: shownLeague(edited),
  // The contract's record is of any texts; these are settings.
  footballScoringSettings: { ...editedSettings(edited.edits, settingsOf(edited.base)) } as Record<string, number>,
  ADPProviderName: isOwnScoring(edited.base) ? edited.base.ADPProviderName : null,
});
