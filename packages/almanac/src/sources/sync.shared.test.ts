// A whole sync on the shared folder: what it delivers, what it knew on a day, and what it refuses.
import { describeShared } from '@pylon/engine/testing/shared-data';
import { beforeAll, describe, expect, it } from 'vitest';
import { TABLES, type TableName } from '../tables/all.ts';
import { buildTable, type TableDefinition } from '../tables/table.ts';
import { linesOf, sharedMirror } from '../testing/shared-files.ts';
import { ADDRESSES } from './reading/addresses.ts';
import type { Fetched, Fetcher } from './reading/fetcher.ts';
import type { Progress } from './reading/loading.ts';
import { readSources, type SyncOptions, type SyncResult } from './sync.ts';

const TIMEOUT_MS = 180_000;
type Delivered = SyncResult & { ok: true };

async function delivered(options: Omit<SyncOptions, 'fetcher'> & { fetcher?: Fetcher }): Promise<Delivered> {
  const result = await readSources({ fetcher: sharedMirror(), ...options });
  if (!result.ok) throw new Error(linesOf(result.faults));
  return result;
}

/** The mirror, with some addresses answered otherwise; a text replaces the file, null makes it absent. */
const mirrorBut = (changed: (url: string) => Buffer | null | 'down' | undefined): Fetcher => ({
  fetch: async (url): Promise<Fetched> => {
    const bytes = changed(url);
    if (bytes === undefined) return sharedMirror().fetch(url);
    if (bytes === 'down') return { ok: false, reason: 'unreachable', detail: `${url}: no answer` };
    return bytes === null ? { ok: false, reason: 'absent', detail: url } : { ok: true, bytes, file: url };
  },
});

const buildAll = ({ rows }: Delivered) => {
  for (const name of Object.keys(TABLES) as TableName[])
    buildTable(TABLES[name] as TableDefinition, rows[name] as never[]); // rows and definition of one table
};

describeShared('a sync of the shared folder', () => {
  describe('in November 2026', () => {
    let sync: Delivered;
    const progress: Progress[] = [];
    beforeAll(async () => {
      sync = await delivered({ asOf: '2026-11-21', onProgress: (step) => progress.push(step) });
    }, TIMEOUT_MS);

    it('takes the seasons 2025 and 2026', () => {
      expect(sync.report.seasons).toEqual([2025, 2026]);
      expect(sync.rows.games.filter(({ season }) => season === 2026)).toHaveLength(272);
    });

    it('delivers rows that every table accepts, keys included', () => {
      expect(() => buildAll(sync)).not.toThrow();
    });

    it('mentions no player whom the players table lacks', () => {
      const players = new Set(sync.rows.players.map(({ playerId }) => playerId));
      const teams = new Set(sync.rows.teams.map(({ teamId }) => teamId));
      const unknown = [...sync.rows.statWeeks, ...sync.rows.adp, ...sync.rows.rankings, ...sync.rows.projections]
        .map(({ entityId }) => entityId)
        .filter((id) => !players.has(id) && !teams.has(id));
      const others = [...sync.rows.snapCounts, ...sync.rows.injuries, ...sync.rows.depthCharts, ...sync.rows.usageWeeks]
        .map(({ playerId }) => playerId)
        .filter((id) => !players.has(id));
      expect([...unknown, ...others]).toEqual([]);
    });

    it("gives 2025's leaders their totals", () => {
      const total = (
        first: string,
        last: string,
        key: 'passingYards' | 'rushingYards' | 'receivingYards' | 'receivingReceptions',
      ) => {
        const player = sync.rows.players.find(({ firstName, lastName }) => firstName === first && lastName === last);
        return sync.rows.statWeeks
          .filter((row) => row.entityId === player?.playerId && row.season === 2025 && row.seasonType === 'REG')
          .reduce((sum, row) => sum + (row[key] ?? 0), 0);
      };
      expect(total('Matthew', 'Stafford', 'passingYards')).toBe(4707);
      expect(total('James', 'Cook', 'rushingYards')).toBe(1621);
      expect(total('Jaxon', 'Smith-Njigba', 'receivingYards')).toBe(1793);
      expect(total('Puka', 'Nacua', 'receivingReceptions')).toBe(129);
    });

    it('gives both defences of every game of 2025 a row with the points they allowed', () => {
      const defenses = sync.rows.statWeeks.filter(({ entityId, teamId }) => entityId === teamId);
      expect(defenses).toHaveLength(2 * 285);
      expect(defenses.every(({ defensePointsAllowed }) => defensePointsAllowed !== null)).toBe(true);
    });

    it('tells lengths of touchdowns in the play-offs too, from the plays', () => {
      const playoffs = sync.rows.statWeeks.filter(
        ({ seasonType, passingTouchdowns }) => seasonType === 'POST' && (passingTouchdowns ?? 0) > 0,
      );
      expect(playoffs.length).toBeGreaterThan(20);
      expect(playoffs.every(({ passingTouchdowns40 }) => passingTouchdowns40 !== null)).toBe(true);
    });

    it('finds that the weeks of 2025 add up to the published totals', () => {
      expect(sync.report.checks).toEqual([{ season: 2025, players: 2020, columns: 13, disagreements: [] }]);
    });

    it('notes absent files without failing, and tells its progress', () => {
      const absent = sync.report.files.filter(({ status }) => status === 'absent').map(({ url }) => url);
      expect(absent).toContain(ADDRESSES.playerWeeks(2026)[0]);
      expect(progress.at(-1)).toMatchObject({ phase: 'joining' });
      expect(progress.every(({ done, total }) => done <= total)).toBe(true);
    });
  });

  it('on a frozen Sunday knows Thursday’s game and none of the day', { timeout: TIMEOUT_MS }, async () => {
    const { rows } = await delivered({ asOf: '2025-11-09', resultsUntil: '2025-11-08', seasons: [2025] });
    const known = rows.games.filter(({ week, homeScore }) => week === 10 && homeScore !== null);
    expect(known.map(({ gameId }) => gameId)).toEqual(['2025_10_LV_DEN']);
    const played = new Set(rows.statWeeks.filter(({ week }) => week === 10).map(({ teamId }) => teamId));
    expect([...played].sort()).toEqual(['DEN', 'LV']);
    expect(rows.snapCounts.some(({ week, teamId }) => week === 10 && teamId === 'BUF')).toBe(false);
  });

  describe('in week 11 of 2025', () => {
    const asOf = '2025-11-12';
    let sync: Delivered;
    beforeAll(async () => {
      sync = await delivered({ asOf });
    }, TIMEOUT_MS);

    it('takes 2025 and the season before it that the schedule has', () => {
      expect(sync.report.seasons).toEqual([2023, 2025]);
      buildAll(sync);
    });

    it('keeps the whole regular schedule, no pairing of the play-offs, and only the scores of games played', () => {
      const season = sync.rows.games.filter((game) => game.season === 2025);
      expect(season).toHaveLength(272);
      expect(season.every(({ seasonType }) => seasonType === 'REG')).toBe(true);
      for (const { kickoff, homeScore } of season) expect(homeScore !== null).toBe(kickoff < '2025-11-13T05:00:00Z');
    });

    it('has no box score, usage, snap or tracking of a game played later', () => {
      const later = <R extends { season: number; week: number }>(rows: readonly R[]) =>
        rows.filter(({ season, week }) => season === 2025 && week >= 11);
      const { rows } = sync;
      const tables: readonly (readonly { season: number; week: number }[])[] = [
        rows.statWeeks,
        rows.usageWeeks,
        rows.snapCounts,
        rows.advancedReceiving,
        rows.nextGenPassing,
      ];
      for (const table of tables) {
        expect(later(table)).toEqual([]);
      }
      expect(rows.statWeeks.some(({ season, week }) => season === 2025 && week === 10)).toBe(true);
      // Of week 11 only the two teams that play on Thursday have reported.
      expect([...new Set(later(rows.injuries).map(({ teamId }) => teamId))].sort()).toEqual(['NE', 'NYJ']);
    });

    it('has no season totals that count later games', () => {
      expect(sync.rows.teamSeasons.map(({ season }) => season)).not.toContain(2025);
      expect(sync.rows.nextGenPassing.some(({ season, week }) => season === 2025 && week === 0)).toBe(false);
      expect(sync.rows.nextGenPassing.some(({ season, week }) => season === 2023 && week === 0)).toBe(true);
    });

    it('has no list, projection or chart of a later day', () => {
      const { adp, rankings, projections, depthCharts } = sync.rows;
      const days = [...adp, ...rankings, ...projections, ...depthCharts].flatMap((row) => row.asOf ?? []);
      expect(days.filter((day) => day > asOf)).toEqual([]);
      expect(Math.max(...projections.filter(({ season }) => season === 2025).map(({ week }) => week))).toBe(11);
    });

    it('has players where they were then, not where they went', () => {
      const team = (first: string, last: string) =>
        sync.rows.players.find((player) => player.firstName === first && player.lastName === last)?.teamId;
      // Flacco was traded from Cleveland to Cincinnati in October 2025, Meyers from Las Vegas to Jacksonville in
      // November.
      expect(team('Joe', 'Flacco')).toBe('CIN');
      expect(team('Jakobi', 'Meyers')).toBe('JAX');
    });

    it('fills kickers and single defenders of 2023 from Sleeper, whose box scores have them', () => {
      const rows = sync.rows.statWeeks.filter(({ season, seasonType }) => season === 2023 && seasonType === 'REG');
      const kickers = new Set(
        sync.rows.players.filter(({ position }) => position === 'K').map(({ playerId }) => playerId),
      );
      expect(
        rows.filter(({ entityId, extraPoints }) => kickers.has(entityId) && (extraPoints ?? 0) > 0).length,
      ).toBeGreaterThan(300);
      expect(rows.filter(({ idpSoloTackles }) => (idpSoloTackles ?? 0) > 0).length).toBeGreaterThan(5000);
      const playoffs = sync.rows.statWeeks.filter(
        ({ season, seasonType, entityId, teamId }) => season === 2023 && seasonType === 'POST' && entityId !== teamId,
      );
      expect(playoffs.every(({ extraPoints }) => extraPoints === null)).toBe(true);
    });
  });

  it('gives the same rows twice', { timeout: TIMEOUT_MS }, async () => {
    const options = { asOf: '2026-06-01', seasons: [2026] };
    const [one, other] = [await delivered(options), await delivered(options)];
    expect(JSON.stringify(one.rows)).toBe(JSON.stringify(other.rows));
  });

  describe('refuses', () => {
    const options = { asOf: '2026-06-01', seasons: [2026] };
    const refusal = async (changed: Parameters<typeof mirrorBut>[0]) => {
      const result = await readSources({ fetcher: mirrorBut(changed), ...options });
      return result.ok ? 'delivered' : linesOf(result.faults);
    };
    const isRoster = (url: string) => url.includes('/rosters/');

    it('everything when the schedule is absent', async () => {
      expect(await refusal((url) => (url.includes('games.csv') ? null : undefined))).toContain(
        'games.csv: the source does not have it',
      );
    });

    it('everything when the teams do not answer', async () => {
      expect(await refusal((url) => (url.includes('teams_colors') ? 'down' : undefined))).toContain(
        'the source does not answer',
      );
    });

    it('everything when no season has a roster', async () => {
      expect(await refusal((url) => (url.includes('roster') ? null : undefined))).toContain('no season has a roster');
    });

    it('a file of players that is cut off, naming it', async () => {
      const cut = async (url: string) => {
        const fetched = await sharedMirror().fetch(url);
        if (!fetched.ok) throw new Error(url);
        return fetched.bytes.subarray(0, Math.floor(fetched.bytes.length * 0.7));
      };
      const address = ADDRESSES.rosters(2026)[1] ?? '';
      const roster = await cut(address);
      expect(await refusal((url) => (isRoster(url) ? roster : undefined))).toMatch(/roster_2026\.csv.*, row \d+: /);
      const ids = await cut(ADDRESSES.playerIds()[0] ?? '');
      expect(await refusal((url) => (url.includes('db_playerids') ? ids : undefined))).toMatch(
        /db_playerids\.csv, row \d+: /,
      );
    });

    it('only that file when a kept import cannot be read any more, and says which', async () => {
      const result = await readSources({
        fetcher: sharedMirror(),
        ...options,
        imports: [{ name: 'x_2026-05-01.csv', bytes: Buffer.from('Rank,Name,Team\n1,Ann Ash,ZZZ\n') }],
      });
      expect(result.ok && result.report.losses.at(-1)).toMatchObject({
        status: 'refused',
        fault: "x_2026-05-01.csv, row 1, column Team: 'ZZZ' is not a team",
      });
    });

    it('nothing when a source beside the needed ones does not answer: it is noted', async () => {
      const result = await readSources({
        fetcher: mirrorBut((url) => (url.includes('sleeper.app') ? 'down' : undefined)),
        ...options,
      });
      expect(result.ok && result.report.files.filter(({ status }) => status === 'unreachable').length).toBeGreaterThan(
        0,
      );
    });
  });
});
