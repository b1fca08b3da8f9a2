// `npm run build`: the browser's bundle, when stale.
import { buildWeb } from './build-web.ts';

await buildWeb();
