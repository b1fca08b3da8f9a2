import { roomyBound } from '@pylon/contract/league/league-bounds';
import { SLOT_COUNT_KEYS, toLeagueShape } from '@pylon/contract/league/league-config';
import {
  HAND_TEAMS,
  isPlainName,
  LONGEST_HAND_NAME,
  MOST_RESERVE,
} from '@pylon/contract/league-sync/hand-league-rules';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { DEEPEST_BENCH, DEFAULT_LEAGUE, type SlotCounts } from '@pylon/engine/vocabulary/league';
import { SLOT_LABELS, SLOTS, STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import type { Answer } from '../../../api/call.ts';
import { failureWords } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { Problem } from '../../../ui/fields/Problem.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Toggle } from '../../../ui/fields/Toggle.tsx';
import { Select } from '../../../ui/overlays/Select.tsx';
import { PartTitle } from '../../../ui/PartTitle.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { BoundStepper } from '../../../widgets/league/BoundStepper.tsx';
import { leagueBound } from '../../../widgets/league/league-bound.ts';
import { moment } from '../../../widgets/player/display.ts';
import { scoringOptions } from '../../../widgets/scoring/scoring-options.ts';
import { DEFAULT_SCORING } from '../../../widgets/table/table-search.ts';
import { BeforeLeaving } from './BeforeLeaving.tsx';
import {
  inTeams,
  obstacleOf,
  type PastedText,
  rostersOf,
  teamNamesOf,
  teamsIn,
  toSentPlayers,
} from './pasted-rosters.ts';
import { RosterPaste } from './RosterPaste.tsx';
import { TeamsOffer } from './TeamsOffer.tsx';

const CARRY_OVERS = [
  { value: 'redraft', label: 'Redraft' },
  { value: 'keeper', label: 'Keeper' },
  { value: 'dynasty', label: 'Dynasty' },
] as const;
const MODES = [
  { value: 'HEAD_TO_HEAD', label: 'Head-to-head' },
  { value: 'TOTAL_POINTS', label: 'Total points' },
] as const;
const TEAMS = { min: HAND_TEAMS.least, max: HAND_TEAMS.most, step: 1 };
const RESERVE = { min: 0, max: MOST_RESERVE, step: 1 };

/** What is known of a league beforehand: the standard, or what a platform gave before. */
function startOf(known: UserLeague | null) {
  const { league = null, participant, scoringSystemId } = known ?? {};
  const counts = new Map(league?.rosterPositions.map(({ position, count }) => [position, count]));
  const slots = Object.fromEntries(SLOTS.map((slot) => [slot, counts.get(slot) ?? 0])) as unknown as SlotCounts; // every slot
  return {
    name: league?.name.slice(0, LONGEST_HAND_NAME) ?? '',
    own: participant?.teamName.slice(0, LONGEST_HAND_NAME) ?? '',
    carryOver: league?.settings.carryOver ?? ('redraft' as const),
    scoringMode: league?.settings.scoringMode ?? ('HEAD_TO_HEAD' as const),
    count: league?.leagueParticipants.length ?? DEFAULT_LEAGUE.teams,
    slots: league ? slots : DEFAULT_LEAGUE.slots,
    reserve: { ir: 0, taxi: 0 },
    scoringSystemId: scoringSystemId ?? DEFAULT_SCORING,
  };
}

/** Teams whose rosters a platform gave before, the person's own first; none of a league that begins anew. */
function teamsBefore(known: UserLeague | null) {
  const teams = known?.league?.leagueParticipants ?? [];
  const own = known?.participant?.id;
  return { own, others: teams.filter(({ id }) => id !== own), hasAny: teams.length > 0 };
}

export interface LeagueFormProps {
  /** The league that a platform does not give at the moment; null for one that begins anew. */
  readonly known: UserLeague | null;
  readonly onMade: (made: Answer<'createHandLeague'>) => void;
}

/** Writes a league down: its rules, and whom its teams have. */
export function LeagueForm({ known, onMade }: LeagueFormProps) {
  const call = useCall();
  const queries = useQueryClient();
  const [start] = useState(() => startOf(known));
  const [league, setLeague] = useState(start);
  const [before] = useState(() => teamsBefore(known));
  const [read, setRead] = useState<PastedText | null>(null);
  const { data, error, refetch } = useQuery(answer('listScoringSystems', {}));
  // Whatever its tier: settings alone tell nothing that a plan opens.
  const options = scoringOptions(data?.scoringSystems ?? [], 0, league.scoringSystemId);
  const change = (to: Partial<typeof league>) => setLeague((now) => ({ ...now, ...to }));
  const { name, own, carryOver, scoringMode, count, slots, reserve, scoringSystemId } = league;
  const slotsOf = (id: string) => {
    const system = data?.scoringSystems.find((each) => each.id === id);
    return system && toLeagueShape(system.scoringLeagueConfig).slots;
  };
  // Places go with the scoring as long as nobody has changed them.
  const chooseScoring = (id: string) => {
    const before = slotsOf(scoringSystemId);
    const isTheirs = known === null && before && SLOTS.every((slot) => slots[slot] === before[slot]);
    change({ scoringSystemId: id, ...(isTheirs && { slots: slotsOf(id) ?? slots }) });
  };
  const chooseCount = (to: number) => {
    change({ count: to });
    setRead(read && inTeams(read, to, count));
  };
  const rosters = read ? rostersOf(read, slots) : [];
  // A platform's teams keep their rosters where the text has none.
  const pasted = read && !before.hasAny ? teamsIn(read, count) : null;
  const ownName = own.trim() || 'My team';
  const names = teamNamesOf(
    ownName,
    count,
    rosters,
    before.others.map(({ teamName }) => teamName),
  );
  const making = useMutation({
    mutationFn: () =>
      call('createHandLeague', {
        ...{ name, carryOver, scoringMode, slots, reserve, scoringSystemId },
        ...(known && before.hasAny && { from: known.id }),
        teams: names.map((teamName, index) => {
          const roster = rosters.find(({ teamAt }) => teamAt === index);
          const keeps = index === 0 ? before.own : before.others[index - 1]?.id;
          if (roster) return { name: teamName, players: toSentPlayers(roster) };
          return { name: teamName, players: [], ...(keeps !== undefined && { keeps }) };
        }),
      }),
    onSuccess: (made) => {
      for (const changed of ['listUserLeagues', 'countUserLeagues', 'listScoringSystems'])
        void queries.invalidateQueries({ queryKey: [changed] });
      onMade(made);
    },
  });
  const obstacle =
    (isPlainName(name, LONGEST_HAND_NAME) ? null : 'The league has no name yet.') ??
    (isPlainName(ownName, LONGEST_HAND_NAME) ? null : 'Your team’s name cannot be read.') ??
    (STARTING_SLOTS.some((slot) => slots[slot] > 0) ? null : 'A roster has at least one starting place.') ??
    (read ? obstacleOf(read, rosters) : null);
  return (
    <Form className="flex flex-col gap-8" onSubmit={() => obstacle === null && making.mutate()}>
      <section aria-labelledby="rules" className="flex flex-col gap-4">
        <PartTitle id="rules" title="The league" />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label="Name"
            value={name}
            maxLength={LONGEST_HAND_NAME}
            onChange={(text) => change({ name: text })}
          />
          <TextField
            label="Your team"
            value={own}
            placeholder="My team"
            maxLength={LONGEST_HAND_NAME}
            onChange={(text) => change({ own: text })}
          />
        </div>
        <div className="flex flex-wrap gap-4">
          <Toggle
            label="Mode"
            value={carryOver}
            sides={CARRY_OVERS}
            onChange={(value) => change({ carryOver: value })}
          />
          <Toggle
            label="How teams are ranked"
            value={scoringMode}
            sides={MODES}
            onChange={(value) => change({ scoringMode: value })}
          />
        </div>
        {error ? (
          <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
        ) : (
          <Select
            label="Scoring"
            value={scoringSystemId}
            options={options.map(({ system, name }) => ({ value: system.id, label: name }))}
            onChange={chooseScoring}
            help="The league keeps these settings as they stand now."
            className="md:w-80"
          />
        )}
        <div className="grid gap-x-10 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
          <BoundStepper label="Teams" value={count} bounds={TEAMS} onChange={chooseCount} />
          {SLOTS.map((slot) => (
            <BoundStepper
              key={slot}
              label={SLOT_LABELS[slot]}
              value={slots[slot]}
              bounds={roomyBound(leagueBound(SLOT_COUNT_KEYS[slot]), slot === 'BN' ? DEEPEST_BENCH : 0)}
              onChange={(value) => change({ slots: { ...slots, [slot]: value } })}
            />
          ))}
          <BoundStepper
            label="IR"
            value={reserve.ir}
            bounds={RESERVE}
            onChange={(ir) => change({ reserve: { ...reserve, ir } })}
          />
          <BoundStepper
            label="TAXI"
            value={reserve.taxi}
            bounds={RESERVE}
            onChange={(taxi) => change({ reserve: { ...reserve, taxi } })}
          />
        </div>
      </section>
      <section aria-labelledby="rosters" className="flex flex-col gap-4">
        <PartTitle id="rosters" title="Who has whom" />
        <p className="text-base text-muted">
          {before.hasAny && known?.sync.syncedAt
            ? `Teams keep whom they had as of ${moment(known.sync.syncedAt)}. A roster that you paste takes the place of that team’s.`
            : 'Rosters can also be pasted later, and anew whenever they change.'}
        </p>
        <RosterPaste teamNames={names} slots={slots} read={read} onRead={setRead} />
        {pasted !== null && <TeamsOffer pasted={pasted} count={count} onTake={chooseCount} />}
      </section>
      <BeforeLeaving isBegun={league !== start || read !== null} />
      {making.error && <Problem text={failureWords(making.error).text} />}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {obstacle !== null && <span className="text-base text-muted">{obstacle}</span>}
        <Button kind="primary" type="submit" isBusy={making.isPending} disabled={obstacle !== null}>
          Make the league
        </Button>
      </div>
    </Form>
  );
}
