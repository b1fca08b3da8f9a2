import { hasRedis } from '@pylon/server/testing/redis-server';
import { canInstall, install } from './debian-package.ts';

/** Has the Redis that tests of the broker need, where it can be had; where not, those tests say so. */
export async function haveRedis(): Promise<void> {
  if (hasRedis() || !canInstall()) return;
  console.log('Installing redis-server for the tests of the broker ...');
  await install('redis-server');
}
