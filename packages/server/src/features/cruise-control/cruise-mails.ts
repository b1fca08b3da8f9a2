// The mail that tells a person what to change. It claims nothing: the line-up is theirs to set.
import { BRAND } from '@pylon/contract/brand';
import { platformPage } from '@pylon/engine/vocabulary/platform-pages';
import { BY_HAND, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import type { ChangedPerson } from '../../db/tables/cruise-control.ts';
import { type KnownLeague, knownLeague, type LeagueParts } from '../../leagues/known-league.ts';
import { toMail } from '../../outside/mail/letter.ts';
import type { MailWriter } from '../../outside/mail/send-mail.job.ts';
import { type ChangeRow, ownerOf, sentChanges, sourceOf } from './cruise-control.queries.ts';
import type { CruiseParts } from './own-team.ts';
import { presentPerson } from './present-change.ts';

interface Parts extends LeagueParts, Pick<CruiseParts, 'clock'> {
  /** Address that people reach the product at, without a slash at its end. */
  readonly baseUrl: () => string;
}

const REASONS = {
  out: 'is out',
  bye: 'has no game this week',
  'better-bench': 'is expected to make less',
} as const;

/** The writers of Cruise Control's mails, by the kind of order. */
export const cruiseMails = (parts: Parts): Readonly<Record<string, MailWriter>> => ({
  async 'cruise-changes'({ to, data }) {
    const { userLeagueId = '', changeIds = '' } = data;
    const owner = await ownerOf(parts.db, userLeagueId);
    // Whoever has another address by now, or has left, is told nothing here.
    if (owner?.mailTo !== to) return null;
    const known = await knownLeague(parts, { id: owner.accountId }, userLeagueId);
    if (!known.ok) return null;
    const now = parts.clock.now();
    const rows = (await sentChanges(parts.db, userLeagueId, changeIds.split(' '))).filter(
      ({ kickoff_at }) => kickoff_at > now,
    );
    if (rows.length === 0) return null;
    const of = known.value;
    const source = (await sourceOf(parts.db, userLeagueId)) ?? BY_HAND;
    const where = source === BY_HAND ? 'where your league is played' : `at ${PLATFORM_LABELS[source]}`;
    const { season, league, ownTeamId: teamId } = of;
    const page = platformPage(source, { leagueId: league.platformLeagueId, season, teamId });
    const own = `${parts.baseUrl()}/nfl/cruise-control?league=${userLeagueId}`;
    return toMail({
      to,
      subject: `${of.league.name}: ${rows.length === 1 ? 'a change' : `${rows.length} changes`} for your line-up`,
      paragraphs: [
        `${BRAND.name} changes nothing at any platform. Set this yourself ${where} before the first kick-off:`,
        ...rows.map((row) => changeWords(of, row)),
        page === null ? 'There you set your line-up as always.' : `What was prepared and why: ${own}`,
        'You get this because you switched Cruise Control on for this league. Its page switches it off.',
      ],
      action:
        page === null
          ? { label: 'What was prepared and why', url: own }
          : { label: `Set your line-up ${where}`, url: page },
    });
  },
});

function changeWords(of: KnownLeague, { change }: ChangeRow): string {
  const nameOf = (person: ChangedPerson) => presentPerson(of, person).name;
  const { comes, goes, slot, shifts, reason } = change;
  const moved = shifts.map(
    (shift) => `move ${nameOf(shift)} from ${SLOT_LABELS[shift.from]} to ${SLOT_LABELS[shift.to]}`,
  );
  const why =
    goes === null || reason === 'empty-place' ? 'nobody stands in that place' : `${nameOf(goes)} ${REASONS[reason]}`;
  const start = `Start ${nameOf(comes)} at ${SLOT_LABELS[slot]}${goes ? ` and bench ${nameOf(goes)}` : ''}`;
  return `${[start, ...moved].join('; ')}. Why: ${why}.`;
}
