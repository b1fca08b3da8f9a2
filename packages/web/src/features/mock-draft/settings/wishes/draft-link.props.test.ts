import { ADP_PROVIDERS } from '@pylon/engine/vocabulary/adp-providers';
import { DRAFT_STRATEGIES, PICK_CLOCKS_SECONDS, ROOM_TYPES } from '@pylon/engine/vocabulary/drafts';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery, stringifyQuery } from '../../../../search-params.ts';
import { type DraftLink, linkOf, parseDraftLink, wishesOfLink } from './draft-link.ts';
import { ANY, DRAFT_TYPES, type DraftWishes, LEAGUE_TYPES, parseWishes, seatsOf } from './draft-wishes.ts';

const whole = (from: number, to: number) => fc.integer({ min: from, max: to });
const strategy = fc.constantFrom(...DRAFT_STRATEGIES);
const entityId = fc.constantFrom('00-0036900', 'sleeper:4046', 'mfl:13589', 'KC', 'LAR');

const wishes: fc.Arbitrary<DraftWishes> = fc
  .record({
    simulationMode: fc.constantFrom('AutoDraft' as const, 'Manual' as const),
    leagueType: fc.constantFrom(...LEAGUE_TYPES),
    draftType: fc.constantFrom(...DRAFT_TYPES),
    numberOfTeams: fc.oneof(fc.constant(ANY), whole(2, 18)),
    draftPosition: fc.oneof(fc.constant(ANY), whole(1, 18)),
    pickClock: fc.constantFrom(...PICK_CLOCKS_SECONDS.map((seconds) => seconds ?? ANY)),
    scoringSystemId: fc.stringMatching(/^[\w-]{1,40}$/),
    adpProviderName: fc.constantFrom('consensus', ...ADP_PROVIDERS),
    expertIds: fc.uniqueArray(fc.stringMatching(/^[a-z.:-]{1,20}$/), { maxLength: 8 }),
    userDraftStrategy: strategy,
    opponents: fc
      .dictionary(
        whole(1, 18).map(String),
        strategy.filter((each) => each !== 'balanced'),
      )
      .map((map) => ({ ...map })),
    roomType: fc.constantFrom(...ROOM_TYPES),
    slots: fc.option(
      fc
        .tuple(...SLOTS.map(() => whole(0, 9)))
        .map((counts) => Object.fromEntries(SLOTS.map((slot, index) => [slot, counts[index]])) as DraftWishes['slots']), // one count for each
    ),
    budgetDollars: whole(100, 999),
    keepers: fc.array(fc.record({ entityId, team: whole(1, 18), round: whole(1, 99), costDollars: whole(1, 999) }), {
      maxLength: 20,
    }),
    sponsor: fc.option(fc.stringMatching(/^[\w .&'-]{1,60}$/)),
  })
  .map((one) => ({ ...one, draftPosition: one.draftPosition > seatsOf(one) ? ANY : one.draftPosition }));

const throughAddress = (link: DraftLink): DraftLink => parseDraftLink(parseQuery(stringifyQuery({ ...link })));

test('a link reproduces every setting, keepers included', () => {
  fc.assert(
    fc.property(wishes, (wanted) => {
      expect(wishesOfLink(throughAddress(linkOf(wanted)))).toEqual(wanted);
    }),
  );
});

test('any address gives wishes that can be wished, and their own link gives the same ones again', () => {
  const names = Object.keys({
    ...linkOf(wishesOfLink({ teams: '10' })),
    mode: '',
    league: '',
    order: '',
    pick: '',
    clock: '',
    experts: '',
    rivals: '',
    roster: '',
    budget: '',
    keepers: '',
    sponsor: '',
    other: '',
  });
  const value = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,\w-]*$/), whole(-5, 200).map(String));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), (raw) => {
      const link = parseDraftLink(raw);
      const found = wishesOfLink(link);
      expect(parseWishes({ ...found })).toEqual(found);
      expect(linkOf(found)).toEqual(link);
    }),
  );
});
