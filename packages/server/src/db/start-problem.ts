// Why a start failed, naming the setting that an operator would look at.
import { databaseFault } from './faults.ts';

interface Named {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

const UNWRITABLE: ReadonlySet<string | undefined> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOENT',
  'ENOTDIR',
  'ENOSPC',
]);
const UNKNOWN_HOST: ReadonlySet<string | undefined> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH']);

/** One line for an operator; no password is in it. */
export function startProblem(error: unknown, { port, dataDir, databaseUrl }: Named): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, message } = error as NodeJS.ErrnoException; // errors of Node carry them
  if (code === 'EADDRINUSE' || (code === 'EACCES' && path === undefined))
    return `PORT ${port} cannot be served on: ${message}`;
  if (UNWRITABLE.has(code) && path?.startsWith(dataDir))
    return `PYLON_DATA_DIR (${dataDir}) cannot be written to: ${code}`;
  if (databaseUrl !== null && (databaseFault(error) === 'away' || UNKNOWN_HOST.has(code))) {
    return `DATABASE_URL: the database does not answer (${message || code})`;
  }
  return message;
}
