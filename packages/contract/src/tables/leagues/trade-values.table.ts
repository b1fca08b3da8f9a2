import { defineTable } from '@pylon/engine/tables/table';
import { AGE, CHANGE_OF_VALUE, PLACE, PLACE_AT_POSITION } from '../columns/shared-columns.ts';

const FROM = 'FantasyCalc’s estimates from trades that were made';
const place = { kind: 'whole', nullable: true, from: FROM } as const;

/** What players bring in trades. */
export const tradeValues = defineTable({
  name: 'trade-values',
  call: 'listTradeValues',
  callPath: '/datatables/trade-values',
  path: '/trade-values',
  section: 'leagues',
  title: 'Trade Values',
  question: 'What everybody brings in trades, in a league of one season or for good, and whose price is moving.',
  needs: 'trade values of this kind of league',
  rowName: 'TradeValueRow',
  filters: {
    own: {
      format: {
        kind: 'choice',
        title: 'League',
        choices: {
          'half-ppr': 'Redraft',
          superflex: 'Redraft superflex',
          dynasty: 'Dynasty',
          'dynasty-superflex': 'Dynasty superflex',
        },
        standard: 'half-ppr',
      },
    },
  },
  sort: 'rank',
  columns: {
    rank: { ...PLACE, hint: 'Place by value', from: FROM },
    positionRank: { ...PLACE_AT_POSITION, hint: 'Place by value among those listed at the position', from: FROM },
    value: {
      title: 'Value',
      hint: 'On the provider’s own scale, in a league of twelve and half PPR: two of a trade can be added up',
      kind: 'whole',
      isHighFirst: true,
      shows: 'phone',
      from: FROM,
    },
    change: { ...CHANGE_OF_VALUE, from: FROM },
    redraftRank: { ...place, title: 'Redraft #', hint: 'Place in leagues of this season alone, with as many passers' },
    dynastyRank: { ...place, title: 'Dynasty #', hint: 'Place in leagues that keep everybody, with as many passers' },
    age: { ...AGE, hint: 'Years on the day told' },
    told: {
      title: 'Told by',
      hint: 'Whose values they are, and the day on which they were told',
      kind: 'text',
      from: 'The newest list',
    },
  },
});
