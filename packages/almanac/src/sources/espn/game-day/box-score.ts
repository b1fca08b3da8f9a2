// The box score of a running game as ESPN's summary has it: groups of columns, values as texts, some of them two in
// one.
import type { StatKey, StatLine } from '@pylon/engine/scoring/stat-keys';
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import type { AnswerRecord } from '../../market/answers.ts';
import { espnTeam } from '../espn-ids.ts';

/** Somebody of whom the box score tells, and what they did so far. */
export interface BoxLine {
  /** ESPN's number of the athlete. */
  readonly athleteId: string;
  /** As its scoring plays write it. */
  readonly name: string;
  readonly teamId: TeamId;
  readonly line: StatLine;
}

/** The parts of its values, in our names. Columns that are none of ours are left out. */
const COLUMNS: Readonly<
  Record<string, Readonly<Record<string, readonly (StatKey | 'fieldGoals' | 'tackles' | null)[]>>>
> = {
  passing: {
    'completions/passingAttempts': ['passingCompletions', 'passingAttempts'],
    passingYards: ['passingYards'],
    passingTouchdowns: ['passingTouchdowns'],
    interceptions: ['passingInterceptions'],
    'sacks-sackYardsLost': ['passingSacks', null],
  },
  rushing: {
    rushingAttempts: ['rushingAttempts'],
    rushingYards: ['rushingYards'],
    rushingTouchdowns: ['rushingTouchdowns'],
  },
  receiving: {
    receptions: ['receivingReceptions'],
    receivingYards: ['receivingYards'],
    receivingTouchdowns: ['receivingTouchdowns'],
    receivingTargets: ['receivingTargets'],
  },
  fumbles: { fumbles: ['fumbles'], fumblesLost: ['fumblesLost'] },
  defensive: {
    totalTackles: ['tackles'],
    soloTackles: ['idpSoloTackles'],
    sacks: ['idpSacks'],
    tacklesForLoss: ['idpTacklesForLoss'],
    passesDefended: ['idpPassesDefended'],
    QBHits: ['idpQuarterbackHits'],
    defensiveTouchdowns: ['idpTouchdowns'],
  },
  interceptions: { interceptions: ['idpInterceptions'], interceptionYards: ['idpInterceptionYards'] },
  kickReturns: { kickReturnYards: ['kickReturnYards'], kickReturnTouchdowns: ['returnTouchdowns'] },
  puntReturns: { puntReturnYards: ['puntReturnYards'], puntReturnTouchdowns: ['returnTouchdowns'] },
  kicking: {
    'fieldGoalsMade/fieldGoalAttempts': ['fieldGoals', null],
    'extraPointsMade/extraPointAttempts': ['extraPoints', 'extraPointsMissed'],
  },
  punting: {},
};

/** Nobody does more of anything in a game. */
const MOST = 999;
const VALUE = /^-?\d{1,3}(?:\.\d)?$/;

/** Amounts of a line before what follows from two of them is known. */
type Amounts = Partial<Record<StatKey | 'fieldGoals' | 'tackles', number>>;

/** A box score, player by player, each with all of their groups in one line. */
export interface BoxScore {
  readonly lines: readonly BoxLine[];
  /** Made field goals of each kicker, by athlete: how far they were, plays alone tell. */
  readonly fieldGoals: ReadonlyMap<string, number>;
}

/** @param boxscore the part of the summary; before the kick-off it tells of nobody */
export function readBoxScore(boxscore: AnswerRecord): BoxScore {
  const players = new Map<string, { readonly name: string; readonly teamId: TeamId; readonly amounts: Amounts }>();
  boxscore.list('players', (side) => {
    const teamId = teamOf(side);
    side.list('statistics', (group) => {
      const name = group.neededText('name');
      const columns = COLUMNS[name] ?? {};
      if (!COLUMNS[name]) group.refuse('name', 'not-recognised', `'${name}' is no part of a box score`);
      const keys = group.texts('keys');
      const lacking = Object.keys(columns).find((column) => !keys.includes(column));
      if (lacking !== undefined) group.refuse('keys', 'missing-column', `lack '${lacking}'`);
      group.list('athletes', (entry) => {
        const [id, name] = entry.within('athlete', (who) => [who.id('id'), who.neededText('displayName')]);
        const values = entry.texts('stats');
        if (values.length !== keys.length)
          entry.refuse('stats', 'wrong-type', `are ${values.length}, not ${keys.length}`);
        const own = players.get(id) ?? { name, teamId, amounts: {} };
        if (own.name !== name || own.teamId !== teamId) entry.refuse('athlete', 'duplicate-key', 'is two people');
        players.set(id, own);
        for (const [at, key] of keys.entries())
          addTo(own.amounts, { entry, of: columns[key], text: values[at] ?? '', key });
      });
    });
  });
  return {
    lines: [...players].map(([athleteId, { name, teamId, amounts }]) => ({
      ...{ athleteId, name, teamId },
      line: lineOf(amounts),
    })),
    fieldGoals: new Map(
      [...players].flatMap(([id, { amounts }]) => (amounts.fieldGoals ? [[id, amounts.fieldGoals]] : [])),
    ),
  };
}

/** The team of a part of an answer, which says it by its number and by its letters. */
export function teamOf(part: AnswerRecord): TeamId {
  const [id, teamId] = part.within('team', (team) => [Number(team.id('id')), team.team('abbreviation')]);
  if (teamId === null || espnTeam(id) !== teamId) part.refuse('team', 'unknown-team', `${id} is not '${teamId}'`);
  return teamId ?? ('' as TeamId); // a part with a fault is not believed
}

interface Cell {
  readonly entry: AnswerRecord;
  readonly of: readonly (keyof Amounts | null)[] | undefined;
  readonly text: string;
  readonly key: string;
}

function addTo(amounts: Amounts, { entry, of, text, key }: Cell): void {
  if (!of) return;
  const parts = of.length === 1 ? [text] : text.split(/[/-]/);
  const amountsOf = parts.map(Number);
  const isAmount = parts.length === of.length && parts.every((part) => VALUE.test(part));
  if (!isAmount || amountsOf.some((amount) => Math.abs(amount) > MOST))
    entry.refuse('stats', 'wrong-type', `'${text}' is no amount of ${key}`);
  for (const [at, stat] of of.entries()) {
    // What is told as made and tried is kept as made and missed.
    const tried = amountsOf[at] ?? 0;
    const amount = stat === 'extraPointsMissed' ? tried - (amountsOf[0] ?? 0) : tried;
    if (stat !== null && amount !== 0) amounts[stat] = (amounts[stat] ?? 0) + amount;
  }
}

function lineOf({ fieldGoals: _, tackles, ...line }: Amounts): StatLine {
  const assisted = (tackles ?? 0) - (line.idpSoloTackles ?? 0);
  return assisted > 0 ? { ...line, idpAssistedTackles: assisted } : line;
}
