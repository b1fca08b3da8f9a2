// The mails that tell a person what to change and whom to claim, and what is better left. They say of nothing that it
// was done: line-up and claims are the person's to make.
import { BRAND } from '@pylon/contract/brand';
import type { ProposalState } from '@pylon/contract/cruise-control/cruise-limits';
import { platformPage } from '@pylon/engine/vocabulary/platform-pages';
import { BY_HAND, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import type { ChangedPerson, StoredClaim } from '../../db/tables/cruise-control.ts';
import { type KnownLeague, knownLeague } from '../../leagues/known-league.ts';
import { type LetterPart, toMail } from '../../outside/mail/letter.ts';
import type { MailData, MailWriter } from '../../outside/mail/send-mail.job.ts';
import type { StopLinks } from '../../outside/mail/stop-links.ts';
import { toHtml } from '../../to-html.ts';
import {
  type ChangeRow,
  changesIn,
  controlOf,
  isClaim,
  isLineup,
  type LineupRow,
  ownerOf,
  sourceOf,
} from './cruise-control.queries.ts';
import type { CruiseParts } from './own-team.ts';
import { presentAgent, presentPerson } from './present-change.ts';

interface Parts extends CruiseParts {
  /** Address that people reach the product at, without a slash at its end. */
  readonly baseUrl: () => string;
  readonly stopLinks: StopLinks;
}

const REASONS = {
  out: 'is out',
  bye: 'has no game this week',
  'better-bench': 'is expected to make less',
} as const;

const YOURS =
  'You get this because you switched Cruise Control on for this league. Its page switches it off, and so does the link below.';

/** What Cruise Control writes of: changes of a line-up, claims, and what of both is better left. */
export type CruiseMail = 'cruise-changes' | 'cruise-taken-back' | 'cruise-claims' | 'cruise-claims-back';

/** The writers of Cruise Control's mails, by the kind of order. */
export const cruiseMails = (parts: Parts): Readonly<Record<CruiseMail, MailWriter>> => ({
  async 'cruise-changes'({ to, data }) {
    const told = await toldBy(parts, { state: 'sent', of: isLineup }, { to, data });
    if (!told) return null;
    const { of, rows, where } = told;
    return toMail({
      to,
      subject: `${of.league.name}: ${rows.length === 1 ? 'a change' : `${rows.length} changes`} for your line-up`,
      paragraphs: [
        `${BRAND.name} changes nothing at any platform. Set this yourself ${where} before the kick-off:`,
        ...rows.map((row) => changeWords(of, row)),
        ...(of.readAt ? [`Made from your line-up as it was read on ${EASTERN.format(of.readAt)}.`] : []),
        ...ending(told),
      ],
      action: actionOf(told, `Set your line-up ${where}`),
      stop: told.stop,
    });
  },
  async 'cruise-claims'({ to, data }) {
    const told = await toldBy(parts, { state: 'sent', of: isClaim }, { to, data });
    if (!told) return null;
    const { of, where, runs } = told;
    const rows = told.rows.toSorted((one, other) => one.change.place - other.change.place);
    const isBid = rows.some(({ change }) => change.bidDollars !== null);
    const count = rows.length === 1 ? 'a player' : `${rows.length} players`;
    return toMail({
      to,
      subject: `${of.league.name}: ${count} to claim for your team`,
      paragraphs: [
        `${BRAND.name} claims nobody at any platform. Do this yourself ${where} before ${runs}, when your league’s claims are run by what you have told:`,
        ...rows.map(({ change }, at) => claimWords(of, change, at + 1)),
        `Why: your best line-ups of the weeks that are left make more with ${rows.length === 1 ? 'this player' : 'them, in this order'}${isBid ? '; the bids are those of the Waiver Wire, within what your rules allow' : ''}.`,
        ...(of.readAt ? [`Made from your team as it was read on ${EASTERN.format(of.readAt)}.`] : []),
        ...ending(told),
      ],
      action: actionOf(told, `Make your claims ${where}`),
      stop: told.stop,
    });
  },
  async 'cruise-taken-back'({ to, data }) {
    const told = await toldBy(parts, { state: 'withdrawn', of: isLineup }, { to, data });
    if (!told) return null;
    const { of, rows, own } = told;
    return toMail({
      to,
      subject: `${of.league.name}: leave your line-up as it is`,
      paragraphs: [
        'What you were told to change is better left, for news has come since:',
        ...rows.map(({ change }) => `Do not start ${nameIn(of, change.comes)}, who does not play after all.`),
        'If you have set it already, your line-up has a place for somebody else: whom is told on the page of Cruise Control as soon as your line-up was read again.',
        YOURS,
      ],
      action: { label: 'See how it stands', url: own },
      stop: told.stop,
    });
  },
  async 'cruise-claims-back'({ to, data }) {
    const told = await toldBy(parts, { state: 'withdrawn', of: isClaim }, { to, data });
    if (!told) return null;
    const { of, rows, where, own } = told;
    return toMail({
      to,
      subject: `${of.league.name}: leave a claim`,
      paragraphs: [
        'What you were told to claim is better left, for news has come since:',
        ...rows.map(
          ({ change: { comes, goes } }) =>
            `Do not claim ${presentAgent(of, comes).name}${goes ? `, and keep ${nameIn(of, goes)}` : ''}: your team would gain nothing by it any more, or somebody else has the player.`,
        ),
        `If you have made the claim already, take it back ${where}.`,
        YOURS,
      ],
      action: { label: 'See how it stands', url: own },
      stop: told.stop,
    });
  },
});

type Told = NonNullable<Awaited<ReturnType<typeof toldBy>>>;

const PREPARED = 'What was prepared and why';

const ending = ({ page, own }: Pick<Told, 'page' | 'own'>): readonly (string | LetterPart)[] => [
  ...(page === null ? [] : [{ text: `${PREPARED}: ${own}`, html: `<p><a href="${toHtml(own)}">${PREPARED}</a></p>` }]),
  YOURS,
];

const actionOf = ({ page, own }: Pick<Told, 'page' | 'own'>, label: string) =>
  page === null ? { label: PREPARED, url: own } : { label, url: page };

/** What a mail tells; null where nobody is to be told any more, or nothing of it can still be done. */
async function toldBy<Row extends ChangeRow>(
  parts: Parts,
  { state, of: isTold }: { readonly state: ProposalState; readonly of: (row: ChangeRow) => row is Row },
  { to, data }: { readonly to: string; readonly data: MailData },
) {
  const { userLeagueId = '', changeIds = '' } = data;
  const owner = await ownerOf(parts.db, userLeagueId);
  // Whoever has another address by now, or has left, is told nothing here.
  if (owner?.mailTo !== to) return null;
  const known = await knownLeague(parts, { id: owner.accountId }, userLeagueId);
  if (!known.ok) return null;
  const control = await controlOf(parts.db, userLeagueId);
  if (!control?.is_on) return null;
  const now = parts.clock.now();
  const all = await changesIn(parts.db, state, { userLeagueId, ids: changeIds.split(' ') });
  const rows = all.filter(isTold).filter((row) => row.kickoff_at > now);
  if (rows.length === 0) return null;
  const of = known.value;
  const { season, league, ownTeamId: teamId } = of;
  const source = (await sourceOf(parts.db, { accountId: owner.accountId, id: userLeagueId })) ?? BY_HAND;
  return {
    ...{ of, rows },
    // The person has told that hour by their own clock.
    runs: new Intl.DateTimeFormat('en-US', { ...MOMENT, timeZone: control.rules.timeZone }).format(rows[0]?.kickoff_at),
    where: source === BY_HAND ? 'where your league is played' : `at ${PLATFORM_LABELS[source]}`,
    page: platformPage(source, { leagueId: league.platformLeagueId, season, teamId }),
    stop: parts.stopLinks.of({ accountId: owner.accountId, kind: 'cruiseControl', userLeagueId }),
    own: `${parts.baseUrl()}/nfl/cruise-control?league=${userLeagueId}`,
  };
}

const nameIn = (of: KnownLeague, person: ChangedPerson): string => presentPerson(of, person).name;

/** @example claimWords(of, claim, 1) // → '1. Claim Ann (RB) for $7 and drop Bob.' */
function claimWords(of: KnownLeague, { comes, goes, bidDollars }: StoredClaim, place: number): string {
  const bid = bidDollars === null ? '' : ` for $${bidDollars}`;
  const drop = goes ? ` and drop ${nameIn(of, goes)}` : '; you have room';
  return `${place}. ${claimVerb(of)} ${presentAgent(of, comes).name} (${comes.position})${bid}${drop}.`;
}

const claimVerb = ({ league }: KnownLeague): string => (league.waivers.kind === 'none' ? 'Pick up' : 'Claim');

function changeWords(of: KnownLeague, { change, kickoff_at: kickoff }: LineupRow): string {
  const { comes, goes, slot, shifts, reason } = change;
  const moved = shifts.map(
    (shift) => `move ${nameIn(of, shift)} from ${SLOT_LABELS[shift.from]} to ${SLOT_LABELS[shift.to]}`,
  );
  const why =
    goes === null || reason === 'empty-place'
      ? 'nobody stands in that place'
      : `${nameIn(of, goes)} ${REASONS[reason]}`;
  const start = `Start ${nameIn(of, comes)} at ${SLOT_LABELS[slot]}${goes ? ` and bench ${nameIn(of, goes)}` : ''}`;
  return `${[start, ...moved].join('; ')}. Why: ${why}. First kick-off: ${EASTERN.format(kickoff)}.`;
}

/** Moments of the NFL are told in the time of the east coast. */
const MOMENT = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
const EASTERN = new Intl.DateTimeFormat('en-US', { ...MOMENT, timeZone: 'America/New_York' });
