// Do the parts of a report agree, and what do grades say to somebody who follows the advice? One person follows it to
// the letter, with a plan and without, against the product's bots, in rooms of the open sources as they stood.
//   node analysis/grades/agreement.ts [rooms a format and plan]
// Writes packages/engine/src/methods/agreement-figures.data.ts.
import { writeFileSync } from 'node:fs';
import { buildEdition } from '@pylon/almanac/editions/build';
import { decodeEdition } from '@pylon/almanac/editions/decode';
import type { Edition } from '@pylon/almanac/editions/edition';
import { encodeEdition } from '@pylon/almanac/editions/encode';
import { mirrorFetcher } from '@pylon/almanac/sources/reading/fetcher';
import { readSources } from '@pylon/almanac/sources/sync';
import { rosterValue } from '@pylon/engine/drafting/depth-weights';
import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import { verdicts } from '@pylon/engine/drafting/judges';
import { teamPoints } from '@pylon/engine/drafting/team-points';
import type { AgreementFigures } from '@pylon/engine/methods/figures.shape';
import { suggestions } from '@pylon/engine/mock-draft/advice/suggestions';
import { gradeBaseline } from '@pylon/engine/mock-draft/report/grade-baseline';
import { draftGrades } from '@pylon/engine/mock-draft/report/grades';
import { replaysFrom } from '@pylon/engine/mock-draft/report/replays';
import { seasonOfDraft } from '@pylon/engine/mock-draft/report/season-of-draft';
import { whatIfs } from '@pylon/engine/mock-draft/report/what-if';
import { applyCommand } from '@pylon/engine/mock-draft/rules/apply-command';
import { createDraft, DEFAULT_DRAFT_SETTINGS } from '@pylon/engine/mock-draft/rules/create-draft';
import type { DraftCommand } from '@pylon/engine/mock-draft/rules/draft-command';
import { currentPick, draftPicks } from '@pylon/engine/mock-draft/rules/draft-picks';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import { seededRandom } from '@pylon/engine/random/random';
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { byOutlook } from '@pylon/engine/season-simulation/season-outlook';
import type { LeagueType, LetterGrade } from '@pylon/engine/vocabulary/drafts';
import { DEFAULT_LEAGUE, type LeagueShape } from '@pylon/engine/vocabulary/league';
import type { DraftView } from '@pylon/server/features/mock-draft/draft-kind';
import { marketRoom } from '@pylon/server/features/mock-draft/players/market-room';
import { RoomPools } from '@pylon/server/features/mock-draft/players/room-pool';
import { judgedRoom } from '@pylon/server/features/mock-draft/results/judges';
import { baseScoring } from '@pylon/server/wire/scoring-system';
import { sharedPath } from '../../packages/engine/src/testing/shared-data.ts';
import { correlation, mean } from '../statistics.ts';

const DAY = '2026-11-21';
const SEASON = 2026;
const ROOMS = Number(process.argv[2] ?? 12);
/** Fresh replays in which a what-if has to hold. */
const FRESH = 40;

interface Format {
  readonly name: string;
  readonly leagueType: LeagueType;
  readonly league: LeagueShape;
}
const league = (slots: Partial<LeagueShape['slots']> = {}): LeagueShape => ({
  ...DEFAULT_LEAGUE,
  slots: { ...DEFAULT_LEAGUE.slots, ...slots },
});
const FORMATS: readonly Format[] = [
  { name: 'one quarterback', leagueType: 'fantasy', league: league() },
  { name: 'superflex', leagueType: 'fantasy', league: league({ SUPERFLEX: 1 }) },
  { name: 'best ball', leagueType: 'bestBall', league: league({ K: 0, DST: 0, BN: 9 }) },
  { name: 'dynasty', leagueType: 'dynasty', league: league() },
];

async function loadEdition(): Promise<Edition> {
  const read = await readSources({ fetcher: mirrorFetcher(sharedPath('data')), asOf: DAY });
  if (!read.ok) throw new Error('the mirror cannot be read');
  const built = buildEdition(read.rows, { asOf: DAY, mode: 'mirror', sources: [], builtAt: `${DAY}T12:00:00Z` });
  const decoded = decodeEdition(encodeEdition(built));
  if (!decoded.ok) throw new Error(decoded.reason);
  return decoded.edition;
}

function roomOf(edition: Edition, { league: shape, leagueType }: Format) {
  const scoring = baseScoring(FREE_SCORING_ID);
  if (scoring === undefined) throw new Error('no free scoring');
  const sources = { adpProvider: 'consensus', expertIds: [], scoringSystemId: scoring.id } as const;
  const settings = { league: shape, leagueType, sources };
  const room = new RoomPools().poolOf(edition, SEASON, settings, scoring);
  // Judges look at season and settings alone.
  const view = { edition, room, stored: { season: SEASON, state: { settings } } } as unknown as DraftView;
  return { paid: room.pool, free: marketRoom(room).pool, ...judgedRoom(view) };
}

/** A draft whose person takes the first suggestion each time. */
function followed(
  { league: shape, leagueType }: Format,
  pool: DraftPool,
  adviser: DraftPool,
  seed: string,
): DraftState {
  const seat = seededRandom(seed).nextInt(shape.teams);
  const created = createDraft(
    {
      settings: { ...DEFAULT_DRAFT_SETTINGS, league: shape, leagueType, seed },
      keepers: [],
      participants: Array.from({ length: shape.teams }, (_, each) => ({
        id: `${each}`,
        name: `${each}`,
        strategy: 'balanced' as const,
      })),
      userSeat: seat,
      draftAtMs: 0,
    },
    pool.table,
  );
  if (!created.ok) throw new Error(created.reason);
  let state = created.value;
  const apply = (command: DraftCommand) => {
    const outcome = applyCommand(state, command, { pool, nowMs: 1 });
    if (!outcome.ok) throw new Error(outcome.reason);
    state = outcome.value.state;
  };
  for (;;) {
    const before = currentPick(state);
    if (before !== null && before.seat !== seat) apply({ type: 'botsUntilUser' });
    const turn = currentPick(state);
    if (turn === null) return state;
    const first = suggestions(state, adviser, seat)[0];
    if (first === undefined) throw new Error('no suggestion');
    apply({ type: 'pick', entityId: first.entityId, participantId: `${seat}` });
  }
}

const ranks = (values: readonly number[]): readonly number[] =>
  values.map((value) => values.filter((other) => other > value).length);

const figures: AgreementFigures[] = [];
const edition = await loadEdition();
console.log('format            plan  rank corr (least)  weights before  what-ifs  lower  place  own place  letters');
for (const format of FORMATS) {
  const room = roomOf(edition, format);
  for (const plan of ['paid', 'free'] as const) {
    const agreed: number[] = [];
    const before: number[] = [];
    const gains: number[] = [];
    const places: number[] = [];
    const ownPlaces: number[] = [];
    const letters: LetterGrade[] = [];
    const byJudge = new Map<string, LetterGrade[]>();
    for (let number = 0; number < ROOMS; number++) {
      const state = followed(format, room.paid, room[plan], `agreement ${number}`);
      const seat = state.userSeat;
      const picks = draftPicks(state);
      const baseline = gradeBaseline(state, room.pool, 200);
      const outlook = seasonOfDraft({ settings: state.settings, picks }, room.pool);
      const points = outlook.teams.map(({ pointsFor }) => pointsFor.mean);
      const grades = draftGrades(state, room.pool, baseline, points);
      const table = outlook.teams.toSorted(byOutlook).map(({ team }) => team);
      const standing = points.map((_, team) => -table.indexOf(team));
      const rosters = points.map((_, team) =>
        picks.flatMap(({ player, seat: holder }) =>
          holder === team && player ? (room.pool.table.numberOf.get(player.entityId) ?? []) : [],
        ),
      );
      agreed.push(correlation(ranks(points), ranks(standing)));
      before.push(
        correlation(
          ranks(rosters.map((roster) => rosterValue(room.pool.table, room.pool.weights, roster))),
          ranks(standing),
        ),
      );
      const own = teamPoints(room.paid, format.leagueType)(rosters);
      places.push(1 + (ranks(points)[seat] ?? 0));
      ownPlaces.push(1 + (ranks(own)[seat] ?? 0));
      const mine = grades.participants.find((grade) => grade.seat === seat);
      if (mine) letters.push(mine.letterGrade);
      const teams = { leagueType: format.leagueType, rosters, kept: rosters.map(() => []) };
      for (const { judgeId, letterGrades } of verdicts(room.pool, room.judges, teams, baseline.participantCuts)) {
        const letter = letterGrades[seat];
        if (letter) byJudge.set(judgeId, [...(byJudge.get(judgeId) ?? []), letter]);
      }
      for (const whatIf of whatIfs(state, seat, baseline, room.pool, points)) {
        if (whatIf.shouldHave === whatIf.actual) continue;
        const index = state.picks.findIndex(({ entityId }) => entityId === whatIf.actual);
        const replay = replaysFrom(state, room.pool, seat, index);
        const of = (id: typeof whatIf.actual) => room.pool.table.numberOf.get(id) ?? 0;
        const fresh = Array.from({ length: FRESH }, (_, at) => {
          const random = seededRandom(`fresh ${number} ${index} ${at}`);
          const value = teamPoints(room.pool, format.leagueType, 100 + at);
          const [was = 0, then = 0] = value([replay(of(whatIf.actual), random), replay(of(whatIf.shouldHave), random)]);
          return then - was;
        });
        gains.push(mean(fresh));
      }
    }
    figures.push({
      name: `${format.name}, ${plan === 'paid' ? 'by projections' : 'by the market'}`,
      drafts: ROOMS,
      agreement: Number(mean(agreed).toFixed(3)),
      leastAgreement: Number(Math.min(...agreed).toFixed(3)),
      whatIfs: gains.length,
      lowering: gains.filter((gain) => gain <= 0).length,
      place: Number(mean(places).toFixed(2)),
      letters: families(letters),
    });
    const sorted = [...byJudge].map(([judge, own]) => `${judge} ${tally(own)}`).join('; ');
    console.log(
      `${format.name.padEnd(17)} ${plan}  ${mean(agreed).toFixed(3)} (${Math.min(...agreed).toFixed(2)})       ${mean(before).toFixed(3)}           ${gains.length}        ${gains.filter((gain) => gain <= 0).length}      ${mean(places).toFixed(2)}   ${mean(ownPlaces).toFixed(2)}       ${tally(letters)}\n    ${sorted}`,
    );
  }
}

/** How many have an A, B, C, D, F of any sign. */
function families(letters: readonly LetterGrade[]): readonly number[] {
  return ['A', 'B', 'C', 'D', 'F'].map((family) => letters.filter((letter) => letter.startsWith(family)).length);
}

function tally(letters: readonly LetterGrade[]): string {
  return families(letters).join('/');
}

writeFileSync(
  new URL('../../packages/engine/src/methods/agreement-figures.data.ts', import.meta.url),
  `// Whether grades, what-ifs and standings agree. Written by \`node analysis/grades/agreement.ts ${ROOMS}\`: measured,
// never edited.
import type { AgreementFigures } from './figures.shape.ts';

/** @source analysis/grades */
export const AGREEMENT_FIGURES: readonly AgreementFigures[] = ${JSON.stringify(figures, null, 2)};
`,
);
