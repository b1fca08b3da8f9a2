import { describe, expect, it } from 'vitest';
import { FileJoin } from '../joining/join.ts';
import { People } from '../joining/people.ts';
import { Calendar } from '../reading/calendar.ts';
import { consensusRows, listOf, readConsensus } from './consensus.ts';

const HEADER = 'fp_page,page_type,ecr_type,player,id,pos,team,ecr,sd,best,worst,scrape_date';
const records = (...lines: string[]) => {
  const read = readConsensus(Buffer.from(`${[HEADER, ...lines].join('\n')}\n`), 'db_fpecr_latest.csv');
  if (!read.ok) throw new Error(read.reason[0]?.detail);
  return read.value;
};

function joining(asOf = '2026-09-01') {
  const people = new People();
  for (const [id, name, position] of [
    ['1', 'Ann Ash', 'QB'],
    ['2', 'Bob Birch', 'TE'],
    ['3', 'Cy Cedar', 'QB'],
  ] as const) {
    people.add({
      ids: { mfl: id, fantasypros: id },
      names: [name],
      firstName: name,
      lastName: '',
      position,
      teamId: null,
      season: null,
      birthDate: null,
      heightInches: null,
      weightPounds: null,
      college: null,
      rookieYear: 2025,
      draftOverall: null,
      headshotUrl: null,
    });
  }
  return { join: new FileJoin(people, 'file', new Set()), calendar: new Calendar([]), asOf };
}

describe('consensus lists', () => {
  it.each([
    ['redraft-overall', 'seasonal', 'ppr', 'fantasypros-ecr'],
    ['redraft-op', 'seasonal', 'superflex', 'fantasypros-ecr'],
    ['redraft-rb', 'seasonal', 'ppr', 'fantasypros-ecr-position'],
    ['redraft-idp', 'seasonal', 'ppr', 'fantasypros-ecr-idp'],
    ['best-overall', 'bestBall', 'best-ball', 'fantasypros-ecr'],
    ['dynasty-op', 'dynasty', 'superflex', 'fantasypros-ecr'],
    ['dynasty-rk', 'rookie', 'ppr', 'fantasypros-ecr'],
    ['ros-qb', 'restOfSeason', 'ppr', 'fantasypros-ecr-position'],
  ])('%s is %s, %s, by %s', (page, period, format, expert) => {
    expect(listOf(page)).toEqual({ period, format, expert });
  });

  it('are ranked by the mean, with ranks within the position beside', () => {
    const rows = consensusRows(
      records(
        'p,redraft-overall,ro,Bob Birch,2,TE,KC,9.5,1,7,12,2026-08-21',
        'p,redraft-overall,ro,Ann Ash,1,QB,KC,2.5,1,1,4,2026-08-21',
        'p,redraft-overall,ro,Houston Texans,8120,DST,HOU,120,9,100,140,2026-08-21',
        'p,redraft-overall,ro,Cy Cedar,3,QB,BUF,20,1,15,25,2026-08-21',
      ),
      joining(),
    );
    expect(rows.map(({ entityId, rank, positionRank, mean }) => [entityId, rank, positionRank, mean])).toEqual([
      ['mfl:1', 1, 1, 2.5],
      ['mfl:2', 2, 1, 9.5],
      ['mfl:3', 3, 2, 20],
      ['HOU', 4, 1, 120],
    ]);
  });

  it('keep a player of two positions once, in the list of their own', () => {
    const rows = consensusRows(
      records(
        'p,redraft-qb,rp,Bob Birch,2,TE,KC,30,1,25,35,2026-08-21',
        'p,redraft-te,rp,Bob Birch,2,TE,KC,8,1,5,12,2026-08-21',
      ),
      joining(),
    );
    expect(rows).toMatchObject([{ entityId: 'mfl:2', mean: 8 }]);
  });

  it('of a later day are left out', () => {
    expect(
      consensusRows(records('p,redraft-te,rp,Bob Birch,2,TE,KC,8,1,5,12,2026-08-21'), joining('2026-08-20')),
    ).toEqual([]);
  });
});
