// Auction values of one provider: name, position, dollars of a budget named in the column's title ('aav_200').
import { defineSource, later, may, need } from '../reading/dictionary.ts';
import { tableKind } from './import-file.ts';

const SOURCE = defineSource({
  kind: 'auction-values',
  meaning: "A player's average price",
  key: [],
  columns: {
    name: need.text('Name'),
    position: need.text('Position'),
    team: later.team('Team'),
    aav_200: may.number('Dollars of a budget of 200'),
    status: later.text('Game status'),
  },
});
const BUDGET_DOLLARS = 200;

/** A provider's average auction values; whose they are is told by the file's name or by the operator. */
export const auctionValues = tableKind({
  kind: 'auction-values',
  recognises: (header) => header.includes('aav_200') && header.includes('name'),
  source: SOURCE,
  listOf: (records, day, file) => {
    const base = file.name.slice(file.name.lastIndexOf('/') + 1);
    const provider = file.options?.publisher ?? base.split(/[-_ .]/)[0]?.toLowerCase() ?? 'imported';
    const values = records.flatMap(({ name, position, team: teamId, aav_200: valueDollars }) =>
      valueDollars === null
        ? []
        : { ...day, who: { name, position, teamId }, provider, valueDollars, budgetDollars: BUDGET_DOLLARS },
    );
    return { auctionValues: values };
  },
});
