import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { InputField } from '../../../ui/fields/InputField.tsx';
import { Problem } from '../../../ui/fields/Problem.tsx';
import { Select } from '../../../ui/overlays/Select.tsx';
import { type EntityRow, entityInputOf } from '../../player/entity.ts';
import { type FoundKeeper, KeeperSearch } from '../../player/named/KeeperSearch.tsx';
import { PlayerOption } from '../../player/PlayerOption.tsx';
import { dollarsTyped } from './keeper-words.ts';

/** @source docs/sources.md "Draft settings" */
const FIRST_COST = '$1';
const UNKNOWN = '';

export interface KeeperFormProps {
  readonly league: UserLeague;
  readonly isAuction: boolean;
  /** Of the league's draft; 0 where that is not known. */
  readonly rounds: number;
  readonly onAdded: () => unknown;
}

/** A range of whole numbers as options. */
const wholes = (most: number, word: string) =>
  Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: `${word} ${index + 1}` }));

/** Finds a player and says who keeps them, and at which pick or for how much. */
export function KeeperForm({ league, isAuction, rounds, onAdded }: KeeperFormProps) {
  const teams = league.league?.leagueParticipants ?? [];
  const [chosen, setChosen] = useState<FoundKeeper | null>(null);
  const [team, setTeam] = useState(league.leagueParticipantId ?? teams[0]?.id ?? UNKNOWN);
  const [round, setRound] = useState('1');
  const [turn, setTurn] = useState(UNKNOWN);
  const [cost, setCost] = useState(FIRST_COST);
  const [refusal, setRefusal] = useState<string | null>(null);
  const call = useCall();
  const adding = useMutation({
    mutationFn: (player: EntityRow) =>
      call('createLeagueKeeper', {
        id: league.id,
        ...entityInputOf(player),
        leagueParticipantId: team === UNKNOWN ? null : team,
        round: Number(round),
        turn: turn === UNKNOWN ? null : Number(turn),
        cost: isAuction ? dollarsTyped(cost) : null,
      }),
    onSuccess: () => {
      setChosen(null);
      setTurn(UNKNOWN);
      setCost(FIRST_COST);
      void onAdded();
    },
    onError: (failure) => setRefusal(failureWords(failure).text),
  });
  const add = () => {
    if (!chosen) return setRefusal('Search a player first.');
    if (isAuction && dollarsTyped(cost) === null) return setRefusal('A keeper costs between $0 and $999.');
    setRefusal(null);
    adding.mutate(chosen);
  };
  return (
    <Form aria-label="Add a keeper" className="flex flex-col gap-3" onSubmit={add}>
      <KeeperSearch
        onPick={(player) => {
          setChosen(player);
          setRefusal(null);
        }}
      />
      {chosen && <PlayerOption row={chosen} byeWeek={chosen.byeWeek} />}
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
        <Select
          label="Kept by"
          value={team}
          options={teams.map(({ id, teamName }) => ({ value: id, label: teamName }))}
          onChange={setTeam}
          className="max-md:col-span-2"
        />
        {isAuction ? (
          <InputField
            label="Cost"
            inputMode="decimal"
            maxLength={8}
            value={cost}
            className="max-md:col-span-2 md:col-span-2"
            onChange={(event) => setCost(`$${event.target.value.replaceAll(/[^\d.]/g, '')}`)}
          />
        ) : (
          <>
            <Select label="Round" value={round} options={wholes(Math.max(1, rounds), 'Round')} onChange={setRound} />
            <Select
              label="Pick in the round"
              value={turn}
              options={[{ value: UNKNOWN, label: 'Not known' }, ...wholes(teams.length, 'Pick')]}
              onChange={setTurn}
            />
          </>
        )}
        <Button type="submit" isBusy={adding.isPending} className="max-md:col-span-2">
          Add keeper
        </Button>
      </div>
      {refusal !== null && <Problem text={refusal} />}
    </Form>
  );
}
