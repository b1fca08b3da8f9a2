// The door of every command: plain JavaScript, for whatever Node is on the machine. It installs what is missing and
// hands over to the Node that the project pins, which runs TypeScript as it is.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.pylon-installed');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages (about a minute, only when they changed) ...');
  const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (installed.status !== 0) process.exit(installed.status ?? 1);
  writeFileSync(stamp, lock);
}

const [command = 'start', ...rest] = process.argv.slice(2);
const child = spawn(
  join(bin, 'node'),
  ['--disable-warning=ExperimentalWarning', join(root, 'scripts', `${command}.ts`), ...rest],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
