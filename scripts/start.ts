// `npm start`: builds what is stale and serves the product.
import { buildWeb } from './build-web.ts';

process.env['NODE_ENV'] = 'production';
await buildWeb();
await import('../packages/server/src/main.ts');
