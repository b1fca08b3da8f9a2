import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import type { Answer } from '../../../api/call.ts';
import { ApiFailure, failureWords } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { Problem } from '../../../ui/fields/Problem.tsx';
import { SkeletonRows } from '../../../ui/table/SkeletonRows.tsx';
import { moment } from '../../../widgets/player/display.ts';
import { BeforeLeaving } from './BeforeLeaving.tsx';
import { LeagueFailure } from './LeagueFailure.tsx';
import {
  keptElsewhere,
  obstacleOf,
  type PastedText,
  playersWords,
  rostersOf,
  toSentPlayers,
} from './pasted-rosters.ts';
import { RosterPaste } from './RosterPaste.tsx';

export interface RostersAnewProps {
  readonly id: string;
  readonly onSaved: () => void;
}

/** Pastes rosters of a league that is kept by hand; teams that the text does not name stay as they are. */
export function RostersAnew({ id, onSaved }: RostersAnewProps) {
  const { data, error, refetch } = useQuery({ ...answer('getHandLeague', { id }), refetchOnMount: 'always' });
  if (!data) {
    if (error) return <LeagueFailure error={error} onRetry={() => void refetch()} />;
    return <SkeletonRows rows={6} label="Loading the league" />;
  }
  return <RostersForm league={data} onSaved={onSaved} onReload={() => void refetch()} />;
}

interface RostersFormProps {
  readonly league: Answer<'getHandLeague'>;
  readonly onSaved: () => void;
  readonly onReload: () => void;
}

function RostersForm({ league, onSaved, onReload }: RostersFormProps) {
  const { id, name, version, editedAt, slots, teams } = league;
  const call = useCall();
  const queries = useQueryClient();
  const [read, setRead] = useState<PastedText | null>(null);
  /** The version that the person has in mind while they paste. */
  const [seen, setSeen] = useState(version);
  const rosters = read ? rostersOf(read, slots) : [];
  const saving = useMutation({
    mutationFn: () =>
      call('replaceHandRosters', {
        id,
        version: seen,
        teams: rosters.flatMap((roster) => {
          const team = teams[roster.teamAt];
          return team ? [{ teamId: team.teamId, name: team.name, players: toSentPlayers(roster) }] : [];
        }),
      }),
    onSuccess: () => {
      for (const changed of ['listUserLeagues', 'getUserLeague', 'getHandLeague'])
        void queries.invalidateQueries({ queryKey: [changed] });
      onSaved();
    },
  });
  const hasChanged = saving.error instanceof ApiFailure && saving.error.code === 'hand-league-changed';
  const obstacle =
    read === null || rosters.length === 0
      ? 'Nothing is read yet.'
      : (obstacleOf(read, rosters) ?? keptElsewhere(rosters, teams));
  return (
    <Form className="flex flex-col gap-6" onSubmit={() => obstacle === null && saving.mutate()}>
      <div>
        <h2 className="break-words text-xl">{name}</h2>
        <p className="text-base text-muted">
          Edited {moment(editedAt)}. A roster that you paste takes the place of that team’s; the others stay.
        </p>
      </div>
      <ul aria-label="Teams" className="border-hairline border-t">
        {teams.map((team) => (
          <li key={team.teamId} className="border-hairline border-b">
            <details className="text-base">
              <summary className="flex min-h-9 cursor-pointer items-center gap-2 max-md:min-h-11">
                <span className="min-w-0 break-words font-semibold">{team.name}</span>
                <span className="text-muted text-sm">
                  {team.isOwn && 'yours · '}
                  {team.players.length === 0 ? 'nobody yet' : playersWords(team.players.length)}
                </span>
              </summary>
              <ul className="pb-2">
                {team.players.map((player, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a roster has no other order, and names may be equal
                  <li key={index}>
                    <span className="inline-block w-28 text-muted">{player.place}</span> {player.name}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <RosterPaste teamNames={teams.map((team) => team.name)} slots={slots} read={read} onRead={setRead} />
      <BeforeLeaving isBegun={read !== null} />
      {saving.error && <Problem text={failureWords(saving.error).text} />}
      {hasChanged && (
        <Button className="self-start" onClick={onReload}>
          Show it as it is now
        </Button>
      )}
      {version !== seen && (
        <div className="flex flex-wrap items-center gap-3 border-caution border-l-[3px] pl-3">
          <p className="text-base">The league as it stands above was edited since you began.</p>
          <Button
            onClick={() => {
              saving.reset();
              setSeen(version);
            }}
          >
            I have seen it
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {obstacle !== null && <span className="text-base text-muted">{obstacle}</span>}
        <Button kind="primary" type="submit" isBusy={saving.isPending} disabled={obstacle !== null}>
          Keep these rosters
        </Button>
      </div>
    </Form>
  );
}
