// Running backs whom the NFL drafted, as the model of rookies knows them.
import type { Edition } from '@pylon/almanac/editions/edition';
import { isFullback, type Rookie } from '@pylon/engine/player-value/rookies/rookie-runners';
import { type Conference, collegesConference } from '@pylon/engine/vocabulary/colleges';
import { onceFor } from '../../almanac/edition-memo.ts';
import { known } from '../../wire/entity.ts';
import { ageOn } from '../age.ts';

/** A drafted running back. */
export interface DraftedRunner extends Rookie {
  readonly entityId: string;
  /** Year of the draft. */
  readonly draftClass: number;
  readonly round: number;
  /** Team that picked the rookie. */
  readonly teamId: string;
  readonly college: string | null;
  /** In the season before the draft; null where the college is not known. */
  readonly conference: Conference | null;
}

/** Everybody drafted as a runner whom the edition knows, fullbacks left out. */
export const draftedRunners = (edition: Edition): readonly DraftedRunner[] =>
  onceFor(edition, 'drafted runners', () => {
    const { draftPicks, players } = edition.tables;
    const { column } = draftPicks;
    return Array.from({ length: draftPicks.length }, (_, row) => row).flatMap((row): DraftedRunner | readonly [] => {
      const entityId = column.playerId[row] ?? null;
      const playerRow = entityId === null ? undefined : edition.indexes.playerRow(entityId);
      if (entityId === null || playerRow === undefined || column.position[row] !== 'RB') return [];
      const [draftClass, overall] = [column.season[row] ?? 0, column.overall[row] ?? 0];
      const college = column.college[row] ?? players.column.college[playerRow] ?? null;
      const runner: DraftedRunner = {
        ...{ entityId, draftClass, overall, college, round: column.round[row] ?? 0, teamId: column.teamId[row] ?? '' },
        age: ageOn(edition, entityId, `${draftClass}-04-30`) ?? known(column.age[row]),
        pounds: known(players.column.weightPounds[playerRow]),
        conference: college === null ? null : collegesConference(college, draftClass),
      };
      return isFullback(runner) ? [] : runner;
    });
  });

interface Choice {
  readonly value: string;
  readonly label: string;
}
const named = (name: string): Choice => ({ value: name, label: name });

/** Classes of the draft, newest first. */
export const draftClasses = (edition: Edition): Choice[] =>
  [...new Set(draftedRunners(edition).map(({ draftClass }) => draftClass))]
    .sort((one, other) => other - one)
    .map((year) => named(String(year)));

/** Conferences of their colleges, the one with most of them first. */
export const rookieConferences = (edition: Edition): Choice[] =>
  [...Map.groupBy(draftedRunners(edition), ({ conference }) => conference)]
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([conference]) => (conference === null ? [] : named(conference)));
