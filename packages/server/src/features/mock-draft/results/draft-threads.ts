// Work on a draft that takes a tenth of a second or more is done in threads of its own, so that nobody else's answer
// waits for it.
import { type LeagueShape, rosterSize } from '@pylon/engine/vocabulary/league';
import { type WorkThreads, workThreads } from '../../../threads/work-threads.ts';
import type * as draftWork from './draft-work.ts';
import { LONGEST_RUNS_MS } from './run-budget.ts';

type DraftWork = typeof draftWork;

export type DraftThreads = WorkThreads<DraftWork>;

/** Milliseconds of one sale, of one pick, and the rest of a run. */
const SALE_MS = 0.1;
/** Advice on every sale of an auction. */
const ADVISED_MS = 450;
const PICK_MS = 0.01;

const PLAYS_OF_BASELINE = 40;
const PLAYS_OF_PRICES = 16;

const places = ({ teams, slots }: LeagueShape): number => teams * rosterSize(slots);

export const draftThreads = (): DraftThreads =>
  workThreads<DraftWork>({
    filename: new URL('./draft-work.ts', import.meta.url).href,
    costs: {
      rate: { milliseconds: 200, isLong: true },
      rateAuction: { milliseconds: 200, isLong: true },
      baseline: { milliseconds: 300, isLong: true },
      runs: { milliseconds: ({ state, times }) => 50 + times * places(state.settings.league) * PICK_MS, isLong: true },
      auctionsAgain: {
        milliseconds: ({ state, times }) => Math.min(LONGEST_RUNS_MS, times * places(state.settings.league) * SALE_MS),
        isLong: true,
      },
      auctionBaseline: {
        milliseconds: ({ state }) => PLAYS_OF_BASELINE * places(state.settings.league) * SALE_MS,
        isLong: true,
      },
      expectedPrices: { milliseconds: ({ state }) => PLAYS_OF_PRICES * places(state.settings.league) * SALE_MS },
      auctionSteps: {
        milliseconds: ({ state, advice }) => places(state.settings.league) * SALE_MS + (advice ? ADVISED_MS : 0),
      },
      season: { milliseconds: 300 },
      simulateRest: { milliseconds: 100 },
      picture: { milliseconds: 200 },
    },
  });
