// npm run market-stand-in -- [port] [--from 2025-11-02T17:55:00Z] [--speed 60]: answers in place of every source of the
// market, from the folder `shared` beside the project, until it is stopped. From a moment on it plays the games of the
// week again that was recorded play by play, so many times as fast.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startMarketStandIn } from '@pylon/almanac/testing/market/market-stand-in';
import { PRODUCT_FOLDER } from '@pylon/server/product-folder';

const PORT = 4680;
const shared = join(PRODUCT_FOLDER, '..', 'shared');
if (!existsSync(join(shared, 'data'))) {
  console.error(`There are no real files in ${shared}`);
  process.exit(1);
}
const { values, positionals } = parseArgs({
  options: { from: { type: 'string' }, speed: { type: 'string', default: '60' } },
  allowPositionals: true,
});
const standIn = await startMarketStandIn(shared, { port: Number(positionals[0] ?? PORT) });
const from = values.from === undefined ? null : new Date(values.from);
if (from) {
  const played = standIn.replay({ from, speed: Number(values.speed) });
  if (!played) {
    console.error(`No week with plays lies in ${shared} around ${values.from}`);
    process.exit(1);
  }
  console.log(
    `Plays week ${played.week} of ${played.season} again from ${from.toISOString()}, ${values.speed} times as fast`,
  );
}
const clock = from ? `PYLON_CLOCK=${from.toISOString()} ` : '';
const almanac = from ? `PYLON_ALMANAC=mirror PYLON_MIRROR=${join(shared, 'data')}` : 'PYLON_ALMANAC=live';
const standIns = standIn.sources.map((source) => `${source}=${standIn.url}`);
console.log(`Answers in place of ${standIn.sources.join(', ')}. Start the product on it:\n
${clock}${almanac} PYLON_STAND_INS=github=${join(shared, 'data')},${standIns.join(',')} npm start`);
