import type { AnswerOf } from '@pylon/contract/endpoint';
import type { expertRecommendations } from '@pylon/contract/league-hub/league-lists';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import { entityOf } from '../../../widgets/player/entity.ts';
import { placeLabel } from '../hub-words.ts';
import { PlayerLine } from './PlayerLine.tsx';
import { Answered, Plain, Widget } from './Widget.tsx';

type Told = AnswerOf<typeof expertRecommendations>;
type Recommendation = Told['recommendations'][number];

/** Whom of the bench the experts would start. */
export const ExpertRecommendations = ({ league }: { readonly league: UserLeague }) => (
  <Widget
    name="expert_recommendations"
    title="Expert recommendations"
    question="Where would most experts set your line-up otherwise?"
  >
    {league.league?.settings.isBestBall ? (
      <Plain>Best ball: whoever makes most counts, and nobody sets a line-up.</Plain>
    ) : (
      <Rows league={league} />
    )}
  </Widget>
);

function Rows({ league }: { readonly league: UserLeague }) {
  const query = useQuery(answer('expertRecommendations', { userLeagueId: league.id }));
  return (
    <Answered query={query} what="the recommendations">
      {({ recommendations, experts, week }) => (
        <>
          {recommendations.length === 0 ? (
            <Plain>{noneWords(experts.length, week)}</Plain>
          ) : (
            <ul aria-label="Expert recommendations" className="border-hairline border-t">
              {recommendations.map((row) => (
                <PlayerLine
                  key={row.start.leagueRosterId}
                  row={row.start}
                  note={`for ${entityOf(row.sit)?.name} at ${placeLabel(row.place)} · ${placesWords(row)}`}
                  figure={`${row.agreeing} of ${row.said.length}`}
                  unit="experts"
                />
              ))}
            </ul>
          )}
          {experts.length > 0 && (
            <p className="text-muted text-sm">
              By the lists for week {week} of {experts.map(({ name }) => name).join(', ')}.
            </p>
          )}
        </>
      )}
    </Answered>
  );
}

const noneWords = (experts: number, week: number): string =>
  experts === 0
    ? `Nobody has ranked a player of yours for week ${week} yet.`
    : 'Most experts would start whom you start, of everybody whose game has not begun.';

/** What the one says who is surest of it. @example 'Consensus: #12 before #31' */
function placesWords({ said: [surest] }: Recommendation): string {
  return surest ? `${surest.name}: #${surest.startRank} before #${surest.sitRank}` : '';
}
