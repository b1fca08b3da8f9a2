import { unlocked } from '@pylon/contract/plans/tiers';
import { byLetterGrade } from '@pylon/engine/drafting/letter-grades';
import { LETTER_GRADES } from '@pylon/engine/vocabulary/drafts';
import { describe, expect, test } from 'vitest';
import { type DraftWishes, draftRooms, idOf } from '../../../testing/draft-rooms.ts';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';

const testing = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const { call, ask, arrive, server } = testing;
const { sitDown, begin } = await draftRooms(testing, { numberOfTeams: 8, draftPosition: 3 });

/** A subscriber with a draft, drafted to the end and rated. */
async function finish(wishes: DraftWishes = {}) {
  const room = await begin(wishes);
  await ask('simulateRestOfDraft', { mockDraftId: room.mockDraftId }, room.token);
  await ask('rateMockDraft', { mockDraftId: room.mockDraftId }, room.token);
  return room;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const done = await finish();

/** Every call of what follows a draft that is the person's own. */
const calls = (mockDraftId: string, token?: string) =>
  Promise.all([
    call('listProjectedStandings', { mockDraftId }, token),
    call('listByPositionRank', { mockDraftId }, token),
    call('listBoldMoves', { mockDraftId }, token),
    call('runDraftAgain', { mockDraftId, times: 2 }, token),
    call('replayMockDraft', { mockDraftId, pickNumber: 1 }, token),
    call('shareMockDraft', { mockDraftId }, token),
    call('unshareMockDraft', { mockDraftId }, token),
  ]);

describe('whose draft it is', () => {
  test('nobody is told anything without a token', async () => {
    expect(new Set((await calls(done.mockDraftId)).map(refusal))).toEqual(new Set(['token-not-found']));
  });

  test('somebody else’s draft answers as if it did not exist', async () => {
    const replies = await calls(done.mockDraftId, await arrive());
    expect(new Set(replies.map(refusal))).toEqual(new Set(['draft-not-found']));
  });

  test('what is no id is refused', async () => {
    expect(new Set((await calls('none', done.token)).map(refusal))).toEqual(new Set(['invalid-parameters']));
  });
});

describe('the rating', () => {
  test('has a what-if for each of the person’s picks, and never one that lowers the grade', async () => {
    const { whatIfs, picks, userParticipant, rateOutput } = await done.draft();
    const own = picks.filter(({ participantId }) => participantId === userParticipant.id);
    expect(whatIfs.map(({ pickNumber }) => pickNumber)).toEqual(own.map(({ pickNumber }) => pickNumber));
    whatIfs.forEach((whatIf, index) => {
      const { actualAthlete: athlete, actualTeam: team } = whatIf;
      expect(idOf({ athlete, team })).toBe(idOf(own[index] ?? { athlete: null, team: null }));
      const isSame =
        whatIf.actualAthlete?.id === whatIf.shouldHaveAthlete?.id &&
        whatIf.actualTeam?.id === whatIf.shouldHaveTeam?.id;
      const { pointsMissed, betterIn, replays, whatIfLetterGrade } = whatIf;
      if (isSame) expect({ pointsMissed, betterIn, replays }).toEqual({ pointsMissed: 0, betterIn: 0, replays: 0 });
      else expect(betterIn).toBeGreaterThan(replays / 2);
      expect(isSame ? 1 : pointsMissed).toBeGreaterThan(0);
      expect(byLetterGrade(whatIfLetterGrade, rateOutput?.letterGrade ?? 'F')).toBeLessThanOrEqual(0);
    });
  });

  test('says what each judge makes of a team; the grade is the mean of those that are open to everybody', async () => {
    const { judges } = (await done.draft()).rateOutput ?? { judges: [] };
    expect(judges.map(({ judge }) => judge)).toEqual(
      expect.arrayContaining(['Market', 'Consensus', 'Scout', 'Our projections', 'Last season']),
    );
    expect(judges.filter(({ decides }) => decides).map(({ judge }) => judge)).toEqual(['Market', 'Consensus']);
    for (const { letterGrade } of judges) expect(LETTER_GRADES).toContain(letterGrade);
  });

  test('goes by the points that the standings show, so that both speak of the same season', async () => {
    const { mockDraftId, token } = done;
    const [{ mockDraftRateOutputs }, { projectedStandings }] = await Promise.all([
      ask('listRateOutputs', { mockDraftId }, token),
      ask('listProjectedStandings', { mockDraftId }, token),
    ]);
    for (const { mockDraftParticipantId, projectionPoints } of mockDraftRateOutputs) {
      const standing = projectedStandings.find(({ participantId }) => participantId === mockDraftParticipantId);
      expect(unlocked(standing?.pointsFor ?? null)?.mean).toBeCloseTo(unlocked(projectionPoints) ?? Number.NaN, 6);
    }
  });

  test('names the chosen expert whom the draft follows', async () => {
    const all = await done.draft();
    expect(all.draftMostLikeExpertGrade?.typicalPlace).toBeGreaterThanOrEqual(1);
    expect(LETTER_GRADES).toContain(all.draftMostLikeExpertGrade?.letterGrade);
    const other = all.configuration.experts.find(({ id }) => id !== all.draftMostLikeExpertGrade?.expert.id);
    const chosen = await finish({ expertIds: [other?.id ?? ''] });
    expect((await chosen.draft()).draftMostLikeExpertGrade?.expert.id).toBe(other?.id);
  });

  test.each(['market', 'scout'])(
    'gives by the list that the draft follows what %s gives among the judges',
    async (expertId) => {
      const chosen = await finish({ leagueType: expertId === 'market' ? 'DYNASTY' : 'FANTASY', expertIds: [expertId] });
      const { draftMostLikeExpertGrade: likeness, rateOutput } = await chosen.draft();
      const asJudge = rateOutput?.judges.find(({ judge }) => judge === likeness?.expert.name);
      expect(likeness?.expert.id).toBe(expertId);
      expect(asJudge?.letterGrade).toBe(likeness?.letterGrade);
    },
  );

  test('is shown with what such grades were worth', async () => {
    const { gradeRecord, gradeRecordSource } = await ask(
      'listRateOutputs',
      { mockDraftId: done.mockDraftId },
      done.token,
    );
    expect(gradeRecord.flatMap(({ letterGrades }) => letterGrades)).toEqual([...LETTER_GRADES]);
    const percents = gradeRecord.map(({ advancePercent }) => advancePercent);
    expect(percents).toEqual(percents.toSorted((x, y) => y - x));
    expect(gradeRecordSource).toContain('554');
  });

  test('is put away, with all that goes with it, by the next change of picks', async () => {
    const room = await finish();
    await ask('returnToLastPick', { mockDraftId: room.mockDraftId }, room.token);
    expect(await room.draft()).toMatchObject({ whatIfs: [], draftMostLikeExpertGrade: null, rateOutput: null });
    expect(refusal(await call('listBoldMoves', { mockDraftId: room.mockDraftId }, room.token))).toBe('rating-failed');
  });
});

describe('projected standings', () => {
  test('have every team once, best first, with odds that add up', async () => {
    const { projectedStandings, simulation } = await ask(
      'listProjectedStandings',
      { mockDraftId: done.mockDraftId },
      done.token,
    );
    expect(new Set(projectedStandings.map(({ participantId }) => participantId)).size).toBe(8);
    expect(sum(projectedStandings.map(({ titleOdds }) => titleOdds))).toBeCloseTo(1, 8);
    expect(sum(projectedStandings.map(({ playoffOdds }) => playoffOdds))).toBeCloseTo(simulation.playoffTeams, 8);
    const wins = projectedStandings.map((standing) => standing.wins?.mean ?? 0);
    expect(wins).toEqual(wins.toSorted((x, y) => y - x));
    expect(sum(wins)).toBeCloseTo(4 * simulation.regularWeeks, 6);
    for (const { weeklyPoints } of projectedStandings) expect(weeklyPoints).toHaveLength(simulation.weeks);
  });

  test('are the same when they are asked for again', async () => {
    const once = await ask('listProjectedStandings', { mockDraftId: done.mockDraftId }, done.token);
    expect(await ask('listProjectedStandings', { mockDraftId: done.mockDraftId }, done.token)).toEqual(once);
  });

  test('of best ball have no wins', async () => {
    const { token, mockDraftId } = await finish({ leagueType: 'BEST_BALL' });
    const { projectedStandings, simulation } = await ask('listProjectedStandings', { mockDraftId }, token);
    expect(simulation.isBestBall).toBe(true);
    expect(projectedStandings.every(({ wins }) => wins === null)).toBe(true);
  });

  test('are there for an open draft, but not before its first pick', async () => {
    const open = await begin();
    const { projectedStandings } = await ask('listProjectedStandings', { mockDraftId: open.mockDraftId }, open.token);
    expect(projectedStandings).toHaveLength(8);
    const empty = await begin({ simulationMode: 'Manual' });
    const reply = await call('listProjectedStandings', { mockDraftId: empty.mockDraftId }, empty.token);
    expect(refusal(reply)).toBe('rating-failed');
  });
});

describe('rosters by position', () => {
  test('are the person’s own, each player in their position, strongest first', async () => {
    const { mockDraftId, token, draft } = done;
    const { strength } = await ask('listByPositionRank', { mockDraftId }, token);
    const { picks, userParticipant } = await draft();
    const own = picks.filter(({ participantId }) => participantId === userParticipant.id).map(idOf);
    expect(strength.flatMap(({ players }) => players.map(idOf)).toSorted()).toEqual(own.toSorted());
    for (const { rank, points, bestPoints, players } of strength) {
      expect(rank).toBeGreaterThanOrEqual(1);
      expect(points).toBeLessThanOrEqual(unlocked(bestPoints) ?? 0);
      const ranks = players.map(({ roomPositionRank }) => unlocked(roomPositionRank) ?? 0);
      expect(ranks).toEqual(ranks.toSorted((x, y) => x - y));
    }
  });

  test('are shown of any team of the draft, and of no other team', async () => {
    const { mockDraftId, token } = done;
    const mine = await ask('listByPositionRank', { mockDraftId }, token);
    const theirs = await ask('listByPositionRank', { mockDraftId, mockDraftParticipantId: 'seat-1' }, token);
    expect(theirs).not.toEqual(mine);
    const nobody = await call('listByPositionRank', { mockDraftId, mockDraftParticipantId: 'seat-9' }, token);
    expect(refusal(nobody)).toBe('invalid-parameters');
  });
});

test('bold moves are surprising picks of the draft, finds with the most value first, and no kicker or defence', async () => {
  const { topPicks, topReaches } = await ask('listBoldMoves', { mockDraftId: done.mockDraftId }, done.token);
  const { picks } = await done.draft();
  for (const move of [...topPicks, ...topReaches]) {
    expect(idOf(picks[move.pickNumber - 1] ?? { athlete: null, team: null })).toBe(idOf(move));
    expect(['QB', 'RB', 'WR', 'TE']).toContain(move.athlete?.position);
  }
  const values = topPicks.map(({ vorpOverExpected }) => unlocked(vorpOverExpected) ?? 0);
  expect(values).toEqual(values.toSorted((x, y) => y - x));
  for (const value of values) expect(value).toBeGreaterThan(0);
});

describe('the draft again', () => {
  test('many times: every run has a grade and a place, and nothing is changed', async () => {
    const { mockDraftId, token, draft } = done;
    const before = await draft();
    for (const pickedBy of ['strategy', 'advice'] as const) {
      const { runs } = await ask('runDraftAgain', { mockDraftId, times: 25, pickedBy }, token);
      expect(sum(runs.grades.map(({ count }) => count))).toBe(25);
      expect(sum(runs.places.map(({ count }) => count))).toBe(25);
      expect(runs.exposures.length).toBeGreaterThan(10);
      for (const { share } of runs.exposures) expect(share).toBeLessThanOrEqual(1);
    }
    expect((await draft()).version).toBe(before.version);
  });

  test('is refused more than a thousand times over, and no times at all', async () => {
    const { mockDraftId, token } = done;
    const replies = await Promise.all([0, 1001].map((times) => call('runDraftAgain', { mockDraftId, times }, token)));
    expect(replies.map(refusal)).toEqual(['invalid-parameters', 'invalid-parameters']);
  });

  test('from a pick on: the draft before it stays, and the bots repeat themselves', async () => {
    const { token, mockDraftId, draft } = done;
    const original = await draft();
    const { mockDraft } = await ask('replayMockDraft', { mockDraftId, pickNumber: 14 }, token);
    const copy = sitDown(token, mockDraft.id);
    expect(mockDraft.id).not.toBe(mockDraftId);
    const at = await copy.draft();
    const made = at.picks.filter(({ pickAt }) => pickAt !== null);
    expect(made.map(idOf)).toEqual(original.picks.slice(0, 13).map(idOf));
    expect(at).toMatchObject({ closedAt: null, rateOutput: null, shareId: null });
    const { athlete, team } = original.picks[13] ?? { athlete: null, team: null };
    const entity = athlete ? { athleteId: athlete.id } : { teamId: team?.id };
    await ask('pickEntity', { mockDraftId: mockDraft.id, mockDraftParticipantId: 'seat-3', ...entity }, token);
    const after = (await copy.draft()).picks.filter(({ pickAt }) => pickAt !== null);
    expect(after).toHaveLength(18);
    expect(after.map(idOf)).toEqual(original.picks.slice(0, 18).map(idOf));
    expect((await draft()).version).toBe(original.version);
  });

  test('is refused from a pick that was not made', async () => {
    const { token, mockDraftId } = await begin();
    expect(refusal(await call('replayMockDraft', { mockDraftId, pickNumber: 60 }, token))).toBe('nothing-to-undo');
  });
});

describe('sharing', () => {
  test('a link shows the report to anybody, until it is taken back', async () => {
    const { token, mockDraftId, draft } = await finish();
    const { shareId } = await ask('shareMockDraft', { mockDraftId }, token);
    expect((await draft()).shareId).toBe(shareId);
    expect((await ask('shareMockDraft', { mockDraftId }, token)).shareId).toBe(shareId);

    const { report } = await ask('getSharedReport', { shareId });
    expect(report.rateOutputs).toHaveLength(8);
    expect(report.projectedStandings).toHaveLength(8);
    expect(report.participants.filter(({ isOwner }) => isOwner).map(({ id }) => id)).toEqual(['seat-3']);
    expect(report.participants.map(({ name }) => name)).not.toContain('You');

    const image = await server.inject({ url: report.imagePath });
    expect(image.headers['content-type']).toBe('image/png');
    const { rawPayload } = image;
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);

    await ask('unshareMockDraft', { mockDraftId }, token);
    expect(refusal(await call('getSharedReport', { shareId }))).toBe('draft-not-found');
    expect((await server.inject({ url: report.imagePath })).statusCode).toBe(404);
    expect((await ask('shareMockDraft', { mockDraftId }, token)).shareId).not.toBe(shareId);
  });

  test('tells neither who the person is nor which draft it is', async () => {
    const { token, mockDraftId, draft } = await finish();
    const { shareId } = await ask('shareMockDraft', { mockDraftId }, token);
    const { userParticipant } = await draft();
    const told = JSON.stringify(await ask('getSharedReport', { shareId }));
    expect(userParticipant.userId).toBeTruthy();
    for (const secret of [userParticipant.userId ?? '', mockDraftId, token]) expect(told).not.toContain(secret);
  });

  test('needs grades, and a link that somebody made', async () => {
    const { token, mockDraftId } = await begin();
    expect(refusal(await call('shareMockDraft', { mockDraftId }, token))).toBe('rating-failed');
    expect(refusal(await call('getSharedReport', { shareId: 'A'.repeat(22) }))).toBe('draft-not-found');
    expect(refusal(await call('getSharedReport', { shareId: '' }))).toBe('draft-not-found');
  });

  test('shows no grades of picks that have changed since', async () => {
    const { token, mockDraftId } = await finish();
    const { shareId } = await ask('shareMockDraft', { mockDraftId }, token);
    await ask('returnToLastPick', { mockDraftId }, token);
    const { report } = await ask('getSharedReport', { shareId });
    expect(report).toMatchObject({ rateOutputs: [], whatIfs: [], topPicks: [], closedAt: null });
  });
});
