// Whom to take next in drafts under way.
import type { listBestBallSuggestions } from '@pylon/contract/best-ball/draft-suggestions';
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import { earliestAdp, type NextPick, type Note, usualShape } from '@pylon/engine/best-ball/next-picks';
import { mapInSteps } from '../../almanac/in-slices.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { toNamedEntity } from '../../wire/entity.ts';
import { type BestBallParts, inSteps } from './best-ball.service.ts';
import { tenth, toWireTeam } from './own-teams.ts';
import { type Portfolio, TEAMS_A_STEP } from './portfolio.ts';
import { adviserSteps, runningDrafts } from './running-drafts.ts';

type Suggestions = AnswerOf<typeof listBestBallSuggestions>;

/** The drafts under way, and whom to take next in one of them. */
export async function suggestions(
  parts: BestBallParts,
  of: Parameters<typeof inSteps>[1],
  asked: Pick<QueryOf<typeof listBestBallSuggestions>, 'bestBallTeamId' | 'gone'>,
): Promise<Outcome<Suggestions>> {
  const told = await inSteps(parts, of, function* (portfolio): Generator<void, Suggestions | null> {
    const running = runningDrafts(portfolio, parts.clock.now());
    const { bestBallTeamId: id } = asked;
    if (id !== undefined && !portfolio.teams.some((team) => team.id === id)) return null;
    const draft = id === undefined ? running[0] : running.find(({ team }) => team.id === id);
    return {
      running: yield* mapInSteps(running, TEAMS_A_STEP, ({ team }) => toWireTeam(team)),
      draft: draft ? yield* draftAnswer(portfolio, draft, new Set(asked.gone)) : null,
    };
  });
  if (!told.ok) return told;
  return told.value ? found(told.value) : failure('best-ball-team-not-found');
}

function* draftAnswer(
  portfolio: Portfolio,
  { team, rounds, nextPick }: ReturnType<typeof runningDrafts>[number],
  gone: ReadonlySet<string>,
): Generator<void, Suggestions['draft']> {
  const { draftSize, picks } = team;
  const advise = yield* adviserSteps(portfolio);
  const { best, list, asOf } = advise({ team, rounds, nextPick }, gone);
  const usual = (after: number) => shapeInTenths(usualShape(list, { draftSize, rounds: after }));
  return {
    ...{ team: toWireTeam(team), rounds, nextPick, asOf },
    earliestAdp: tenth(earliestAdp(nextPick)),
    usual: asOf === null ? null : { next: usual(picks.length + 1), whole: usual(rounds) },
    suggestions: best.map((one) => toWireSuggestion(portfolio, nextPick, one)),
  };
}

const shapeInTenths = ({ QB, RB, WR, TE }: ReturnType<typeof usualShape>) => ({
  ...{ QB: tenth(QB), RB: tenth(RB), WR: tenth(WR), TE: tenth(TE) },
});

const toWireSuggestion = (
  { edition, season }: Portfolio,
  nextPick: number,
  { player, reasons, warnings }: NextPick,
) => ({
  ...toNamedEntity(edition, player.key, season, player.key),
  ...{ position: player.position, nflTeam: player.nflTeam, byeWeek: player.byeWeek },
  ...{ adp: tenth(player.adp), value: tenth(nextPick - player.adp) },
  reasons: reasons.map(toWireNote),
  warnings: warnings.map(toWireNote),
});

const toWireNote = <K extends string>({ kind, names, amount }: Note<K>) => ({
  ...{ kind, names: [...names] },
  amount: amount === null ? null : tenth(amount),
});
