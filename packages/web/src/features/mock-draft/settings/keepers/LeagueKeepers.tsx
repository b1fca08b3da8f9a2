import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { answer } from '../../../../api/answers.ts';
import { failureWords } from '../../../../api/failure.ts';
import { sayFailure } from '../../../../api/say-failure.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { entityOf } from '../../../../widgets/player/entity.ts';
import type { FieldsProps } from '../fields-props.ts';
import { LeagueSeats } from './LeagueSeats.tsx';
import {
  isKeptElsewhere,
  type LeagueTeams,
  leagueDraft,
  type TakenOver,
  type TakeOver,
  takenOver,
} from './league-keepers.ts';
import { playerQuestion, refusalOf } from './use-kept-players.ts';

export interface LeagueKeepersProps
  extends Pick<FieldsProps, 'wishes' | 'change'>,
    Pick<TakeOver, 'slots' | 'positionOf'> {
  /** The person's league whose scoring the draft has. */
  readonly leagueId: string;
  readonly seasonId: string;
}

/** Whom a person's league keeps, taken over into the draft by one press. Load it lazily. */
export function LeagueKeepers({ leagueId, wishes, slots, seasonId, positionOf, change }: LeagueKeepersProps) {
  const queries = useQueryClient();
  const [done, setDone] = useState<TakenOver | null>(null);
  const part = useRef<HTMLElement>(null);
  const keepers = useQuery(answer('listLeagueKeepers', { id: leagueId }));
  const league = useQuery(answer('getUserLeague', { userLeagueId: leagueId }));
  const taking = useMutation({
    async mutationFn(ids: readonly string[]) {
      const refused = new Map<string, string>();
      const ask = async (id: string) => {
        try {
          await queries.fetchQuery(playerQuestion(id, seasonId));
        } catch (failure) {
          const why = refusalOf(failure);
          if (why === null) throw failure;
          refused.set(id, why);
        }
      };
      await Promise.all(ids.map(ask));
      return refused;
    },
    onSuccess(refused) {
      if (!keepers.data) return;
      const over = takenOver({ wishes, slots, league: teams, told: keepers.data, positionOf, refused });
      flushSync(() => {
        setDone(over);
        change(over.change);
      });
      part.current?.scrollIntoView({ block: 'nearest' });
    },
    onError: sayFailure,
  });
  const failure = keepers.error ?? league.error;
  if (failure) {
    const again = () => void Promise.all([keepers, league].map(({ error, refetch }) => error && refetch()));
    return <ErrorState {...failureWords(failure)} onRetry={again} />;
  }
  if (!keepers.data || !league.data) return <Skeleton className="h-9 w-64" />;

  const { league: known, leagueParticipantId: ownTeamId } = league.data.userLeague;
  const teams: LeagueTeams = { teams: known?.leagueParticipants ?? [], ownTeamId };
  const told = keepers.data.keepers;
  if (told.length === 0) {
    const words = known ? `${known.name} keeps nobody, as far as is known.` : 'Your league has not been read yet.';
    return <p className="text-base text-muted">{words} Add whom you know of.</p>;
  }
  const draft = leagueDraft(wishes, teams, keepers.data.isAuction);
  const isOfNow =
    done?.change.draftType === wishes.draftType &&
    done.change.numberOfTeams === wishes.numberOfTeams &&
    done.change.draftPosition === wishes.draftPosition;
  return (
    <section
      ref={part}
      aria-label={`Keepers of ${known?.name ?? 'your league'}`}
      className="clears-bars flex flex-col items-start gap-3 border-hairline border-b pb-4"
    >
      <LeagueSeats wishes={wishes} draft={draft} league={teams} />
      {isKeptElsewhere(wishes, teams, told) && (
        <p className="text-base text-caution">
          Some are kept at another place than their team’s. Taken over again, they go where their team is.
        </p>
      )}
      <Button
        isBusy={taking.isPending}
        onClick={() => taking.mutate(told.flatMap((keeper) => entityOf(keeper)?.id ?? []))}
      >
        Take over {countWords(told.length)}
      </Button>
      <div role="status" className="flex flex-col gap-1 text-base empty:hidden">
        {isOfNow && <Done done={done} count={told.length} />}
      </div>
    </section>
  );
}

const countWords = (count: number): string => (count === 1 ? '1 keeper' : `${count} keepers`);

/** What came of it: how many are kept, whose place is only assumed, and who was left out for what reason. */
function Done({ done, count }: { readonly done: TakenOver; readonly count: number }) {
  const { assumed, leftOut } = done;
  const isAuction = done.change.draftType === 'AUCTION';
  return (
    <>
      <p>
        <strong>{`${done.count} of ${countWords(count)} taken over.`}</strong>
        {leftOut.length > 0 && ' Left out:'}
      </p>
      {leftOut.length > 0 && (
        <ul aria-label="Left out" className="text-muted">
          {leftOut.map(({ id, name, why }) => (
            <li key={id}>
              {name}: {why}
            </li>
          ))}
        </ul>
      )}
      {assumed.length > 0 && (
        <p className="text-muted">
          {isAuction
            ? `The league tells no price of ${assumed.join(', ')}: each costs $1.`
            : `The league tells no round of ${assumed.join(', ')}: each takes the last free pick of their team.`}
        </p>
      )}
    </>
  );
}
