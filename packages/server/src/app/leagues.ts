import { platformFor } from '@pylon/connectors/platforms';
import { judgeAdvice } from '../features/accuracy/advice/judge-advice.job.ts';
import { sayAdvice } from '../features/accuracy/advice/say-advice.job.ts';
import { sayTrades } from '../features/accuracy/advice/say-trades.job.ts';
import { bestBallRoutes } from '../features/best-ball/best-ball.routes.ts';
import { cruiseControlRoutes } from '../features/cruise-control/cruise-control.routes.ts';
import { steerLeague, steerLeagues } from '../features/cruise-control/steer-leagues.job.ts';
import { leagueHubRoutes } from '../features/league-hub/league-hub.routes.ts';
import { keysRefusedLog } from '../features/league-sync/keys-refused.ts';
import { leagueSync } from '../features/league-sync/league-sync.routes.ts';
import { openLeaguesPoll } from '../features/league-sync/refresh-leagues.job.ts';
import type { SyncParts } from '../features/league-sync/sync-parts.ts';
import { gameFeed } from '../features/live-events/game-day/game-feed.ts';
import { gamesPoller } from '../features/live-events/game-day/look-at-games.ts';
import { myRosterRoutes } from '../features/my-roster/my-roster.routes.ts';
import { startSitRoutes } from '../features/start-sit/start-sit.routes.ts';
import { tradeTeller } from '../features/trade-analyzer/told-trades.ts';
import { tradeAnalyzerRoutes } from '../features/trade-analyzer/trade-analyzer.routes.ts';
import { tradeThreads } from '../features/trade-analyzer/trade-threads.ts';
import { waiverMaterials } from '../features/waiver-wire/asked-waivers.ts';
import { pastClaimTeller } from '../features/waiver-wire/past-claims.ts';
import { bidTeller } from '../features/waiver-wire/told-bids.ts';
import { claimTeller } from '../features/waiver-wire/told-claims.ts';
import { waiverWireRoutes } from '../features/waiver-wire/waiver-wire.routes.ts';
import { withParts } from '../jobs/define-job.ts';
import { seasonThreads } from '../leagues/season-threads.ts';
import { standInAddress } from '../outside/outbound/stand-in-address.ts';
import { sealingBy } from '../outside/sealing.ts';
import type { Ground } from './ground.ts';

/** How leagues are read from their platforms. */
export function syncPartsOf({ parts, identify, baseUrl }: Ground, logLine: (line: string) => void): SyncParts {
  const { db, editions, clock, outbound, nowMs } = parts;
  return {
    ...{ db, editions, clock, baseUrl },
    sealing: sealingBy(parts.secret, 'signIns'),
    hash: identify.hash,
    signInAddress: (id, address) => standInAddress(parts.standIns, id, address),
    platformFor: (id) => platformFor(id, { ...outbound, memory: new Map() }, parts.platformKeys),
    tellKeysRefused: keysRefusedLog(logLine, nowMs),
    experimental: parts.experimentalPlatforms,
  };
}

/** Leagues as they are read, the tools that advise in them, and the record of what was advised. */
export function listLeagues({ parts, route, work, logFailed, atClose }: Ground, syncParts: SyncParts) {
  const { db, editions, clock, nowMs, hub, games, hasPlans, outbound } = parts;
  const base = { db, editions, clock };
  leagueSync(route, syncParts).forEach(work.addJob);
  work.addPoll(openLeaguesPoll(base, hub.people, logFailed('leagues that somebody looks at')));
  if (games) {
    const feed = gameFeed(outbound, games);
    work.addPoll(gamesPoller({ ...base, nowMs, feed, settings: games }, logFailed('games that are played')));
  }

  const trades = tradeThreads();
  const seasonWork = seasonThreads();
  atClose(() => trades.close());
  atClose(() => seasonWork.close());
  const waivers = { ...base, materials: waiverMaterials() };
  const claims = { now: claimTeller(waivers), past: pastClaimTeller({ db }) };
  const cruise = { ...base, hasPlans, claims };
  myRosterRoutes(route, { ...base, seasonWork });
  tradeAnalyzerRoutes(route, { ...base, work: trades, seasonWork });
  waiverWireRoutes(route, waivers);
  startSitRoutes(route, base);
  leagueHubRoutes(route, base);
  cruiseControlRoutes(route, cruise);
  work.addJob(withParts(steerLeagues, cruise));
  work.addJob(withParts(steerLeague, cruise));
  bestBallRoutes(route, { ...base, contests: parts.contests, seasonWork });

  work.addJob(withParts(sayAdvice, { ...base, tellBids: bidTeller(waivers) }));
  work.addJob(withParts(sayTrades, { ...base, tellTrade: tradeTeller({ ...base, work: trades }) }));
  work.addJob(withParts(judgeAdvice, base));
  return { cruise };
}
