import { LEAGUE_BOUNDS } from '@pylon/contract/league/league-bounds';
import { CARRY_OVERS, LONGEST_LEAGUE_NAME, MOST_TEAMS_BY_HAND } from '@pylon/contract/league-sync/by-hand-rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { Problem } from '../../../ui/fields/Problem.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Select } from '../../../ui/overlays/Select.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { BoundStepper } from '../../../widgets/league/BoundStepper.tsx';
import { useTier } from '../../../widgets/paywall/use-tier.ts';
import { scoringOptions } from '../../../widgets/scoring/scoring-options.ts';
import { DEFAULT_SCORING } from '../../../widgets/table/table-search.ts';
import { PasteRosters } from './PasteRosters.tsx';
import { problemOf, type SaidSlots, type SaidTeam, withRead } from './said-league.ts';
import { TeamEditor } from './TeamEditor.tsx';

export interface ByHandFormProps {
  /** The league that is edited, of the version that is seen; null for a new one. */
  readonly kept: { readonly id: string; readonly version: number } | null;
  readonly begun: {
    readonly name: string;
    readonly carryOver: (typeof CARRY_OVERS)[number];
    readonly slots: SaidSlots;
    readonly teams: readonly SaidTeam[];
  };
  /** The scoring system that holds the rules of a platform's league. */
  readonly rulesOf?: string | null;
}

const KINDS = CARRY_OVERS.map((value) => ({
  value,
  label: { redraft: 'Redraft', keeper: 'Keeper', dynasty: 'Dynasty' }[value],
}));
const SAME_RULES = '';
const SLOT_BOUNDS = LEAGUE_BOUNDS.filter(({ key }) => key !== 'participantCount' && key !== 'budget');

/** What a person says of a league: its rules, its teams, and who is on them. */
export function ByHandForm({ kept, begun, rulesOf = null }: ByHandFormProps) {
  const call = useCall();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const tier = useTier();
  const systems = useQuery(answer('listScoringSystems', {})).data?.scoringSystems ?? [];
  const [name, setName] = useState(begun.name);
  const [carryOver, setCarryOver] = useState(begun.carryOver);
  const [slots, setSlots] = useState(begun.slots);
  const [teams, setTeams] = useState(begun.teams);
  const [scoring, setScoring] = useState(kept ? SAME_RULES : (rulesOf ?? DEFAULT_SCORING));
  const open = scoringOptions(systems, tier, scoring).filter(({ lockTier }) => lockTier === null);
  const rules = [
    ...(kept ? [{ value: SAME_RULES, label: 'As it is' }] : []),
    ...open.map(({ system, name: label, group }) => ({ value: system.id, label, group })),
  ];
  const problem = name.trim() === '' ? 'A league has a name.' : problemOf(teams);
  const keeping = useMutation({
    mutationFn: async () => {
      const said = {
        ...{ name, carryOver, slots },
        teams: teams.map(({ teamName, players }) => ({ teamName, entityIds: players.map((one) => one.entityId) })),
      };
      if (!kept) return call('createLeagueByHand', { ...said, scoringSystemId: scoring });
      const edit = { ...said, userLeagueId: kept.id, version: kept.version, scoringSystemId: scoring || null };
      return call('updateLeagueByHand', edit);
    },
    onSuccess: async () => {
      for (const key of ['listUserLeagues', 'countUserLeagues', 'listScoringSystems'])
        void queries.invalidateQueries({ queryKey: [key] });
      await navigate({ to: PATHS.myLeagues });
    },
  });
  const setTeam = (at: number, next: SaidTeam | null) =>
    setTeams(teams.flatMap((team, index) => (index === at ? (next ?? []) : team)));
  const openLines = teams.reduce((sum, team) => sum + team.open.filter(({ outcome }) => outcome !== 'twice').length, 0);
  return (
    <Form className="flex flex-col gap-8" onSubmit={() => problem === null && keeping.mutate()}>
      <section aria-label="Rules" className="flex flex-col gap-4">
        <div className="grid gap-4 md:grid-cols-3">
          <TextField label="League name" value={name} maxLength={LONGEST_LEAGUE_NAME} onChange={setName} />
          <Select label="Kind" value={carryOver} options={KINDS} onChange={setCarryOver} />
          <Select label="Scoring" value={scoring} options={rules} onChange={setScoring} />
        </div>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-6">
          {SLOT_BOUNDS.map(({ key, label, min, max, step }) => {
            if (key === 'participantCount' || key === 'budget') return null;
            const bounds = { min, max: Math.max(max, begun.slots[key]), step };
            return (
              <BoundStepper
                key={key}
                label={label}
                value={slots[key]}
                bounds={bounds}
                onChange={(count) => setSlots({ ...slots, [key]: count })}
              />
            );
          })}
        </div>
      </section>
      <PasteRosters onRead={(read) => setTeams(withRead(teams, read))} />
      <section aria-labelledby="by-hand-teams" className="flex flex-col gap-4">
        <h2 id="by-hand-teams" className="text-xl">
          Teams ({teams.length})
        </h2>
        <ul className="grid gap-4 lg:grid-cols-2">
          {teams.map((team, at) => (
            <TeamEditor
              // biome-ignore lint/suspicious/noArrayIndexKey: a team is known by its place alone
              key={at}
              team={team}
              isOwn={at === 0}
              onChange={(next) => setTeam(at, next)}
              onOwn={() => setTeams([team, ...teams.filter((other) => other !== team)])}
              onRemove={teams.length > 2 ? () => setTeam(at, null) : null}
            />
          ))}
        </ul>
        <Button
          className="self-start"
          disabled={teams.length >= MOST_TEAMS_BY_HAND}
          onClick={() => setTeams([...teams, { teamName: `Team ${teams.length + 1}`, players: [], open: [] }])}
        >
          <Plus aria-hidden size={16} /> Add a team
        </Button>
      </section>
      {openLines > 0 && <p className="text-base text-muted">{openLines} lines are open and are left out.</p>}
      {problem !== null && <Problem text={problem} />}
      {keeping.error && <ErrorState {...failureWords(keeping.error)} />}
      <Button
        kind="primary"
        type="submit"
        className="self-start"
        isBusy={keeping.isPending}
        disabled={problem !== null}
      >
        {kept ? 'Save the league' : 'Make the league'}
      </Button>
    </Form>
  );
}
