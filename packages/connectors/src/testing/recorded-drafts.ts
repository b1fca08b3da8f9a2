// Real Sleeper drafts that public projects have recorded, read where they lie in `shared`.
import { readShared } from '@pylon/engine/testing/shared-data';

/** A recorded pick as far as tests look at it; everything else of it is kept. */
export interface RecordedPick {
  readonly pick_no: number;
  readonly round: number;
  readonly draft_slot: number;
  readonly roster_id: number;
  readonly player_id: string;
  readonly is_keeper: boolean | null;
  readonly metadata: Readonly<Record<string, string>>;
}
/** What Sleeper answers about one draft. */
export interface RecordedDraft {
  readonly draft: Readonly<Record<string, unknown>> & { readonly draft_id: string; readonly league_id: string };
  readonly picks: readonly RecordedPick[];
  readonly users: readonly unknown[];
  readonly rosters: readonly unknown[];
  readonly tradedPicks: readonly unknown[];
}

const KEEPERS = 'data/sleeper/leagues/keeper_10team_half_ppr';
const DYNASTY = 'data/sleeper/leagues/dynasty_12team_superflex_faab';

/** Recordings by a name that says what is special about them. */
export const RECORDINGS = {
  /** Snake, 10 teams, 16 rounds, 30 keepers, traded picks, season 2025. */
  'keepers-2025': { folder: `${KEEPERS}/2025`, picks: 'draft_picks.json' },
  /** Snake without keepers and trades. */
  'snake-2020': { folder: `${KEEPERS}/2020`, picks: 'draft_picks.json' },
  /** 36 picks of rookies, linear. */
  'rookies-2026': { folder: `${DYNASTY}/2026`, picks: 'draft_picks.json' },
  'auction-2022': { folder: `${DYNASTY}/2022`, picks: 'draft_picks.json' },
  /** Rookies, with people of a league as Sleeper answered them. */
  'rookies-2020': {
    folder: 'platforms/recorded/sleeper/jml-2020',
    picks: 'draft-522458773321240576-picks.json',
  },
} as const;
export type RecordingName = keyof typeof RECORDINGS;

/** Reads a recording. */
export function recordedDraft(name: RecordingName): RecordedDraft {
  const { folder, picks } = RECORDINGS[name];
  const read = <T>(file: string): T => JSON.parse(readShared(`${folder}/${file}`)) as T; // files of a known shape
  const [draft] = read<RecordedDraft['draft'][]>('drafts.json');
  if (!draft) throw new Error(`${folder} has no draft`);
  return {
    draft,
    picks: read(picks),
    users: read('users.json'),
    rosters: read('rosters.json'),
    tradedPicks: read('traded_picks.json'),
  };
}
