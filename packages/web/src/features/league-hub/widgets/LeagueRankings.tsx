import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { isLocked } from '@pylon/contract/plans/tiers';
import { POSITION_LABELS, POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { Select } from '../../../ui/overlays/Select.tsx';
import { holderWords, restOrSeason, starts } from '../../../widgets/league/league-words.ts';
import { LockedNote } from '../../../widgets/paywall/LockedNote.tsx';
import { decimal } from '../../../widgets/player/display.ts';
import { entityKey } from '../../../widgets/player/entity.ts';
import { thisAndNext } from '../hub-words.ts';
import { PagesOf } from './PagesOf.tsx';
import { PlayerLine } from './PlayerLine.tsx';
import { Answered, Plain, Widget } from './Widget.tsx';

const A_PAGE = 10;
const SEASON = 'season';
const ALL = 'all';

/** Everybody by the experts, in the rules of the league, with whoever has them. */
export const LeagueRankings = ({ league }: { readonly league: UserLeague }) => (
  <Widget name="league_rankings" title="League rankings" question="Who is best in your league’s scoring, and whose?">
    <Rows league={league} />
  </Widget>
);

function Rows({ league }: { readonly league: UserLeague }) {
  const present = league.league?.settings.currentWeek ?? null;
  const [period, setPeriod] = useState(SEASON);
  const [position, setPosition] = useState<Position | typeof ALL>(ALL);
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...answer('leagueExpertRankings', {
      leagueId: league.leagueId ?? '',
      ...(period !== SEASON && { week: Number(period) }),
      ...(position !== ALL && { athletePositions: position }),
      ...{ limit: A_PAGE, offset: (page - 1) * A_PAGE },
    }),
    placeholderData: keepPreviousData,
  });
  const weeks = thisAndNext(present);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Select
          label="Period"
          value={period}
          options={[
            { value: SEASON, label: restOrSeason(league.seasonId, present) },
            ...weeks.map((week) => ({ value: String(week), label: `Week ${week}` })),
          ]}
          onChange={(value) => {
            setPeriod(value);
            setPage(1);
          }}
        />
        <Select
          label="Position"
          value={position}
          options={[
            { value: ALL, label: 'All' },
            ...POSITIONS.filter((value) => starts(league, value)).map((value) => ({
              value,
              label: POSITION_LABELS[value],
            })),
          ]}
          onChange={(value) => {
            setPosition(value);
            setPage(1);
          }}
        />
      </div>
      <Answered query={query} what="the rankings" rows={A_PAGE}>
        {({ leagueExpertRankingTable: rows, total, isInOwnRules }) =>
          rows.length === 0 ? (
            <Plain>Nobody has ranked that yet.</Plain>
          ) : (
            <>
              <ul aria-label="League rankings" className="border-hairline border-t">
                {rows.map((row) => (
                  <PlayerLine
                    key={entityKey(row)}
                    row={row}
                    note={holderWords(league, row.leagueParticipantId)}
                    figure={`#${row.rank}`}
                    unit={
                      !isLocked(row.points) &&
                      row.points && <span className="figures">{decimal(row.points.expected, 1)} expected points</span>
                    }
                  />
                ))}
              </ul>
              <PagesOf label="Pages of the rankings" total={total} of={A_PAGE} page={page} onPage={setPage} />
              <OwnRules isInOwnRules={isInOwnRules} />
              <LockedNote of={rows[0]?.points} what="Expected points, and ranks in your league’s own scoring" />
            </>
          )
        }
      </Answered>
    </>
  );
}

/** In whose rules a list is, in a line. */
export const OwnRules = ({ isInOwnRules }: { readonly isInOwnRules: boolean }) => (
  <p className="text-muted text-sm">
    {isInOwnRules ? 'In the scoring and the line-up of this league.' : 'In 0.5 PPR, which is open to everybody.'}
  </p>
);
