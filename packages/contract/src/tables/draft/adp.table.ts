import { defineTable } from '@pylon/engine/tables/table';
import { ADP_PROVIDERS, OTHER_ADP_PROVIDERS } from '@pylon/engine/vocabulary/adp-providers';
import { BYE, PLACE } from '../columns/shared-columns.ts';

/** Whose numbers stand side by side; 'dynasty' is the mean of dynasty drafts. */
export const ADP_MEMBERS = [...ADP_PROVIDERS, ...OTHER_ADP_PROVIDERS, 'dynasty'] as const;

const LISTS = 'Newest list of each provider';

/** Average draft positions. */
export const adp = defineTable({
  name: 'adp',
  call: 'listAdps',
  callPath: '/datatables/adps',
  path: '/nfl-adp',
  section: 'draft',
  isByHand: true,
  title: 'Average Draft Position',
  question: 'Where players go, who reaches, and who is moving.',
  rowName: 'AdpRow',
  filters: {
    own: {
      adpProviderNames: {
        kind: 'members',
        of: ['adps', 'deltas'],
        or: ['formatAdp', 'besideAdp'],
        members: ADP_MEMBERS,
      },
    },
  },
  sort: 'cbs',
  orders: {
    // The place is the free expert Market's; what the plan opens is the mean itself.
    consensus: { by: 'marketRank' },
    rank: { by: 'marketRank' },
    ...Object.fromEntries(
      ADP_MEMBERS.flatMap((member) => [
        [member, { by: `adps.${member}` }],
        [`${member}Delta`, { by: `deltas.${member}` }],
      ]),
    ),
  },
  columns: {
    rank: { ...PLACE, hint: 'Place by the consensus of all providers', from: 'The list of the free expert Market' },
    positionRank: {
      title: 'Position rank',
      hint: 'Place among those of the position',
      kind: 'whole',
      from: 'Places within the position',
    },
    byeWeek: { ...BYE, shows: 'picked' },
    consensus: {
      title: 'Consensus',
      hint: 'Mean over every provider with numbers for the season',
      kind: 'decimal',
      nullable: true,
      feature: 'consensus',
      from: LISTS,
    },
    adps: {
      title: 'ADP',
      hint: 'Mean pick at each provider',
      kind: 'amounts',
      feature: 'adpDiffs',
      locks: 'each',
      from: LISTS,
    },
    deltas: {
      title: 'Differences',
      hint: 'Provider less the consensus',
      kind: 'amounts',
      feature: 'adpDiffs',
      from: LISTS,
    },
    pairDifference: {
      title: 'Difference',
      hint: 'The first of two providers asked for less the second; nothing unless two are asked for',
      kind: 'decimal',
      nullable: true,
      feature: 'adpDiffs',
      shows: 'picked',
      from: LISTS,
    },
    formatAdp: {
      title: 'Format',
      hint: 'Mean pick in drafts of the format asked for: at the one provider asked for, else over all who have it',
      kind: 'decimal',
      nullable: true,
      feature: 'adpDiffs',
      shows: 'picked',
      from: LISTS,
    },
    besideAdp: {
      title: 'Format beside it',
      hint: 'The same in drafts of the format that is to stand beside it',
      kind: 'decimal',
      nullable: true,
      feature: 'adpDiffs',
      shows: 'picked',
      from: LISTS,
    },
    formatDifference: {
      title: 'Difference of formats',
      hint: 'The format less the one beside it; without a format, the one provider asked for or the consensus less it',
      kind: 'decimal',
      nullable: true,
      feature: 'adpDiffs',
      shows: 'picked',
      from: LISTS,
    },
    history: {
      title: 'Trend',
      hint: 'The consensus over all snapshots; up is earlier',
      kind: 'trend',
      feature: 'consensus',
      from: 'Every list of the season',
    },
    preSeasonGuillotine: {
      title: 'PS Diff',
      hint: 'Guillotine ADP before the season less the present one',
      kind: 'decimal',
      nullable: true,
      feature: 'adpDiffs',
      within: 'adps',
      isOrderHidden: true,
      shows: 'picked',
      from: 'Guillotine lists',
    },
  },
});
