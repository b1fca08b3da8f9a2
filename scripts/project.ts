// Paths and small tools that the project's commands share.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
export const SHARED = join(ROOT, '..', 'shared');

/** Every file below a folder of the project that somebody wrote, as paths from its root, sorted. */
export function filesBelow(folder: string): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.endsWith('.tsbuildinfo')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...filesBelow(path));
    else found.push(path);
  }
  return found.sort();
}

/** SHA-256 over names and contents: the same while nothing below the given files or folders changed. */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = statSync(join(ROOT, path)).isDirectory() ? filesBelow(path) : [path];
    for (const file of files)
      hash
        .update(relative('', file))
        .update('\0')
        .update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Print nothing unless it fails. */
  readonly quiet?: boolean;
}

/** Runs a command in the project's root; true when it ended well. */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (bytes: Buffer) => output.push(bytes));
  child.stderr?.on('data', (bytes: Buffer) => output.push(bytes));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0 && options.quiet) process.stderr.write(Buffer.concat(output));
  return code === 0;
}
