// npm run market-stand-in [port]: answers in place of every source of the market, from the folder `shared`
// beside the project, until it is stopped.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startMarketStandIn } from '@pylon/almanac/testing/market/market-stand-in';
import { PRODUCT_FOLDER } from '@pylon/server/product-folder';

const PORT = 4680;
const shared = join(PRODUCT_FOLDER, '..', 'shared');
if (!existsSync(join(shared, 'data'))) {
  console.error(`There are no real files in ${shared}`);
  process.exit(1);
}
const standIn = await startMarketStandIn(shared, { port: Number(process.argv[2] ?? PORT) });
const standIns = standIn.sources.map((source) => `${source}=${standIn.url}`);
console.log(`Answers in place of ${standIn.sources.join(', ')}. Start the product on it:\n
PYLON_ALMANAC=live PYLON_STAND_INS=github=${join(shared, 'data')},${standIns.join(',')} npm start`);
