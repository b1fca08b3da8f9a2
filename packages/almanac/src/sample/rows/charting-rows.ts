// What charting would tell of the games: shares of the league, of counts that the box scores bound.
import type { Random } from '@pylon/engine/random/random';
import type { TableRows } from '../../tables/all.ts';
import { NOTHING_CHARTED } from '../../tables/charting.ts';
import { STAT } from '../game/stat-index.ts';
import { normal } from '../league/draws.ts';
import type { Member } from '../league/league.ts';
import type { PlayedSeason } from '../league/season.ts';
import { clubId } from './reference-rows.ts';
import { eachSide } from './season-rows.ts';
import { some } from './tracking-rows.ts';

type Row = TableRows['chartedWeeks'][number];

/** Shares of dropbacks, throws, targets and runs in the charted season of 2025. */
const DROPBACK = { motion: 0.53, playAction: 0.23, runPassOption: 0.02, outOfPocket: 0.2, blitz: 0.31 } as const;
const THROW = { away: 0.042, drop: 0.041, late: 0.03, interceptable: 0.032, screen: 0.088 } as const;
const READ = { told: 0.97, first: 0.57, designed: 0.23, checkdown: 0.3 } as const;
const TARGET = { contested: 0.14, contestedCatch: 0.42, created: 0.044, screen: { RB: 0.25, other: 0.07 } } as const;
const RUN = { motion: 0.55, runPassOption: 0.12, sneak: 0.25 } as const;
const OWN_SACK = 0.35;
/** Defenders in the box, and rushers beyond four. */
const BOX = { mean: 6.4, spread: 0.85, least: 4, most: 10 } as const;
const FIFTH_RUSHER = 0.28;

/** Rows of the games of some seasons. */
export function chartingRows(seasons: readonly PlayedSeason[], random: Random): Row[] {
  const rows: Row[] = [];
  for (const season of seasons) {
    eachSide(season, (week, club, _opponent, box) => {
      for (const [number, { carries, scrambles }] of box.chances) {
        const member = season.squads.members[number];
        const line = box.lines.get(number);
        if (!member || !line) continue;
        const of = (stat: keyof typeof STAT) => line[STAT[stat]] ?? 0;
        rows.push({
          ...{ season: season.squads.year, seasonType: 'REG', week },
          ...{ playerId: member.athlete.playerId, teamId: clubId(club), ...NOTHING_CHARTED },
          ...passing(of, scrambles, random),
          ...receiving(of('receivingTargets'), of('receivingReceptions'), member, random),
          ...running(carries - scrambles, member, random),
        });
      }
    });
  }
  return rows;
}

function passing(of: (stat: keyof typeof STAT) => number, scrambles: number, random: Random): Partial<Row> {
  const [throws, completions, sacks] = [of('passingAttempts'), of('passingCompletions'), of('passingSacks')];
  const dropbacks = throws + sacks + scrambles;
  const missed = Math.max(0, throws - completions - of('passingInterceptions'));
  const droppedThrows = Math.min(missed, some(random, throws, THROW.drop));
  const throwAways = Math.min(missed - droppedThrows, some(random, throws, THROW.away));
  const fallen = Math.min(missed - droppedThrows - throwAways, some(random, throws, THROW.late));
  const readThrows = some(random, throws, READ.told);
  const firstReadThrows = some(random, readThrows, READ.first);
  return {
    ...{ dropbacks, sacks, throws, throwAways, droppedThrows, readThrows, firstReadThrows },
    motionDropbacks: some(random, dropbacks, DROPBACK.motion),
    playActionDropbacks: some(random, dropbacks, DROPBACK.playAction),
    runPassOptionDropbacks: some(random, dropbacks, DROPBACK.runPassOption),
    outOfPocketDropbacks: some(random, dropbacks, DROPBACK.outOfPocket),
    rushedDropbacks: dropbacks,
    passRushers: 4 * dropbacks + some(random, dropbacks, FIFTH_RUSHER),
    blitzedDropbacks: some(random, dropbacks, DROPBACK.blitz),
    ownSacks: some(random, sacks, OWN_SACK),
    aimedThrows: throws - throwAways,
    catchableThrows: completions + droppedThrows + fallen,
    interceptableThrows: Math.min(throws - completions, some(random, throws, THROW.interceptable)),
    screenThrows: some(random, throws, THROW.screen),
    checkdownThrows: some(random, readThrows - firstReadThrows, READ.checkdown),
  };
}

function receiving(targets: number, catches: number, { athlete, form }: Member, random: Random): Partial<Row> {
  const drops = some(random, targets - catches, 0.13 * Math.exp(-0.15 * form));
  const contestedTargets = some(random, targets, TARGET.contested);
  const firstReadTargets = some(random, targets, READ.first);
  const designedTargets = some(random, targets - firstReadTargets, READ.designed);
  return {
    ...{ targets, drops, contestedTargets, firstReadTargets, designedTargets },
    catchableTargets: catches + drops + some(random, targets - catches - drops, 0.1),
    contestedCatches: Math.min(catches, some(random, contestedTargets, TARGET.contestedCatch)),
    createdCatches: some(random, catches, TARGET.created),
    checkdownTargets: some(random, targets - firstReadTargets - designedTargets, READ.checkdown),
    screenTargets: some(random, targets, athlete.job === 'RB' ? TARGET.screen.RB : TARGET.screen.other),
    playActionTargets: some(random, targets, DROPBACK.playAction),
  };
}

function running(runs: number, { athlete }: Member, random: Random): Partial<Row> {
  const boxes = Array.from({ length: runs }, () =>
    Math.min(BOX.most, Math.max(BOX.least, Math.round(normal(random, BOX.mean, BOX.spread)))),
  );
  return {
    runs,
    sneaks: athlete.job === 'QB' ? some(random, runs, RUN.sneak) : 0,
    motionRuns: some(random, runs, RUN.motion),
    runPassOptionRuns: some(random, runs, RUN.runPassOption),
    boxedRuns: runs,
    boxDefenders: boxes.reduce((sum, box) => sum + box, 0),
    lightBoxRuns: boxes.filter((box) => box <= 6).length,
    heavyBoxRuns: boxes.filter((box) => box >= 8).length,
  };
}
