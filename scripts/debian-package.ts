// Installs a package of Debian's where that is possible: as root, on a system that has them.
import { existsSync } from 'node:fs';
import { run } from './project.ts';

export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Whether it could be installed. Without a network it gives up soon; services that come with it are not started. */
export async function install(name: string): Promise<boolean> {
  const soon = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0'];
  const options = { quiet: true, env: { RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' } };
  return (
    (await run('apt-get', ['update', '-qq', ...soon], options)) &&
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...soon, name], options))
  );
}
