// What people are told about their leagues, in words, for whichever way it goes. It is looked up when it is written:
// what has been done meanwhile, or cannot be done any more, is left out.
import type { NoticeKind } from '@pylon/contract/notices/notice-kinds';
import { opens, type Tier } from '@pylon/contract/plans/tiers';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import { leagueWeek, type TeamOfWeek } from '../../leagues/asked-team.ts';
import { type LeagueNeed, leagueNeeds, type NoticeParts, type OwnTeam, teamsOfWeek, tierOf } from './league-needs.ts';
import type { Addressee } from './notices.queries.ts';
import { isRead, type LeagueRecap, leagueRecap, weekJustOver } from './week-recap.ts';

/** Results of drafts are written where drafts are. */
export const LEAGUE_NOTICES = ['outPlayers', 'needsAttention', 'weeklyRecap'] as const satisfies readonly NoticeKind[];
type LeagueNotice = (typeof LEAGUE_NOTICES)[number];

/** What there is to tell. */
interface Told {
  readonly subject: string;
  /** What its lines are, where there is room to say so. */
  readonly opening: string;
  /** A sentence or more for each league or player, what is due first at the top. */
  readonly lines: readonly string[];
  /** What cannot be told. */
  readonly closing?: string;
  readonly action: { readonly label: string; readonly path: string };
  /** From when on nobody needs it; null where that has no end. */
  readonly goodUntil: Date | null;
}

/** Writes what there is to tell of an order; null where nothing is left of it. */
type TellNotice = (addressee: Addressee, data: Readonly<Record<string, string>>) => Promise<Told | null>;

export function noticeTexts(parts: NoticeParts): Readonly<Record<LeagueNotice, TellNotice>> {
  const needsOf = async (addressee: Addressee, data: Readonly<Record<string, string>>, kind: NoticeKind) => {
    const ordered = new Set(data['events']?.split('\n'));
    const needs = (await leagueNeeds(parts, addressee)).filter((need) => need.kind === kind);
    return needs.some(({ event }) => ordered.has(event)) ? needs : [];
  };
  const told = (addressee: Addressee, needs: readonly LeagueNeed[]) => ({
    lines: worded(parts, addressee, needs),
    action: { label: 'See what your leagues need', path: hubOf(needs) },
    goodUntil: lastLock(needs),
  });

  return {
    async outPlayers(addressee, data) {
      const needs = await needsOf(addressee, data, 'outPlayers');
      const [first] = needs;
      if (!first) return null;
      const name = first.need.player?.name ?? '';
      return {
        subject:
          needs.length === 1 ? `${name} is out, and in your line-up` : `${needs.length} of your starters are out`,
        opening: 'They stand in your line-up and are not expected to play:',
        ...told(addressee, needs),
      };
    },

    async needsAttention(addressee, data) {
      const needs = await needsOf(addressee, data, 'needsAttention');
      if (needs.length === 0) return null;
      return {
        subject: attentionSubject(needs),
        opening: 'What can still be done, as your leagues were last read:',
        ...told(addressee, needs),
      };
    },

    async weeklyRecap(addressee, data) {
      const edition = parts.editions.current();
      const over = edition && weekJustOver(edition, parts.clock.now());
      if (!over || String(over.week) !== data['week']) return null; // the next week has begun
      const teams = await teamsOfWeek(parts, addressee, over);
      const recaps: LeagueRecap[] = [];
      const awaited = teams.filter(({ own }) => !isRead(own, over));
      for (const team of teams) {
        if (awaited.includes(team)) continue;
        const recap = leagueRecap(team, await presentTeam(parts, addressee, team), tierOf(addressee, parts.hasPlans));
        if (recap) recaps.push(recap);
      }
      if (recaps.length === 0) return null;
      const left = awaited.length;
      return {
        subject: `Week ${over.week}: ${resultWords(recaps)}`,
        opening: 'How the week went:',
        lines: recaps.map(recapWords),
        ...(left > 0 && {
          closing: `Of ${left === 1 ? 'one more league' : `${left} more leagues`} the points are not known yet.`,
        }),
        action: {
          label: recaps.every(({ isOver }) => isOver) ? 'Look at how it ended' : 'Look at the week to come',
          path: hubOf(recaps),
        },
        goodUntil: null,
      };
    },
  };
}

/** What there is to do; where that is nothing yet, who may not play. */
function attentionSubject(needs: readonly LeagueNeed[]): string {
  const due = needs.filter(({ need }) => need.kind !== 'questionable');
  const [first] = due;
  if (!first) {
    const players = new Set(needs.map(({ need }) => need.player?.name));
    const [name] = players;
    return players.size === 1
      ? `${name} is questionable, and in your line-up`
      : `${players.size} of your starters are questionable`;
  }
  const leagues = new Set(due.map(({ userLeagueId }) => userLeagueId)).size;
  const things = due.length === 1 ? 'One thing' : `${due.length} things`;
  return `${things} to do in ${leagues === 1 ? first.leagueName : `${leagues} leagues`}`;
}

/** The page of the league where all of it is about one, else that of all leagues. */
function hubOf(things: readonly { readonly userLeagueId: string }[]): string {
  const [only, ...others] = new Set(things.map(({ userLeagueId }) => userLeagueId));
  return only !== undefined && others.length === 0 ? `/nfl/hub?league=${only}` : '/nfl/hub';
}

/** When the last of them locks; null where one of them does not. */
function lastLock(needs: readonly LeagueNeed[]): Date | null {
  const locks = needs.map(({ need }) => need.locksAt);
  const [last] = locks.toSorted((one, other) => (other ?? '').localeCompare(one ?? ''));
  return last && !locks.includes(null) ? new Date(last) : null;
}

/** The same team in the week that is played now. */
async function presentTeam(
  parts: NoticeParts,
  addressee: Addressee,
  { userLeagueId, own }: OwnTeam,
): Promise<TeamOfWeek | null> {
  const { status, weeks } = own.of.league;
  if (status !== 'in-progress' || own.week.week >= weeks.last) return null;
  const week = own.week.week + 1;
  const asking = { id: addressee.accountId, tier: tierOf(addressee, parts.hasPlans) };
  const told = await leagueWeek(parts, asking, { userLeagueId, week });
  return told.ok ? { ...told.value, teamId: own.teamId, team: told.value.playersOf(own.teamId) } : null;
}

/** Needs in words, those of a league together, whatever locks first at the top of it. */
function worded(parts: NoticeParts, addressee: Addressee, needs: readonly LeagueNeed[]): readonly string[] {
  const tier = tierOf(addressee, parts.hasPlans);
  const moment = momentsIn(addressee.choice.time_zone);
  return needs
    .toSorted((one, other) => (one.need.locksAt ?? '').localeCompare(other.need.locksAt ?? ''))
    .map(({ leagueName, need }) => `${leagueName}: ${needWords(need, tier, moment)}${endWords(need, moment)}`);
}

function needWords(need: LeagueNeed['need'], tier: Tier, moment: Intl.DateTimeFormat) {
  const { kind, position, player, instead, gainedPoints, surePercent } = need;
  const place = position === null ? '' : SLOT_LABELS[position];
  const name = player?.name ?? '';
  const sure = surePercent === null ? [] : [`better ${Math.round(surePercent)} times in 100`];
  const gain =
    opens(tier, 'startSitProjections') && gainedPoints !== null
      ? [`${gainedPoints.toFixed(1)} points more expected`]
      : [];
  const why = [...gain, ...sure].join(', ');
  const start = instead ? ` Start ${instead.name} at ${place}${why && `: ${why}`}.` : ' Nobody on your bench fits.';
  switch (kind) {
    case 'out':
      return `${name} (${place}) is out.${start}`;
    case 'bye':
      return `${name} (${place}) has no game this week.${start}`;
    case 'empty-place':
      return `Nobody stands at ${place}.${start}`;
    case 'better-bench':
      return `${instead?.name} should start at ${place} instead of ${name}${why && `: ${why}`}.`;
    case 'claim':
      return `${instead?.name} is free and would start at ${place}${name && ` instead of ${name}`}${why && `: ${why}`}.`;
    case 'trade-offer':
      return `A trade that would bring you ${name || 'somebody'} waits for your answer.`;
    case 'questionable': {
      const kickoff = need.kickoff === null ? '' : ` Kick-off ${moment.format(new Date(need.kickoff))}.`;
      return `${name} (${place}) is questionable.${kickoff} ${nextWords(need, tier)}`;
    }
  }
}

function nextWords({ instead, insteadPoints }: LeagueNeed['need'], tier: Tier): string {
  if (!instead) return 'Nobody on your bench fits.';
  const isTold = opens(tier, 'startSitProjections') && insteadPoints !== null;
  return `${instead.name} would be next${isTold ? `, ${insteadPoints.toFixed(1)} points` : ''}.`;
}

/** Until when it can be done, where the kick-off was not told. */
const endWords = ({ kind, kickoff, locksAt }: LeagueNeed['need'], moment: Intl.DateTimeFormat): string =>
  locksAt === null || (kind === 'questionable' && locksAt === kickoff)
    ? ''
    : ` Until ${moment.format(new Date(locksAt))}.`;

const momentsIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'short', month: 'short', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  });

/** 'you won 2 of 3', or of one league how it ended. */
function resultWords(recaps: readonly LeagueRecap[]): string {
  const games = recaps.flatMap(({ points, opponents }) => opponents.map((other) => ({ own: points, other })));
  const [only] = games;
  if (!only) return `${exact(recaps[0]?.points ?? 0)} points`;
  if (games.length > 1) return `you won ${games.filter(isWon).length} of ${games.length}`;
  return `you ${outcomeOf(only)} ${score(only)}`;
}

/** A match-up that is over. */
interface Game {
  readonly own: number;
  readonly other: LeagueRecap['opponents'][number];
}
const isWon = ({ own, other }: Game): boolean => own > other.points;
/** A team's points as leagues count them: to the hundredth, by which games are lost. */
const exact = (points: number): string => points.toFixed(2);
const score = ({ own, other }: Game) => `${exact(own)} to ${exact(other.points)}`;
const outcomeOf = (game: Game) => (isWon(game) ? 'won' : game.own === game.other.points ? 'tied' : 'lost');

function recapWords(recap: LeagueRecap): string {
  const { leagueName, points, opponents, best, mostPoints, benched, next, isOver } = recap;
  const results = opponents.map((other) => {
    const game = { own: points, other };
    return `${outcomeOf(game)} ${score(game)} against ${other.name}`;
  });
  const result = results.length > 0 ? `you ${results.join(' and ')}.` : `your team made ${exact(points)} points.`;
  const left = mostPoints - points;
  return [
    `${leagueName}: ${result}`,
    ...(best ? [`Most came from ${best.name}, ${best.points.toFixed(1)}.`] : []),
    ...(benched && left > 0
      ? [`In hindsight ${left.toFixed(1)} more were on the bench, with ${benched.name} (${benched.points.toFixed(1)}).`]
      : []),
    ...next.map(
      ({ name, winPercent }, at) =>
        `${at === 0 ? 'Next is' : 'And'} ${name}${winPercent === null ? '' : `: you win ${winPercent} times in 100 by today's line-ups`}.`,
    ),
    ...(isOver ? ['The league is over.'] : []),
  ].join(' ');
}
