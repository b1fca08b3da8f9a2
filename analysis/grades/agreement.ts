// Do the parts of a report agree, and what do grades say to somebody who follows the advice? One person follows it to
// the letter, with a plan and without, against the product's bots, in rooms of the open sources as they stood.
//   node analysis/grades/agreement.ts [rooms a format and plan, 12 unless told]
// Writes packages/engine/src/methods/agreement-figures.data.ts.
import { writeFileSync } from 'node:fs';
import { auctionPicks } from '@pylon/engine/auction/rules/auction-picks';
import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import { teamPoints } from '@pylon/engine/drafting/team-points';
import type { AgreementFigures } from '@pylon/engine/methods/figures.shape';
import { replaysFrom } from '@pylon/engine/mock-draft/report/replays';
import { seasonOfDraft } from '@pylon/engine/mock-draft/report/season-of-draft';
import { draftPicks } from '@pylon/engine/mock-draft/rules/draft-picks';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import { seededRandom } from '@pylon/engine/random/random';
import { byOutlook, type SeasonOutlook } from '@pylon/engine/season-simulation/season-outlook';
import type { LetterGrade } from '@pylon/engine/vocabulary/drafts';
import type { MockDraftRating } from '@pylon/server/db/tables/mock-drafts';
import type { DraftView } from '@pylon/server/features/mock-draft/draft-kind';
import {
  auctionBaseline,
  baseline as draftBaseline,
  rate,
  rateAuction,
} from '@pylon/server/features/mock-draft/results/draft-work';
import { type JudgedRoom, judgedRoom } from '@pylon/server/features/mock-draft/results/judges';
import { auctionBy, draftBy, type Wish } from '../advice-policy/play.ts';
import { FORMATS, type Format, loadEdition, type Rooms, roomsOf, SEASON, SOURCES } from '../advice-policy/rooms.ts';
import { mean, rankCorrelation } from '../statistics.ts';

const ROOMS = Number(process.argv[2] ?? 12);
const PLANS = ['paid', 'free'] as const;
/** Fresh replays in which a what-if has to hold. */
const FRESH = 40;

/** What a report says, and what it was made of. */
interface Reported {
  readonly seat: number;
  /** Which the grades go by, and the standings show. */
  readonly season: SeasonOutlook;
  readonly rating: MockDraftRating;
  /** By how many points each what-if changes the team in replays that it was not chosen by. */
  readonly gains: readonly number[];
}

/** The report of somebody who followed the advice, made as the server makes it. */
function reported(wish: Wish, { pool, judges }: JudgedRoom): Reported {
  if (wish.format.kind === 'auction') {
    const { state } = auctionBy(wish);
    const baseline = auctionBaseline({ state, pool: wish.rooms.paid.pool, judge: pool });
    const season = seasonOfDraft({ settings: state.settings, picks: auctionPicks(state) }, pool);
    const rating = rateAuction({ state, pool, baseline, judges, season });
    return { seat: state.userSeat, season, rating, gains: [] };
  }
  const state = draftBy(wish);
  const season = seasonOfDraft({ settings: state.settings, picks: draftPicks(state) }, pool);
  const rating = rate({ state, pool, baseline: draftBaseline({ state, pool }), lists: [], judges, season });
  const gains = rating.whatIfs.flatMap(({ actual, shouldHave }) =>
    actual === shouldHave ? [] : gainOf(state, pool, { actual, shouldHave, seed: wish.seed }),
  );
  return { seat: state.userSeat, season, rating, gains };
}

/** By how many points a team is better with another pick, in replays with random numbers of their own. */
function gainOf(
  state: DraftState,
  pool: DraftPool,
  {
    actual,
    shouldHave,
    seed,
  }: Pick<MockDraftRating['whatIfs'][number], 'actual' | 'shouldHave'> & { readonly seed: string },
): number {
  const index = state.picks.findIndex(({ entityId }) => entityId === actual);
  const replay = replaysFrom(state, pool, state.userSeat, index);
  const numberOf = (id: typeof actual) => pool.table.numberOf.get(id) ?? 0;
  return mean(
    Array.from({ length: FRESH }, (_, at) => {
      const random = seededRandom(`fresh ${seed} ${index} ${at}`);
      const value = teamPoints(pool, state.settings.leagueType, 100 + at);
      const [was = 0, then = 0] = value([replay(numberOf(actual), random), replay(numberOf(shouldHave), random)]);
      return then - was;
    }),
  );
}

/** What a report's parts say of each other. */
function partsOf({ seat, season: { teams }, rating, gains }: Reported) {
  const points = teams.map(({ pointsFor }) => pointsFor.mean);
  const table = teams.toSorted(byOutlook).map(({ team }) => team);
  return {
    agreed: rankCorrelation(
      points,
      points.map((_, team) => -table.indexOf(team)),
    ),
    place: 1 + points.filter((other) => other > (points[seat] ?? 0)).length,
    letter: rating.grades.participants.find((grade) => grade.seat === seat)?.letterGrade,
    judged: (rating.judges ?? []).map(({ judgeId, letterGrades }) => ({ judgeId, letter: letterGrades[seat] })),
    gains,
  };
}

/** Reports of a format and plan, with what each judge says of the followers on the console. */
function figuresOf(format: Format, rooms: Rooms, judged: JudgedRoom, plan: (typeof PLANS)[number]): AgreementFigures {
  const reports = Array.from({ length: ROOMS }, (_, number) => {
    const seed = `agreement ${number}`;
    const seat = seededRandom(seed).nextInt(format.league.teams);
    return partsOf(reported({ format, rooms, plan, strategy: 'balanced', seat, seed }, judged));
  });
  const gains = reports.flatMap((report) => report.gains);
  const agreed = reports.map((report) => report.agreed);
  const figures: AgreementFigures = {
    name: `${format.name}, ${plan === 'paid' ? 'by projections' : 'by the market'}`,
    drafts: ROOMS,
    agreement: Number(mean(agreed).toFixed(3)),
    leastAgreement: Number(Math.min(...agreed).toFixed(3)),
    whatIfs: gains.length,
    lowering: gains.filter((gain) => gain <= 0).length,
    place: Number(mean(reports.map(({ place }) => place)).toFixed(2)),
    letters: families(reports.map(({ letter }) => letter)),
  };
  console.log(Object.values(figures).join(' | '));
  const byJudge = Map.groupBy(
    reports.flatMap((report) => report.judged),
    ({ judgeId }) => judgeId,
  );
  for (const [judge, own] of byJudge) console.log(`   ${judge} ${families(own.map(({ letter }) => letter)).join('/')}`);
  return figures;
}

/** How many have an A, B, C, D, F of any sign. */
const families = (letters: readonly (LetterGrade | null | undefined)[]): readonly number[] =>
  ['A', 'B', 'C', 'D', 'F'].map((family) => letters.filter((letter) => letter?.startsWith(family)).length);

const edition = await loadEdition();
console.log(
  'format, advice | drafts | rank correlation | least | what-ifs | lower | place | letters A, B, C, D, F; by judge',
);
const figures = FORMATS.flatMap((format) => {
  const rooms = roomsOf(edition, format);
  const settings = { league: format.league, leagueType: format.leagueType, sources: SOURCES };
  // Judges look at season and settings alone.
  const view = { edition, room: rooms.paid, stored: { season: SEASON, state: { settings } } } as unknown as DraftView;
  const judged = judgedRoom(view);
  return PLANS.map((plan) => figuresOf(format, rooms, judged, plan));
});

writeFileSync(
  new URL('../../packages/engine/src/methods/agreement-figures.data.ts', import.meta.url),
  `// Whether grades, what-ifs and standings agree. Written by \`node analysis/grades/agreement.ts ${ROOMS}\`: measured,
// never edited.
import type { AgreementFigures } from './figures.shape.ts';

/** @source analysis/grades */
export const AGREEMENT_FIGURES: readonly AgreementFigures[] = ${JSON.stringify(figures, null, 2)};
`,
);
