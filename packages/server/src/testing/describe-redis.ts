// Tests that need a Redis: without one they say in one line that they did not run; in continuous integration that is a
// failure.
import { afterAll, describe, inject, it } from 'vitest';
import { hasRedis, type RedisServer, redisServer } from './redis-server.ts';

/** A group of tests with a Redis of its own, which ends with the file. */
export async function describeRedis(name: string, tests: (redis: RedisServer) => void): Promise<void> {
  if (hasRedis()) {
    const redis = await redisServer();
    afterAll(redis.stop);
    describe(name, () => tests(redis));
    return;
  }
  describe(name, () => {
    it('has the Redis that it needs', () => {
      if (inject('needsRedis')) throw new Error('there is no redis-server');
      console.log(`${name}: did not run, there is no redis-server on this machine`);
    });
  });
}
