// `npm start`: builds what is stale and serves the product.
import { BUILT_SERVER, buildServer, COMPILED_SERVER, SERVER_FLAGS, SERVER_MEMORY } from './build-server.ts';
import { buildWeb } from './build-web.ts';

process.env['NODE_ENV'] = 'production';
process.env['NODE_COMPILE_CACHE'] = COMPILED_SERVER;
for (const [name, value] of Object.entries(SERVER_MEMORY)) process.env[name] ??= value;
await buildWeb();
await buildServer();
// The server takes the place of this process, and nothing of it stays in memory; on Windows it moves in.
const server = [process.execPath, ...SERVER_FLAGS, BUILT_SERVER];
if (process.platform !== 'win32' && process.execve) process.execve(process.execPath, server);
await import(BUILT_SERVER);
