import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { answer } from '../../api/answers.ts';
import type { Answer, Input } from '../../api/call.ts';
import { PATHS } from '../../paths.ts';
import { NotHere } from '../../widgets/NotHere.tsx';
import { entityKey, entityOf } from '../../widgets/player/entity.ts';
import { PlayerCell } from '../../widgets/player/PlayerCell.tsx';
import { PositionTag } from '../../widgets/player/PositionTag.tsx';
import { useSeason } from '../../widgets/table/use-season.ts';
import { reviewInput } from './home.loader.ts';
import { type HomePart, SectionHead, TwoColumns } from './parts.tsx';

type Turnout = Answer<'getSeasonReview'>['firstRound'][number];

/** A season that is over: the first round of its drafts, and the best and worst picks by where each ended. */
export function SeasonReview({ search, obstacle, onSearch }: HomePart) {
  const season = useSeason();
  if (obstacle) return <NotHere obstacle={obstacle} onSearch={onSearch} />;
  return (
    <TwoColumns>
      <section aria-labelledby="first-round">
        <SectionHead
          id="first-round"
          title="The first round, and how it finished"
          to="/fantasy-finishes"
          more="All finishes"
        />
        <FirstRound input={reviewInput(season, search)} />
      </section>
      <section aria-labelledby="picks" className="flex flex-col gap-5">
        <SectionHead id="picks" title="Drafts in hindsight" to={PATHS.accuracy} more="How accurate everybody was" />
        <Picks input={reviewInput(season, search)} />
      </section>
    </TwoColumns>
  );
}

interface ReviewProps {
  readonly input: Input<'getSeasonReview'>;
}

/** In the order of drafts. */
function FirstRound({ input }: ReviewProps) {
  const { data } = useSuspenseQuery(answer('getSeasonReview', input));
  if (data.firstRound.length === 0)
    return <p className="py-3 text-base text-muted">No drafts of this season are known.</p>;
  return (
    <ol>
      {data.firstRound.map((row, index) => (
        <li key={entityKey(row)} className={ROW}>
          <span className="scoreboard w-8 shrink-0 text-right font-bold text-xl">{index + 1}</span>
          <TurnoutCells row={row} />
        </li>
      ))}
    </ol>
  );
}

/** Who ended far above their place in the drafts, and who far below. */
function Picks({ input }: ReviewProps) {
  const { data } = useSuspenseQuery(answer('getSeasonReview', input));
  return (
    <>
      <TurnoutList title="Best picks" rows={data.steals} />
      <TurnoutList title="Worst picks" rows={data.busts} />
    </>
  );
}

const TurnoutList = ({ title, rows }: { readonly title: string; readonly rows: readonly Turnout[] }) => (
  <section aria-label={title} className="min-w-0">
    <h3 className="flex items-baseline justify-between gap-3 border-edge border-b pb-1 text-lg">
      {title}
      <span className="font-normal font-sans text-muted text-sm">drafted to finished</span>
    </h3>
    {rows.length === 0 && <p className="py-3 text-base text-muted">Nobody.</p>}
    <ol>
      {rows.map((row) => (
        <li key={entityKey(row)} className={ROW}>
          <TurnoutCells row={row} />
        </li>
      ))}
    </ol>
  </section>
);

const ROW = 'flex h-14 items-center gap-3 border-hairline border-b px-2 md:h-12';

/** Who it is, how they were drafted and how they finished; fewer games than a season has say why. */
function TurnoutCells({ row }: { readonly row: Turnout }) {
  const position = entityOf(row)?.position ?? null;
  return (
    <>
      <span className="min-w-0 grow">
        <PlayerCell row={row} />
      </span>
      <span className="flex shrink-0 flex-col items-end text-sm">
        <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
          {row.drafted === null ? (
            <span className="text-muted">undrafted</span>
          ) : (
            <PositionTag position={position} rank={row.drafted} />
          )}
          <ArrowRight aria-label="finished" size={12} className="text-muted" />
          <span className="text-base">
            {row.finish === null ? 'no game' : <PositionTag position={position} rank={row.finish} />}
          </span>
        </span>
        <span className="figures text-muted">
          {row.games} {row.games === 1 ? 'game' : 'games'}
        </span>
      </span>
    </>
  );
}
