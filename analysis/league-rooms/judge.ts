// Whether bots that are bent by a league's other drafts foresee its real picks better than plain ones do.
//
//     node analysis/league-rooms/judge.ts [--data <folder>]
import { createRoom } from '@pylon/engine/mock-draft/bots/room';
import type { SeatLeaning } from '@pylon/engine/mock-draft/bots/seat-leaning';
import {
  LEANING_PRIORS,
  type LeaningPriors,
  leagueLeanings,
  seatLeaning,
} from '@pylon/engine/mock-draft/mates/leanings';
import { pastChoices } from '@pylon/engine/mock-draft/mates/past-choices';
import { pickLogLikelihoods } from '@pylon/engine/mock-draft/mates/room-likelihood';
import { askedOf } from '../arguments.ts';
import { OFF_BOARD, type RecordedDraft, recordedDrafts } from './past-drafts.ts';

const matesOf = ({ picks }: RecordedDraft): readonly string[] => [...new Set(picks.map(({ mate }) => mate))];

/** The logarithms of the chances that a room of these leanings gave to each real pick. */
function logsOf(draft: RecordedDraft, leanings: readonly SeatLeaning[] | null): readonly number[] {
  const mates = matesOf(draft);
  const { table, slots, picks, players } = draft;
  const room = createRoom({
    ...{ table, slots, leagueType: 'fantasy', roomType: 'home' },
    teamOfPick: picks.map(({ mate }) => mates.indexOf(mate)),
    strategies: mates.map(() => 'balanced'),
    keepers: picks.flatMap(
      ({ isKeeper, pickNumber }) =>
        isKeeper ? [{ pick: pickNumber - 1, player: players[pickNumber - 1] as number }] : [], // as many as picks
    ),
    ...(leanings && { leanings }),
  });
  return pickLogLikelihoods(
    room,
    players.filter((_, index) => picks[index]?.isKeeper === false),
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How much likelier each real pick was than with plain bots, in logarithms. */
function gains(draft: RecordedDraft, others: readonly RecordedDraft[], priors: LeaningPriors): readonly number[] {
  // The product has a board of today alone: every past draft is played again on it.
  const learned = leagueLeanings(
    others.flatMap((other) => pastChoices(other, draft.table)),
    priors,
  );
  const plain = logsOf(draft, null);
  return logsOf(
    draft,
    matesOf(draft).map((mate) => seatLeaning(learned.league, learned.mates.get(mate) ?? null)),
  ).map((log, index) => log - (plain[index] ?? 0));
}

const NOBODY = 1e9; // a prior so firm that nothing bends
const LEAGUE_PRIORS = [16, 32, 64, 128, 256, NOBODY];
const MATE_PRIORS = [4, 8, 16, 32, NOBODY];

const { data } = askedOf();
const drafts = recordedDrafts(data);
const mean = (values: readonly number[]): number => sum(values) / values.length;
const shown = (value: number) => value.toFixed(3).padStart(8);
const named = (prior: number) => (prior === NOBODY ? 'none' : String(prior)).padStart(8);
const pairs = LEAGUE_PRIORS.flatMap((league) => MATE_PRIORS.map((mate): LeaningPriors => ({ league, mate })));

/** Gain a pick in the middle over drafts, and its error over drafts. */
function summary(values: readonly number[]): string {
  const middle = mean(values);
  const squares = sum(values.map((value) => (value - middle) ** 2));
  return `${shown(middle)} ± ${Math.sqrt(squares / (values.length - 1) / values.length).toFixed(3)}`;
}

for (const draft of drafts) {
  const plain = logsOf(draft, null);
  const unknown = draft.players.filter((player) => (draft.table.board[player] ?? 0) >= OFF_BOARD).length;
  console.log(
    `${draft.season}: ${plain.length} picks, perplexity of plain bots ${Math.exp(-mean(plain)).toFixed(1)}, ${unknown} taken whom no board has`,
  );
}

/** By which drafts one is told: all but it, or those before it. */
const SPLITS: Readonly<
  Record<string, (draft: RecordedDraft, of: readonly RecordedDraft[]) => readonly RecordedDraft[]>
> = {
  'all other drafts': (draft, of) => of.filter((other) => other !== draft),
  'earlier drafts alone': (draft, of) => of.filter(({ season }) => season < draft.season),
};

for (const [name, othersOf] of Object.entries(SPLITS)) {
  console.log(`\nTold by ${name}: gain a pick in log likelihood; priors of the league down, of mates across`);
  console.log(`         ${MATE_PRIORS.map(named).join('')}`);
  const tested = drafts.filter((draft) => othersOf(draft, drafts).length > 0);
  for (const league of LEAGUE_PRIORS) {
    const row = MATE_PRIORS.map((mate) =>
      shown(mean(tested.map((draft) => mean(gains(draft, othersOf(draft, drafts), { league, mate }))))),
    );
    console.log(`${named(league)} ${row.join('')}`);
  }
  const shipped = tested.map((draft) => mean(gains(draft, othersOf(draft, drafts), LEANING_PRIORS)));
  console.log(`as shipped ${summary(shipped)}; by draft ${shipped.map(shown).join('')}`);
  // Priors by the drafts that tell, each of them told by the rest; the draft that is judged has no say.
  const chosen = tested.flatMap((draft) => {
    const telling = othersOf(draft, drafts);
    if (telling.length < 2) return [];
    const worth = (priors: LeaningPriors) =>
      mean(telling.map((each) => mean(gains(each, SPLITS['all other drafts']?.(each, telling) ?? [], priors))));
    const best = pairs.map((priors) => ({ priors, gain: worth(priors) })).toSorted((x, y) => y.gain - x.gain)[0];
    return best ? [{ draft, priors: best.priors, gain: mean(gains(draft, telling, best.priors)) }] : [];
  });
  for (const { draft, priors, gain } of chosen)
    console.log(`  ${draft.season}: priors ${named(priors.league)}${named(priors.mate)}, gain ${shown(gain)}`);
  console.log(`priors chosen on the telling drafts ${summary(chosen.map(({ gain }) => gain))}`);
}
