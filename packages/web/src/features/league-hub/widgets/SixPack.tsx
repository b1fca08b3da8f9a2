import type { AnswerOf } from '@pylon/contract/endpoint';
import type { scoutsSixPack } from '@pylon/contract/league-hub/league-market';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { isLocked } from '@pylon/contract/plans/tiers';
import { POSITION_LABELS, POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { Select } from '../../../ui/overlays/Select.tsx';
import { holderWords, restOrSeason, starts } from '../../../widgets/league/league-words.ts';
import { LockedNote } from '../../../widgets/paywall/LockedNote.tsx';
import { decimal } from '../../../widgets/player/display.ts';
import { entityKey } from '../../../widgets/player/entity.ts';
import { thisAndNext } from '../hub-words.ts';
import { PlayerLine } from './PlayerLine.tsx';
import { Answered, Plain, Widget } from './Widget.tsx';

type Row = Extract<AnswerOf<typeof scoutsSixPack>['scouts6Pack'], readonly unknown[]>[number];

const SEASON = 'season';

/** Three whom Scout has higher than the other experts, and three lower. */
export const SixPack = ({ league }: { readonly league: UserLeague }) => (
  <Widget name="scouts_6_pack" title="Scout’s 6-Pack" question="Where does Scout differ most from the other experts?">
    <Rows league={league} />
  </Widget>
);

function Rows({ league }: { readonly league: UserLeague }) {
  const present = league.league?.settings.currentWeek ?? null;
  const [position, setPosition] = useState<Position>('QB');
  const [period, setPeriod] = useState(String(present ?? SEASON));
  const query = useQuery(
    answer('scoutsSixPack', {
      ...{ userLeagueId: league.id, position },
      ...(period === SEASON ? { period: 'season' as const } : { period: 'week' as const, week: Number(period) }),
    }),
  );
  const weeks = thisAndNext(present);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Select
          label="Period"
          value={period}
          options={[
            ...weeks.map((week) => ({ value: String(week), label: `Week ${week}` })),
            { value: SEASON, label: restOrSeason(league.seasonId, present) },
          ]}
          onChange={setPeriod}
        />
        <Select
          label="Position"
          value={position}
          options={POSITIONS.filter((value) => starts(league, value)).map((value) => ({
            value,
            label: POSITION_LABELS[value],
          }))}
          onChange={setPosition}
        />
      </div>
      <Answered query={query} what="the six" rows={6}>
        {({ scouts6Pack: pack, against }) => {
          if (isLocked(pack)) return <LockedNote of={pack} what="Three whom Scout has higher, and three lower" />;
          if (against === null) return <Plain>Nobody but the house has ranked that yet: nobody to differ from.</Plain>;
          if (pack.length === 0) return <Plain>Scout has everybody of the position where the others have them.</Plain>;
          return (
            <>
              <List league={league} title="Higher than others" rows={pack.filter(({ call }) => call === 'higher')} />
              <List league={league} title="Lower than others" rows={pack.filter(({ call }) => call === 'lower')} />
            </>
          );
        }}
      </Answered>
    </>
  );
}

interface ListProps {
  readonly league: UserLeague;
  readonly title: string;
  readonly rows: readonly Row[];
}

const List = ({ league, title, rows }: ListProps) => (
  <>
    <h4 className="label">{title}</h4>
    {rows.length === 0 ? (
      <Plain>Nobody.</Plain>
    ) : (
      <ul aria-label={title} className="border-hairline border-t">
        {rows.map((row) => (
          <PlayerLine
            key={entityKey(row)}
            row={row}
            note={`${holderWords(league, row.leagueParticipantId)}${row.points === null ? '' : ` · ${decimal(row.points, 1)} expected points`}`}
            figure={`#${row.scoutRank}`}
            unit={<span className="figures">others #{row.consensusRank}</span>}
          />
        ))}
      </ul>
    )}
  </>
);
