// Registries that mirror only the packages of their own system make npm leave the other systems' optional packages
// out of the lock file, and `npm ci` then refuses it. This writes the missing entries from what each package asks for,
// and the checksum of every entry that has none, without which whatever a registry sends would be installed.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
  optional?: true;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const FILE = 'package-lock.json';
const SYSTEMS: Readonly<Record<string, string>> = {
  darwin: 'darwin',
  win32: 'win32',
  windows: 'win32',
  win: 'win32',
  linux: 'linux',
  linuxmusl: 'linux',
  android: 'android',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  openharmony: 'openharmony',
  aix: 'aix',
  sunos: 'sunos',
};
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'riscv64', 'ppc64', 's390x', 'loong64', 'mips64el', 'wasm32'];
const EXACT = /^[\^~]?(\d+\.\d+\.\d+[\w.-]*)$/;

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, LockedPackage> };
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${path}/node_modules/${name}`.replace(/^\//, '');
    const top = `node_modules/${name}`;
    const version = EXACT.exec(range)?.[1];
    if (lock.packages[nested] || lock.packages[top] || !version) continue;
    const words = name.split(/[-/@_.]/);
    const os = words.map((word) => SYSTEMS[word]).find((system) => system !== undefined);
    const cpu = PROCESSORS.find((processor) => words.includes(processor));
    lock.packages[top] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      ...(entry.dev && { dev: true }),
      optional: true,
      ...(os && { os: [os] }),
      ...((words.includes('musl') || words.includes('linuxmusl')) && { libc: ['musl'] }),
    };
    added++;
  }
}

/** The checksum of a package by its name and version; undefined where the registry does not know it. */
function checksumOf(name: string, version: string): string | undefined {
  const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' });
  return /^sha512-\S+/.exec(stdout)?.[0];
}

for (const [path, { version, integrity, link, ...rest }] of Object.entries(lock.packages)) {
  const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
  if (name === undefined || version === undefined || integrity !== undefined || link) continue;
  const checksum = checksumOf(name, version);
  if (checksum === undefined) console.error(`${name}@${version}: the registry tells no checksum`);
  else lock.packages[path] = { version, integrity: checksum, ...rest };
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`completed the lock file: ${added} optional packages added`);
