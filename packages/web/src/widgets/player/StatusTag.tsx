import { statusMark } from '@pylon/engine/vocabulary/player-status';

export interface StatusTagProps {
  readonly status: string;
  readonly injuryStatus: string | null;
  /** Words instead of letters. */
  readonly isInWords?: boolean;
}

/** How a player is, when they are not active. */
export function StatusTag({ status, injuryStatus, isInWords = false }: StatusTagProps) {
  const mark = statusMark(status, injuryStatus);
  if (!mark) return null;
  const tone = mark.isOut ? 'text-bad' : 'text-caution';
  if (isInWords) return <span className={`font-semibold ${tone}`}>{mark.words}</span>;
  return (
    <span className={`font-semibold text-xs ${tone}`} title={mark.words}>
      <span aria-hidden>{mark.letters}</span>
      <span className="sr-only">{mark.words}</span>
    </span>
  );
}
