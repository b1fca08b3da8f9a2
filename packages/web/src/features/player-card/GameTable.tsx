import { unlocked } from '@pylon/contract/plans/tiers';
import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { statusMark } from '@pylon/engine/vocabulary/player-status';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { decimal, finalScore, NONE, percent } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';
import { WeekName } from '../../widgets/player/WeekName.tsx';
import { PlaceMark } from '../../widgets/table/places/PlaceMark.tsx';
import { statColumns, statOf } from '../../widgets/table/stat-columns.ts';
import { hasLockedGame } from './game-bars.ts';

/**
 * The season's weeks: whom the team meets, how it ended, and what was done in the games. What was done is left out
 * where it is locked, and the log above says so.
 */
export function GameTable({ card }: { readonly card: PlayerCard }) {
  const { position = null, positionLabel = '' } = entityOf(card) ?? {};
  const games = card.gameLog.map(({ points, stats, offensePercent, opponentPlace, utilization, ...game }) => ({
    ...game,
    points: unlocked(points),
    stats: unlocked(stats) ?? {},
    offensePercent: unlocked(offensePercent),
    place: unlocked(opponentPlace),
    utilization: unlocked(utilization),
  }));
  type Game = (typeof games)[number];
  if (games.every(({ isBye }) => isBye)) return null;
  const isToldOf = !hasLockedGame(card.gameLog) && games.some(({ points, score }) => points !== null || score !== null);
  const has = (value: (game: Game) => unknown) => games.some((game) => (value(game) ?? null) !== null);
  const isOfSeveral = new Set(games.flatMap(({ isBye, team }) => (isBye ? [] : (team ?? [])))).size > 1;
  const columns: readonly (StatTableColumn<Game> | false)[] = [
    {
      title: 'Week',
      isWords: true,
      className: 'font-normal',
      cell: ({ week }) => <WeekName week={week} />,
    },
    isOfSeveral && {
      title: 'Team',
      isWords: true,
      className: 'text-muted text-sm',
      cell: ({ team }) => team ?? NONE,
    },
    { title: 'Game', isWords: true, className: 'text-muted text-sm', cell: gameWords },
    has(({ place }) => place) && {
      title: `vs ${positionLabel}`,
      hint: 'The opponent’s place among all teams by what it allows the position: 1st the most',
      cell: ({ place }) => (place === null ? NONE : <PlaceMark place={place} />),
    },
    isToldOf && {
      title: 'Points',
      className: 'font-semibold',
      cell: ({ points, injury }) => (points === null ? (statusMark('', injury)?.words ?? NONE) : decimal(points, 1)),
    },
    has(({ offensePercent }) => offensePercent) && {
      title: 'Snaps',
      hint: "Share of the offence's snaps",
      cell: ({ offensePercent }) => percent(offensePercent),
    },
    ...(has(({ utilization }) => utilization?.four)
      ? ([
          {
            title: 'Util',
            hint: 'Utilization score of the week alone, 0 to 100',
            cell: ({ utilization }) => decimal(utilization?.week),
          },
          {
            title: 'Util 4',
            hint: 'Utilization score of the four weeks up to it',
            cell: ({ utilization }) => decimal(utilization?.four),
          },
        ] satisfies StatTableColumn<Game>[])
      : []),
    ...(isToldOf ? statColumns(position ? [position] : []) : []).map((column) => ({
      title: column.title,
      hint: column.meaning,
      cell: ({ points, stats }: Game) => decimal(points === null ? null : (statOf(stats, column) ?? 0)),
    })),
  ];
  const title = `Games of ${card.seasonId}`;
  return (
    <>
      <StatTable
        label={title}
        caption={title}
        headClass="whitespace-nowrap"
        columns={columns.filter((column) => column !== false)}
        rows={games}
        keyOf={(game) => `${game.seasonType}${game.week}`}
      />
      <LockedNote of={card.gameLog[0]?.opponentPlace} what="What each opponent allows the position" className="pt-2" />
    </>
  );
}

type GameSides = Pick<PlayerCard['gameLog'][number], 'isBye' | 'isHome' | 'score' | 'opponent'>;

/** How a game ended, or whom it is against. */
const gameWords = ({ isBye, isHome, score, opponent }: GameSides): string => {
  if (isBye) return 'Bye';
  if (score) return finalScore(score, opponent);
  return opponent === null ? NONE : `${isHome ? 'vs' : '@'} ${opponent}`;
};
