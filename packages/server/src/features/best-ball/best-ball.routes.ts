import { listBestBallOdds } from '@pylon/contract/best-ball/advance-odds';
import { listBestBallContests } from '@pylon/contract/best-ball/contests';
import { listBestBallSuggestions } from '@pylon/contract/best-ball/draft-suggestions';
import {
  listBestBallAthletes,
  listBestBallPositions,
  listBestBallStacks,
  listBestBallTeamExposure,
} from '@pylon/contract/best-ball/exposure';
import {
  getBestBallAdpHistory,
  listBestBallAdpRankers,
  listBestBallHistory,
  listBestBallValueChanges,
} from '@pylon/contract/best-ball/history';
import { bringOwnDraft, listOwnDrafts } from '@pylon/contract/best-ball/own-drafts';
import { listBestBallRunning } from '@pylon/contract/best-ball/running-drafts';
import {
  deleteBestBallDrafts,
  getBestBallPreview,
  getBestBallRoster,
  getBestBallTeamStats,
  listBestBallTeams,
  setBestBallFavorite,
  uploadBestBallDrafts,
} from '@pylon/contract/best-ball/teams';
import { found } from '../../http/errors.ts';
import type { PersonalInput, Router } from '../../http/route.ts';
import type { SeasonThreads } from '../../leagues/season-threads.ts';
import { oddsAnswer } from './advance.ts';
import {
  adpHistory,
  adpRankers,
  type BestBallParts,
  fromTeams,
  inSteps,
  mark,
  preview,
  remove,
  roster,
  teamPage,
  upload,
} from './best-ball.service.ts';
import { suggestions } from './draft-suggestions.ts';
import { historyAnswer, ownContests, teamStats, valueChanges } from './drafted-value.ts';
import { athleteExposure, positionExposure, teamExposure } from './exposure.ts';
import { bring, ownDrafts } from './own-drafts.ts';
import type { Portfolio } from './portfolio.ts';
import { calendarAt } from './read-contests.ts';
import { runningAnswer } from './running-drafts.ts';
import { stackAnswer } from './stacks.ts';

type Asked = Pick<PersonalInput<unknown>, 'person' | 'caller'> & { readonly query: { readonly seasonId: string } };

/** A person's best-ball drafts. */
export function bestBallRoutes(route: Router, parts: BestBallParts & { readonly seasonWork: SeasonThreads }): void {
  const of = ({ person, caller, query }: Asked) => ({ person, caller, seasonId: query.seasonId });
  const inParts = <T>(asked: Asked, tell: (portfolio: Portfolio) => Generator<void, T>) =>
    inSteps(parts, of(asked), tell);
  const told = <T>(asked: Asked, tell: (portfolio: Portfolio) => T) => fromTeams(parts, of(asked), tell);

  route.forPerson(uploadBestBallDrafts, ({ person, caller, body }) => upload(parts, person, caller, body.text));
  route.forPerson(listOwnDrafts, async ({ person }) => found(await ownDrafts(parts, person)));
  route.forPerson(bringOwnDraft, ({ person, body }) => bring(parts, person, body));
  route.forPerson(deleteBestBallDrafts, ({ person, query }) => remove(parts, person, query.bestBallTeamId));
  route.forPerson(setBestBallFavorite, ({ person, body }) => mark(parts, person, body));
  route.forPerson(getBestBallPreview, (asked) => preview(parts, of(asked)));
  route.forPerson(getBestBallRoster, ({ person, query }) => roster(parts, person, query.bestBallTeamId));
  route.forPerson(listBestBallTeams, (asked) => told(asked, (all) => teamPage(all, asked.query)));
  route.forPerson(listBestBallAthletes, (asked) =>
    inParts(asked, (all) => athleteExposure(all, asked.query.tournament)),
  );
  route.forPerson(listBestBallTeamExposure, (asked) => inParts(asked, teamExposure));
  route.forPerson(listBestBallPositions, (asked) => inParts(asked, positionExposure));
  route.forPerson(listBestBallStacks, (asked) => inParts(asked, (all) => stackAnswer(all, asked.query.week)));
  route.forPerson(listBestBallHistory, (asked) => told(asked, historyAnswer));
  route.forPerson(listBestBallValueChanges, (asked) => inParts(asked, valueChanges));
  route.forPerson(getBestBallAdpHistory, (asked) => told(asked, (all) => adpHistory(all, asked.query.entityId)));
  route.forPerson(listBestBallAdpRankers, (asked) => inParts(asked, adpRankers));
  route.forPerson(listBestBallContests, async (asked) => {
    const entries = await parts.contests.current();
    const nowMs = parts.clock.now().getTime();
    return told(asked, (all) => ({ contests: ownContests(all), calendar: calendarAt(entries, { ...all, nowMs }) }));
  });
  route.forPerson(listBestBallRunning, (asked) =>
    inParts(asked, (all) => runningAnswer(all, parts.clock.now(), asked.query.clockHours)),
  );
  route.forPerson(listBestBallOdds, (asked) => oddsAnswer(parts, of(asked), asked.query));
  route.forPerson(listBestBallSuggestions, (asked) => suggestions(parts, of(asked), asked.query));
  route.forPerson(getBestBallTeamStats, (asked) => inParts(asked, teamStats));
}
