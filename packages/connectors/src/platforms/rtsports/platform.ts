/** RTSports, by its web site: it has no public interface, and most of its pages were never seen. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { LeagueSummary } from '../../outside-league.ts';
import { firstName, pictureUrl } from '../../outside-text.ts';
import type { Platform, PlatformAccount, Unsupported } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { RTSPORTS_SITE, type RtsportsApi, rtsportsApi, sessionOf } from './api.ts';
import { connect, leagueLinks } from './connect.ts';
import { nameOf, readLeague, readMatchups, readRosters } from './league.ts';
import { readTransactions } from './transactions.ts';

const unsupported = (reason: string): Unsupported => ({ unsupported: reason });

/** RTSports: leagues of whoever signs in, and those that guests may read. */
export function rtsports(parts: OutboundParts): Platform {
  const api = rtsportsApi(parts);
  return {
    id: 'rtsports',
    site: RTSPORTS_SITE,
    assumption:
      'RTSports has no public interface, and its terms ask for consent before data is taken. Of its pages one answer was seen; sign-in and reports are those that two public clients read.',
    connect: { byForm: (form) => connect(api, form) },
    leagues: (account, season) => readLeagues(api, account, season),
    league: (league, over) => readLeague(api, league, over),
    rosters: (league, week) => readRosters(api, league, week),
    matchups: (league, week) => readMatchups(api, league, week),
    transactions: (league, week) => readTransactions(api, league, week),
    tradeOffers: unsupported('RTSports shows trades on offer to nobody but their teams.'),
    draftResult: unsupported('How RTSports shows the results of a draft is not known.'),
    keepers: unsupported('How RTSports says who is kept is not known.'),
    futurePicks: unsupported('RTSports does not say whose picks of later seasons are.'),
    pastDrafts: unsupported('How RTSports shows the results of a draft is not known.'),
    drafts: unsupported('Drafts on RTSports are not followed: nobody has described how they are shown.'),
  };
}

async function readLeagues(
  api: RtsportsApi,
  account: PlatformAccount | null,
  season: number,
): Promise<Result<readonly LeagueSummary[], PlatformFailure>> {
  if (account === null) return { ok: false, reason: 'unknown-account' };
  const session = sessionOf(account);
  if (session === null) return { ok: false, reason: 'sign-in-again' };
  const page = await api.page(session.page, session);
  if (!page.ok) return page;
  if (page.value === null || page.value.text.trim() === '') return { ok: false, reason: 'unknown-account' };
  const links = leagueLinks(page.value.text);
  // Whoever has no league sees a page of the site; anything else is somebody else's.
  if (links.length === 0 && !page.value.text.includes('rtsports')) return { ok: false, reason: 'unreadable-answer' };
  const leagues: LeagueSummary[] = [];
  for (const { leagueId, name } of links) {
    const games = await api.gamecast({ platformLeagueId: leagueId, season, account }, 1);
    if (!games.ok && games.reason !== 'unreadable-answer' && games.reason !== 'refused') return games;
    const told = games.ok ? games.value : null;
    const sides = told?.fantasyGames.flatMap(({ away, home }) => [away, home]) ?? [];
    const own = sides.find((side) => side !== null && side.id === told?.viewerTeamId) ?? null;
    leagues.push({
      ...{ platformLeagueId: leagueId, name: firstName([told?.league.name, name], `League ${leagueId}`), season },
      teamId: own?.id ?? null,
      teamName: own && nameOf(own),
      avatarUrl: own && pictureUrl(own.logo),
    });
  }
  return { ok: true, value: leagues };
}
