import type { AnswerOf } from '@pylon/contract/endpoint';
import type { tradeHighAcquireLow } from '@pylon/contract/league-hub/league-market';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { isLocked } from '@pylon/contract/plans/tiers';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { answer } from '../../../api/answers.ts';
import { PATHS } from '../../../paths.ts';
import { holderWords } from '../../../widgets/league/league-words.ts';
import { noTradeWords } from '../../../widgets/league/no-trade-words.ts';
import { LockedNote } from '../../../widgets/paywall/LockedNote.tsx';
import { decimal } from '../../../widgets/player/display.ts';
import { entityKey } from '../../../widgets/player/entity.ts';
import { Change } from '../../../widgets/table/Change.tsx';
import { weekWords } from '../hub-words.ts';
import { PlayerLine } from './PlayerLine.tsx';
import { Answered, Plain, Widget } from './Widget.tsx';

type Told = AnswerOf<typeof tradeHighAcquireLow>;
type Trade = Extract<Told['tradeHigh'], readonly unknown[]>[number];

/** Whom to trade while the price is high, and whom to acquire while it is low. */
export function TradeLists({ league }: { readonly league: UserLeague }) {
  const none = noTradeWords(league);
  return (
    <Widget
      name="trade_high_acquire_low"
      title="Trade high / acquire low"
      question="Who made more or less of late than is expected from here on?"
    >
      {none === null ? <Rows league={league} /> : <Plain>{none}.</Plain>}
    </Widget>
  );
}

function Rows({ league }: { readonly league: UserLeague }) {
  const query = useQuery(answer('tradeHighAcquireLow', { userLeagueId: league.id }));
  return (
    <Answered query={query} what="the trades" rows={8}>
      {({ weeks, tradeHigh, acquireLow }) => {
        if (isLocked(tradeHigh) || isLocked(acquireLow))
          return <LockedNote of={tradeHigh} what="Whom of yours to trade, and whom of others to acquire" />;
        if (weeks === null)
          return (
            <Plain>
              {league.league?.status === 'COMPLETED'
                ? 'The season of this league is over.'
                : 'No week is over yet: after the first ones, lists stand here.'}
            </Plain>
          );
        return (
          <>
            <List title="Trade high" rows={tradeHigh} />
            <List
              title="Acquire low"
              rows={acquireLow}
              holder={({ leagueParticipantId: opponent }) =>
                opponent !== null && (
                  <Link
                    to={PATHS.tradeAnalyzer}
                    search={{ league: league.id, opponent }}
                    className="underline underline-offset-2 hover:text-accent"
                  >
                    {holderWords(league, opponent)}
                  </Link>
                )
              }
            />
            <p className="text-muted text-sm">
              Points a game of {weekWords(weeks)} beside those expected of the rest of the season.
            </p>
          </>
        );
      }}
    </Answered>
  );
}

interface ListProps {
  readonly title: string;
  readonly rows: readonly Trade[];
  readonly holder?: (row: Trade) => ReactNode;
}

const List = ({ title, rows, holder }: ListProps) => (
  <>
    <h4 className="label">{title}</h4>
    {rows.length === 0 ? (
      <Plain>Nobody stands out.</Plain>
    ) : (
      <ul aria-label={title} className="border-hairline border-t">
        {rows.map((row) => (
          <PlayerLine
            key={entityKey(row)}
            row={row}
            note={holder?.(row)}
            figure={<Change value={row.dif} />}
            unit={
              <span className="figures">
                {decimal(row.ppg, 1)} made, {decimal(row.expected, 1)} expected
              </span>
            }
          />
        ))}
      </ul>
    )}
  </>
);
