import { unlocked } from '@pylon/contract/plans/tiers';
import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { decimal, finalScore, NONE, percent, weekLabel } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';
import { statusMark } from '../../widgets/player/player-status.ts';
import { statColumns, statOf } from '../../widgets/table/stat-columns.ts';
import { hasLockedGame } from './game-bars.ts';

/** Every game with what was done in it; nothing where that is locked, and the log above says so. */
export function GameTable({ card }: { readonly card: PlayerCard }) {
  const position = entityOf(card)?.position;
  const games = card.gameLog
    .map(({ points, stats, offensePercent, ...game }) => ({
      ...game,
      points: unlocked(points),
      stats: unlocked(stats) ?? {},
      offensePercent: unlocked(offensePercent),
    }))
    .filter((game) => game.isBye || game.points !== null || game.score !== null);
  if (games.every((game) => game.isBye) || hasLockedGame(card.gameLog)) return null;
  const hasSnaps = games.some((game) => game.offensePercent !== null);
  const isOfSeveral = new Set(games.flatMap(({ isBye, team }) => (isBye ? [] : (team ?? [])))).size > 1;
  type Game = (typeof games)[number];
  const columns: readonly StatTableColumn<Game>[] = [
    {
      title: 'Week',
      isWords: true,
      className: 'font-normal',
      cell: ({ week }) => weekLabel(week, Number(card.seasonId)).replace('Week ', ''),
    },
    ...(isOfSeveral
      ? [{ title: 'Team', isWords: true, className: 'text-muted text-sm', cell: ({ team }: Game) => team ?? NONE }]
      : []),
    {
      title: 'Game',
      isWords: true,
      className: 'text-muted text-sm',
      cell: ({ isBye, score, opponent }) => (isBye ? 'Bye' : score ? finalScore(score, opponent) : (opponent ?? NONE)),
    },
    {
      title: 'Points',
      className: 'font-semibold',
      cell: ({ points, injury }) => (points === null ? (statusMark('', injury)?.words ?? NONE) : decimal(points, 1)),
    },
    ...(hasSnaps
      ? [
          {
            title: 'Snaps',
            hint: "Share of the offence's snaps",
            cell: ({ offensePercent }: Game) => percent(offensePercent),
          },
        ]
      : []),
    ...statColumns(position ? [position] : []).map((column) => ({
      title: column.title,
      hint: column.meaning,
      cell: ({ points, stats }: Game) => decimal(points === null ? null : (statOf(stats, column) ?? 0)),
    })),
  ];
  const title = `Games of ${card.seasonId}`;
  return (
    <StatTable
      label={title}
      caption={title}
      columns={columns}
      rows={games}
      keyOf={(game) => `${game.seasonType}${game.week}`}
    />
  );
}
