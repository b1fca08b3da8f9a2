import { listBestBallOdds } from '@pylon/contract/best-ball/advance-odds';
import {
  deleteBestBallDrafts,
  getBestBallAdpHistory,
  getBestBallPreview,
  getBestBallRoster,
  getBestBallTeamStats,
  listBestBallAdpRankers,
  listBestBallAthletes,
  listBestBallHistory,
  listBestBallPositions,
  listBestBallStacks,
  listBestBallTeamExposure,
  listBestBallTeams,
  listBestBallValueChanges,
  setBestBallFavorite,
  uploadBestBallDrafts,
} from '@pylon/contract/best-ball/best-ball';
import { listBestBallContests } from '@pylon/contract/best-ball/contests';
import { listBestBallSuggestions } from '@pylon/contract/best-ball/draft-suggestions';
import { listBestBallRunning } from '@pylon/contract/best-ball/running-drafts';
import { inSlices } from '../../almanac/in-slices.ts';
import { found } from '../../http/errors.ts';
import type { PersonalInput, Router } from '../../http/route.ts';
import type { SeasonThreads } from '../../leagues/season-threads.ts';
import { oddsAnswer } from './advance.ts';
import {
  adpHistory,
  adpRankers,
  type BestBallParts,
  fromTeams,
  mark,
  portfolioOf,
  preview,
  remove,
  roster,
  teamPage,
  upload,
} from './best-ball.service.ts';
import { suggestions } from './draft-suggestions.ts';
import { historyAnswer, ownContests, teamStats, valueChanges } from './drafted-value.ts';
import { athleteExposure, positionExposure, teamExposure } from './exposure.ts';
import type { Portfolio } from './portfolio.ts';
import { calendarAt } from './read-contests.ts';
import { runningAnswer } from './running-drafts.ts';
import { stackAnswer } from './stacks.ts';

type Asked = Pick<PersonalInput<unknown>, 'person' | 'caller'> & { readonly query: { readonly seasonId: string } };

/** A person's best-ball drafts. */
export function bestBallRoutes(route: Router, parts: BestBallParts & { readonly seasonWork: SeasonThreads }): void {
  const of = ({ person, caller, query }: Asked) => ({ person, caller, seasonId: query.seasonId });
  const told = <T>(asked: Asked, tell: (portfolio: Portfolio) => T) => fromTeams(parts, of(asked), tell);

  route.forPerson(uploadBestBallDrafts, ({ person, caller, body }) => upload(parts, person, caller, body.text));
  route.forPerson(deleteBestBallDrafts, ({ person, query }) => remove(parts, person, query.bestBallTeamId));
  route.forPerson(setBestBallFavorite, ({ person, body }) => mark(parts, person, body));
  route.forPerson(getBestBallPreview, (asked) => preview(parts, of(asked)));
  route.forPerson(getBestBallRoster, ({ person, query }) => roster(parts, person, query.bestBallTeamId));
  route.forPerson(listBestBallTeams, (asked) => told(asked, (all) => teamPage(all, asked.query)));
  route.forPerson(listBestBallAthletes, (asked) => told(asked, (all) => athleteExposure(all, asked.query.tournament)));
  route.forPerson(listBestBallTeamExposure, (asked) => told(asked, teamExposure));
  route.forPerson(listBestBallPositions, (asked) => told(asked, positionExposure));
  route.forPerson(listBestBallStacks, (asked) => told(asked, (all) => stackAnswer(all, asked.query.week)));
  route.forPerson(listBestBallHistory, (asked) => told(asked, historyAnswer));
  route.forPerson(listBestBallValueChanges, (asked) => told(asked, valueChanges));
  route.forPerson(getBestBallAdpHistory, (asked) => told(asked, (all) => adpHistory(all, asked.query.entityId)));
  route.forPerson(listBestBallAdpRankers, (asked) => told(asked, adpRankers));
  route.forPerson(listBestBallContests, async (asked) => {
    const entries = await parts.contests.current();
    const nowMs = parts.clock.now().getTime();
    return told(asked, (all) => ({ contests: ownContests(all), calendar: calendarAt(entries, { ...all, nowMs }) }));
  });
  route.forPerson(listBestBallRunning, async (asked) => {
    const portfolio = await portfolioOf(parts, of(asked));
    if (!portfolio.ok) return portfolio;
    return found(await inSlices(runningAnswer(portfolio.value, parts.clock.now(), asked.query.clockHours)));
  });
  route.forPerson(listBestBallOdds, (asked) => oddsAnswer(parts, of(asked), asked.query));
  route.forPerson(listBestBallSuggestions, (asked) => suggestions(parts, of(asked), asked.query));
  route.forPerson(getBestBallTeamStats, (asked) => told(asked, teamStats));
}
