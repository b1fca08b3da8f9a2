// `npm run build`: the browser's bundle and the server, each when stale.
import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';

await buildWeb();
await buildServer();
