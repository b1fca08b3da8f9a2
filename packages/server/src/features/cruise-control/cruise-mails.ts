// The mails that tell a person what to change, and what is better left. They claim nothing: the line-up is the
// person's to set.
import { BRAND } from '@pylon/contract/brand';
import type { ProposalState } from '@pylon/contract/cruise-control/cruise-limits';
import { platformPage } from '@pylon/engine/vocabulary/platform-pages';
import { BY_HAND, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import type { ChangedPerson } from '../../db/tables/cruise-control.ts';
import { type KnownLeague, knownLeague } from '../../leagues/known-league.ts';
import { toMail } from '../../outside/mail/letter.ts';
import type { MailData, MailWriter } from '../../outside/mail/send-mail.job.ts';
import { type ChangeRow, changesIn, ownerOf, sourceOf } from './cruise-control.queries.ts';
import type { CruiseParts } from './own-team.ts';
import { presentPerson } from './present-change.ts';

interface Parts extends CruiseParts {
  /** Address that people reach the product at, without a slash at its end. */
  readonly baseUrl: () => string;
}

const REASONS = {
  out: 'is out',
  bye: 'has no game this week',
  'better-bench': 'is expected to make less',
} as const;

const YOURS = 'You get this because you switched Cruise Control on for this league. Its page switches it off.';

/** The writers of Cruise Control's mails, by the kind of order. */
export const cruiseMails = (parts: Parts): Readonly<Record<string, MailWriter>> => ({
  async 'cruise-changes'({ to, data }) {
    const told = await toldBy(parts, 'sent', { to, data });
    if (!told) return null;
    const { of, rows, where, page, own } = told;
    return toMail({
      to,
      subject: `${of.league.name}: ${rows.length === 1 ? 'a change' : `${rows.length} changes`} for your line-up`,
      paragraphs: [
        `${BRAND.name} changes nothing at any platform. Set this yourself ${where} before the kick-off:`,
        ...rows.map((row) => changeWords(of, row)),
        ...(of.readAt ? [`Made from your line-up as it was read on ${EASTERN.format(of.readAt)}.`] : []),
        ...(page === null ? [] : [`What was prepared and why: ${own}`]),
        YOURS,
      ],
      action:
        page === null
          ? { label: 'What was prepared and why', url: own }
          : { label: `Set your line-up ${where}`, url: page },
    });
  },
  async 'cruise-taken-back'({ to, data }) {
    const told = await toldBy(parts, 'withdrawn', { to, data });
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
    });
  },
});

/** What a mail tells; null where nobody is to be told any more, or nothing of it can still be done. */
async function toldBy(
  parts: Parts,
  state: ProposalState,
  { to, data }: { readonly to: string; readonly data: MailData },
) {
  const { userLeagueId = '', changeIds = '' } = data;
  const owner = await ownerOf(parts.db, userLeagueId);
  // Whoever has another address by now, or has left, is told nothing here.
  if (owner?.mailTo !== to) return null;
  const known = await knownLeague(parts, { id: owner.accountId }, userLeagueId);
  if (!known.ok) return null;
  const now = parts.clock.now();
  const all = await changesIn(parts.db, state, { userLeagueId, ids: changeIds.split(' ') });
  const rows = all.filter((row) => row.kickoff_at > now);
  if (rows.length === 0) return null;
  const of = known.value;
  const { season, league, ownTeamId: teamId } = of;
  const source = (await sourceOf(parts.db, { accountId: owner.accountId, id: userLeagueId })) ?? BY_HAND;
  return {
    ...{ of, rows },
    where: source === BY_HAND ? 'where your league is played' : `at ${PLATFORM_LABELS[source]}`,
    page: platformPage(source, { leagueId: league.platformLeagueId, season, teamId }),
    own: `${parts.baseUrl()}/nfl/cruise-control?league=${userLeagueId}`,
  };
}

const nameIn = (of: KnownLeague, person: ChangedPerson): string => presentPerson(of, person).name;

function changeWords(of: KnownLeague, { change, kickoff_at: kickoff }: ChangeRow): string {
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
const EASTERN = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: 'America/New_York', weekday: 'short', month: 'short', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
});
