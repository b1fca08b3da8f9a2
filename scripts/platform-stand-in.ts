// npm run platform-stand-in -- [port] [--recordings <folder>]: answers in place of every fantasy platform, from
// invented leagues or from recorded ones, until it is stopped; says what can be typed, and how to start the product.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPlatformsStandIn } from '@pylon/connectors/testing/stand-in/platform-stand-in';
import { standInSettings } from './stand-in-settings.ts';

const PORT = 4690;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { recordings: { type: 'string' } } });
const standIn = await startPlatformsStandIn({
  season: new Date().getUTCFullYear(),
  port: Number(positionals[0] ?? PORT),
  ...(values.recordings !== undefined && { recordings: resolve(values.recordings) }),
});
const settings = Object.entries(standInSettings(standIn)).map(([name, value]) => `${name}=${value}`);
console.log(`${standIn.words}
Start the product on it:

${settings.join(' ')} npm start`);
