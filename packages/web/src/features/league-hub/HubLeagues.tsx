import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { namesOf } from '../../widgets/league/league-names.ts';
import { placeWords, stateWords } from '../../widgets/league/league-words.ts';
import { textLink } from '../../widgets/league/text-link.ts';
import { decimal, percent } from '../../widgets/player/display.ts';
import { endOf } from './hub-words.ts';

interface HubLeaguesProps {
  readonly leagues: readonly UserLeague[];
  /** Which one is shown. */
  readonly chosen: string;
}

/** A person's leagues to choose from, each with how it stands. */
export function HubLeagues({ leagues, chosen }: HubLeaguesProps) {
  const names = namesOf(leagues);
  return (
    <nav aria-label="Your leagues" className="flex flex-col gap-2">
      <ul className="border-hairline border-t">
        {leagues.map((league, index) => (
          <li key={league.id} className="border-hairline border-b">
            <Link
              to={PATHS.leagueHub}
              search={{ league: league.id }}
              replace
              resetScroll={false}
              aria-current={league.id === chosen ? 'page' : undefined}
              className={classNames(
                'flex flex-col gap-0.5 border-l-[3px] px-3 py-2 hover:bg-raised',
                league.id === chosen ? 'border-accent' : 'border-transparent',
              )}
            >
              <span className="break-words font-semibold text-lg">{names[index]}</span>
              <span className="text-muted text-sm">{standing(league)}</span>
              {league.currentMatchup ? (
                <ScoreNow league={league} asRead={[league.currentMatchup, ...league.otherMatchups]} />
              ) : (
                typeof league.weekParticipant?.fantasyPoints === 'number' && (
                  <span className="text-sm">
                    <span className="figures">{decimal(league.weekParticipant.fantasyPoints, 1)}</span>
                    <span className="text-muted"> this week</span>
                  </span>
                )
              )}
              {league.lineupOptimizedPercentage !== null && (
                <span className="text-muted text-sm">
                  Line-up <span className="figures">{percent(league.lineupOptimizedPercentage)}</span> of the best
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={PATHS.myLeagues} className={textLink}>
        Pin, order or refresh leagues
      </Link>
    </nav>
  );
}

const standing = (league: UserLeague): string =>
  placeWords(league) ?? (league.league ? stateWords(league.league) : 'Not read yet');

type Matchup = UserLeague['otherMatchups'][number];

/** The score of its match-ups, which goes on while games are played, and the chance to win each. */
function ScoreNow({ league, asRead }: { readonly league: UserLeague; readonly asRead: readonly Matchup[] }) {
  const { data } = useQuery(answer('weekMatchups', { userLeagueId: league.id }));
  const own = data?.weekMatchups.filter(({ leftSide }) => leftSide.participant.id === league.leagueParticipantId) ?? [];
  const chances = data?.ownChances ?? [];
  return (
    <>
      <Scores
        of={own.length > 0 ? own : asRead}
        alone={league.cardGamingMode === 'head-to-head' ? 'no opponent' : 'this week'}
      />
      {chances.length > 0 && (
        <span className="text-muted text-sm">
          {chances.every(({ isOver }) => isOver) ? (
            `The week is ${chances.map(endOf).join(' and ')}`
          ) : (
            <>
              Chance to win{' '}
              <span className="figures">
                {chances.map(({ winnerPercentage }) => percent(winnerPercentage)).join(' and ')}
              </span>
            </>
          )}
        </span>
      )}
    </>
  );
}

interface ScoresProps {
  readonly of: readonly SidesOfScore[];
  /** What is said beside the score of who meets nobody. */
  readonly alone: string;
}

/** The score against each whom the team meets. */
const Scores = ({ of, alone }: ScoresProps) =>
  of.map((score, at) => <Score key={score.rightSide?.participant.teamName ?? at} alone={alone} {...score} />);

interface SidesOfScore {
  readonly leftSide: Pick<Matchup['leftSide'], 'points'>;
  readonly rightSide: {
    readonly points: number;
    readonly participant: { readonly teamName: string };
  } | null;
}

const Score = ({ leftSide, rightSide, alone }: SidesOfScore & Pick<ScoresProps, 'alone'>) => (
  <span className="text-sm">
    <span className="figures">
      {decimal(leftSide.points, 1)}
      {rightSide && `–${decimal(rightSide.points, 1)}`}
    </span>
    <span className="text-muted"> {rightSide ? `vs ${rightSide.participant.teamName}` : alone}</span>
  </span>
);
