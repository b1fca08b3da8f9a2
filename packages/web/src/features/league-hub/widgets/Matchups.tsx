import type { AnswerOf } from '@pylon/contract/endpoint';
import type { weekMatchups } from '@pylon/contract/league-hub/week-matchups';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { isLocked } from '@pylon/contract/plans/tiers';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import { matchupWords } from '../../../widgets/league/league-words.ts';
import { LockedNote } from '../../../widgets/paywall/LockedNote.tsx';
import { decimal, kickoffTime, percent } from '../../../widgets/player/display.ts';
import { endOf, placeLabel, withoutMatchups } from '../hub-words.ts';
import { standsAt } from '../touchdowns/touchdown-words.ts';
import { Answered, Plain, Widget } from './Widget.tsx';

type Told = AnswerOf<typeof weekMatchups>;
type Side = Told['weekMatchups'][number]['leftSide'];

/** All match-ups of the week, the own one first. */
export const Matchups = ({ league }: { readonly league: UserLeague }) => (
  <Widget name="week_matchups" title="This week’s match-ups" question="Who is ahead, and who is likely to win?">
    <Rows league={league} />
  </Widget>
);

function Rows({ league }: { readonly league: UserLeague }) {
  const { id, leagueParticipantId } = league;
  const query = useQuery(answer('weekMatchups', { userLeagueId: id }));
  return (
    <Answered query={query} what="the match-ups">
      {(told) => {
        const { hasMatchups, weekMatchups: rows, ownChances, basis, week, played, asOf } = told;
        if (told.guillotine.length > 0) return <Guillotine told={told} ownId={leagueParticipantId} />;
        if (!hasMatchups) return <Plain>{withoutMatchups(league)}</Plain>;
        return (
          <>
            {isUnprojected(rows) && <Plain>Too few of these line-ups are projected: no chances stand here.</Plain>}
            {ownChances.map((chance) => (
              <p key={chance.opponent.id} className="text-lg">
                <OwnChance {...chance} week={week} isOneOfSeveral={ownChances.length > 1} />
              </p>
            ))}
            <LiveAsOf asOf={asOf} />
            <ul className="border-hairline border-t">
              {rows.map(({ leftSide, rightSide }) => (
                <li
                  key={`${leftSide.participant.id} ${rightSide?.participant.id}`}
                  className="border-hairline border-b py-1.5"
                >
                  <Team side={leftSide} isOwn={leftSide.participant.id === leagueParticipantId} />
                  {rightSide ? <Team side={rightSide} /> : <span className="text-muted">No opponent this week</span>}
                </li>
              ))}
            </ul>
            <LockedNote
              of={rows[0]?.leftSide.expectedPoints}
              instead="Made from published projections."
              what="Expected points, and all chances to win"
            />
            <PlayedList played={played} />
            {basis === 'house' && (
              <p className="text-muted text-sm">Points so far, expected at the end, chance to win.</p>
            )}
          </>
        );
      }}
    </Answered>
  );
}

interface OwnChanceProps {
  readonly week: number;
  /** Whether the team meets others in the week as well: then this one is named. */
  readonly isOneOfSeveral: boolean;
}

/** The chance to win a match-up; once it is over, who did. */
function OwnChance({
  opponent,
  winnerPercentage,
  isOver,
  week,
  isOneOfSeveral,
}: Told['ownChances'][number] & OwnChanceProps) {
  const whom = opponent.teamName;
  if (isOver)
    return (
      <>
        You have <span className="font-semibold">{endOf({ winnerPercentage })}</span> week {week}
        {isOneOfSeveral && ` against ${whom}`}
      </>
    );
  return (
    <>
      {isOneOfSeveral ? `You beat ${whom} in` : 'You win'} week {week} with{' '}
      <span className="scoreboard font-bold text-xl">{percent(winnerPercentage)}</span>
      <span className="text-muted"> · {matchupWords(winnerPercentage / 100)}</span>
    </>
  );
}

const LiveAsOf = ({ asOf }: Pick<Told, 'asOf'>) =>
  asOf !== null && (
    <p className="text-muted text-sm">
      <span className="font-semibold text-good">Live</span> · points and chances as of {kickoffTime(asOf)} ET
    </p>
  );

/** Who is in, and how likely each is to score least and be out. */
const Guillotine = ({ told, ownId }: { readonly told: Told; readonly ownId: string | null }) => {
  const { guillotine, ownLowestPercentage: own, week, asOf, played, basis } = told;
  return (
    <>
      {own === null ? (
        <Plain>
          {guillotine.some(({ participant }) => participant.id === ownId)
            ? 'Too few of these line-ups are projected: no chances stand here.'
            : `The lowest score of ${guillotine.length} teams is out.`}
        </Plain>
      ) : (
        <p className="text-lg">
          You survive week {week} with <span className="scoreboard font-bold text-xl">{percent(100 - own)}</span>
          <span className="text-muted"> · the lowest score of {guillotine.length} teams is out</span>
        </p>
      )}
      <LiveAsOf asOf={asOf} />
      <ul aria-label="Teams that are in" className="border-hairline border-t">
        {guillotine.map(({ participant, points, expectedPoints, lowestPercentage }) => (
          <li key={participant.id} className="border-hairline border-b py-1.5">
            <Team
              side={{ participant, points, expectedPoints, winnerPercentage: lowestPercentage }}
              isOwn={participant.id === ownId}
              ofWhat="chance to go"
            />
          </li>
        ))}
      </ul>
      <LockedNote
        of={guillotine[0]?.expectedPoints}
        instead="Made from published projections."
        what="Expected points, and the chances of the others to go"
      />
      <PlayedList played={played} />
      {basis === 'house' && (
        <p className="text-muted text-sm">Points so far, expected at the end, chance to score least and go.</p>
      )}
    </>
  );
};

/** Whether no match-up of the week has a chance. */
const isUnprojected = (rows: Told['weekMatchups']): boolean =>
  rows.some(({ rightSide }) => rightSide !== null) &&
  rows.every(({ leftSide, rightSide }) => rightSide === null || leftSide.winnerPercentage === null);

interface TeamProps {
  readonly side: Side;
  readonly isOwn?: boolean;
  /** What the percentage is of, where the list does not say it. */
  readonly ofWhat?: string;
}

const Team = ({ side, isOwn = false, ofWhat = '' }: TeamProps) => (
  <p className="grid grid-cols-[minmax(0,1fr)_3.5rem_4rem_4rem] items-baseline gap-x-2">
    <span className={isOwn ? 'truncate border-accent border-l-[3px] pl-2 font-semibold' : 'truncate pl-[11px]'}>
      {side.participant.teamName}
    </span>
    <span className="figures text-right font-semibold">{decimal(side.points, 1)}</span>
    <span className="figures text-right text-muted">
      {!isLocked(side.expectedPoints) && (side.expectedPoints > 0 || side.winnerPercentage !== null) && (
        <>
          <span className="sr-only">expected </span>
          {decimal(side.expectedPoints, 1)}
        </>
      )}
    </span>
    <span className="figures text-right">
      {!isLocked(side.winnerPercentage) && side.winnerPercentage !== null && (
        <>
          <span className="sr-only">{ofWhat} </span>
          {percent(side.winnerPercentage)}
        </>
      )}
    </span>
  </p>
);

/** The own starters whose games have begun. */
const PlayedList = ({ played }: Pick<Told, 'played'>) =>
  played.length > 0 && (
    <section aria-label="Your starters so far" className="flex flex-col">
      <h4 className="text-muted text-sm">Your starters so far</h4>
      <ul>
        {played.map(({ leagueRosterId, position, name, points, game }) => (
          <li
            key={leagueRosterId}
            className="grid grid-cols-[3.25rem_minmax(0,1fr)_3.5rem] items-baseline gap-x-2 border-hairline border-b py-1"
          >
            <span className="text-muted text-sm">{placeLabel(position)}</span>
            <span className="min-w-0">
              <span className="block truncate">{name}</span>
              <span className="block text-muted text-sm">{standsAt(game)}</span>
            </span>
            <span className="figures text-right font-semibold">{decimal(points, 1)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
