import type { LeagueRoom } from '@pylon/contract/drafting/league-room';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/table/SkeletonRows.tsx';
import { many } from '../../../widgets/player/display.ts';
import { leaningWords, pastWords, scoreWords, seatWords, strongest } from './room-words.ts';

/** What the seats of a league's room are made of, how much of it is believed, and how it did. */
export function AboutRoom({ mockDraftId }: { readonly mockDraftId: string }) {
  const { data, error, refetch } = useQuery({ ...answer('getLeagueRoom', { mockDraftId }), staleTime: 0 });
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  return data.leagueRoom ? <About room={data.leagueRoom} /> : null;
}

function About({ room }: { readonly room: LeagueRoom }) {
  const { isOrderDrawn, keepersLeftOut, keepersMoved, league, seats } = room;
  return (
    <div className="flex flex-col gap-5 px-4 py-5 text-base md:px-6">
      <div className="flex flex-col gap-1">
        <p>{seatWords(room)}</p>
        <p className="text-muted">
          On five recorded drafts of one league, leaning seats were not proven to foresee picks better than plain ones.
        </p>
        {!isOrderDrawn && (
          <p className="text-muted">The order of the draft is not known: teams sit in the order of the league.</p>
        )}
        {keepersMoved.length > 0 && (
          <p className="text-muted">
            Kept here at their team’s last free pick, since it has none left in the round they cost:{' '}
            {keepersMoved.join(', ')}.
          </p>
        )}
        {keepersLeftOut.length > 0 && (
          <p className="text-muted">Kept in the league, without a place in this room: {keepersLeftOut.join(', ')}.</p>
        )}
      </div>
      <section aria-labelledby="room-score" className="flex flex-col gap-1">
        <h3 id="room-score" className="text-xl">
          The real draft
        </h3>
        <p>{scoreWords(room)}</p>
      </section>
      <section aria-labelledby="room-told" className="flex flex-col gap-2">
        <h3 id="room-told" className="text-xl">
          What past drafts tell
        </h3>
        <div className="text-muted">
          {pastWords(room).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
        {league !== null && (
          <dl className="border-hairline border-t">
            <Told name="The league" told={league} />
            {seats.map(({ draftPosition, name, told }) => (
              <Told key={draftPosition} name={name} told={told} />
            ))}
          </dl>
        )}
      </section>
    </div>
  );
}

/** What is told of a team, or of the league. */
function Told({ name, told }: { readonly name: string; readonly told: LeagueRoom['league'] }) {
  const leanings = strongest(told?.leanings ?? []);
  return (
    <div className="flex gap-4 border-hairline border-b py-1.5 max-md:flex-col max-md:gap-0">
      <dt className="w-40 shrink-0 font-semibold">
        <span className="block truncate">{name}</span>
        <span className="block font-normal text-muted text-sm">
          {told === null ? 'no past picks' : `${many(told.choices, 'pick')}, ${many(told.drafts, 'draft')}`}
        </span>
      </dt>
      <dd className="min-w-0">
        {leanings.length === 0
          ? 'Nothing that stands out.'
          : leanings.map((leaning) => (
              <span key={`${leaning.phase} ${leaning.position}`} className="block">
                {leaningWords(leaning)}
              </span>
            ))}
      </dd>
    </div>
  );
}
