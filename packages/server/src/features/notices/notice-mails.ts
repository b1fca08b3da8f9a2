// The mails that people asked for about their leagues. What they tell is looked up when they are written: what has been
// done meanwhile, or cannot be done any more, is left out.
import { NOTICE_NAMES, type NoticeKind } from '@pylon/contract/notices/notice-kinds';
import { opens, type Tier } from '@pylon/contract/plans/tiers';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import { leagueWeek, type TeamOfWeek } from '../../leagues/asked-team.ts';
import { toMail } from '../../outside/mail/letter.ts';
import type { MailWriter } from '../../outside/mail/send-mail.job.ts';
import type { StopLinks } from '../../outside/mail/stop-links.ts';
import { type LeagueNeed, leagueNeeds, type NoticeParts, ownTeams, tierOf } from './league-needs.ts';
import { type Addressee, addresseeOf, SINCE } from './notices.queries.ts';
import { isRead, type LeagueRecap, leagueRecap, weekJustOver } from './week-recap.ts';

interface Parts extends NoticeParts {
  /** Address that people reach the product at, without a slash at its end. */
  readonly baseUrl: () => string;
  readonly stopLinks: StopLinks;
}

/** The writers of mails about leagues, by the kind of order. */
export function noticeMails(parts: Parts): Readonly<Record<string, MailWriter>> {
  const { db, baseUrl, stopLinks } = parts;

  /** A writer for whoever still wants the mail at that address. */
  const toWhoWants =
    (kind: NoticeKind, write: (addressee: Addressee, data: Readonly<Record<string, string>>) => Promise<Told | null>) =>
    async ({ to, data }: Parameters<MailWriter>[0]) => {
      const addressee = await addresseeOf(db, data['accountId'] ?? '');
      if (addressee?.mailTo !== to || addressee.choice[SINCE[kind]] === null) return null;
      const told = await write(addressee, data);
      if (!told) return null;
      const { subject, paragraphs, action } = told;
      const why = `You get this because you asked for it: “${NOTICE_NAMES[kind]}” in your profile.`;
      return toMail({
        ...{ to, subject, action, paragraphs: [...paragraphs, why] },
        stop: stopLinks.of({ accountId: addressee.accountId, kind }),
      });
    };

  const needsOf = async (addressee: Addressee, data: Readonly<Record<string, string>>, kind: NoticeKind) => {
    const ordered = new Set(data['events']?.split('\n'));
    const needs = (await leagueNeeds(parts, addressee)).filter((need) => need.kind === kind);
    return needs.some(({ event }) => ordered.has(event)) ? needs : [];
  };
  const hub = () => ({ label: 'See what your leagues need', url: `${baseUrl()}/nfl/hub` });

  return {
    'notice-outPlayers': toWhoWants('outPlayers', async (addressee, data) => {
      const needs = await needsOf(addressee, data, 'outPlayers');
      const [first] = needs;
      if (!first) return null;
      const name = first.need.player?.name ?? '';
      return {
        subject:
          needs.length === 1 ? `${name} is out, and in your line-up` : `${needs.length} of your starters are out`,
        paragraphs: ['They stand in your line-up and are not expected to play:', ...worded(parts, addressee, needs)],
        action: hub(),
      };
    }),

    'notice-needsAttention': toWhoWants('needsAttention', async (addressee, data) => {
      const needs = await needsOf(addressee, data, 'needsAttention');
      if (needs.length === 0) return null;
      const leagues = new Set(needs.map(({ userLeagueId }) => userLeagueId)).size;
      return {
        subject: `${needs.length === 1 ? 'One thing' : `${needs.length} things`} to do in ${leagues === 1 ? (needs[0]?.leagueName ?? '') : `${leagues} leagues`}`,
        paragraphs: ['What can still be done, as your leagues were last read:', ...worded(parts, addressee, needs)],
        action: hub(),
      };
    }),

    'notice-weeklyRecap': toWhoWants('weeklyRecap', async (addressee, data) => {
      const edition = parts.editions.current();
      const over = edition && weekJustOver(edition, parts.clock.now());
      if (!over || String(over.week) !== data['week']) return null; // the next week has begun
      const teams = (await ownTeams(parts, addressee, over.week)).filter(({ own }) => own.of.season === over.season);
      const recaps: LeagueRecap[] = [];
      for (const team of teams) {
        if (!isRead(team.own, over)) continue;
        const recap = leagueRecap(team, await presentTeam(parts, addressee, team), tierOf(addressee, parts.hasPlans));
        if (recap) recaps.push(recap);
      }
      if (recaps.length === 0) return null;
      const left = teams.length - recaps.length;
      return {
        subject: `Week ${over.week}: ${resultWords(recaps)}`,
        paragraphs: [
          'How the week went:',
          ...recaps.map(recapWords),
          ...(left > 0
            ? [`Of ${left === 1 ? 'one more league' : `${left} more leagues`} the points are not known yet.`]
            : []),
        ],
        action: { label: 'Look at the week to come', url: `${baseUrl()}/nfl/hub` },
      };
    }),
  };
}

/** What a mail says, beside why it comes. */
interface Told {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
}

/** The same team in the week that is played now. */
async function presentTeam(
  parts: NoticeParts,
  addressee: Addressee,
  { userLeagueId, own }: { readonly userLeagueId: string; readonly own: TeamOfWeek },
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
    .map(({ leagueName, need }) => `${leagueName}: ${needWords(need, tier)}${endWords(need, moment)}`);
}

function needWords({ kind, position, player, instead, gainedPoints, surePercent }: LeagueNeed['need'], tier: Tier) {
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
  }
}

const endWords = ({ locksAt }: LeagueNeed['need'], moment: Intl.DateTimeFormat): string =>
  locksAt === null ? '' : ` Until ${moment.format(new Date(locksAt))}.`;

const momentsIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'short', month: 'short', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  });

/** 'you won 2 of 3', or of one league how it ended. */
function resultWords(recaps: readonly LeagueRecap[]): string {
  const met = recaps.filter(({ opponent }) => opponent !== null);
  const [only] = met;
  if (!only) return `${recaps[0]?.points.toFixed(1)} points`;
  if (met.length > 1) return `you won ${met.filter(isWon).length} of ${met.length}`;
  return `you ${outcomeOf(only)} ${score(only)}`;
}

const isWon = ({ points, opponent }: LeagueRecap): boolean => opponent !== null && points > opponent.points;
const score = ({ points, opponent }: LeagueRecap) => `${points.toFixed(1)} to ${opponent?.points.toFixed(1)}`;
const outcomeOf = (recap: LeagueRecap) =>
  isWon(recap) ? 'won' : recap.points === recap.opponent?.points ? 'tied' : 'lost';

function recapWords(recap: LeagueRecap): string {
  const { leagueName, points, opponent, best, mostPoints, benched, next } = recap;
  const result = opponent
    ? `you ${outcomeOf(recap)} ${score(recap)} against ${opponent.name}.`
    : `your team made ${points.toFixed(1)} points.`;
  const left = mostPoints - points;
  return [
    `${leagueName}: ${result}`,
    ...(best ? [`Most came from ${best.name}, ${best.points.toFixed(1)}.`] : []),
    ...(benched && left > 0
      ? [`In hindsight ${left.toFixed(1)} more were on the bench, with ${benched.name} (${benched.points.toFixed(1)}).`]
      : []),
    ...(next
      ? [
          `Next is ${next.name}${next.winPercent === null ? '' : `: you win ${next.winPercent} times in 100 by today's line-ups`}.`,
        ]
      : []),
  ].join(' ');
}
