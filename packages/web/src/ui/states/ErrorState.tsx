import { Button } from '../Button.tsx';

export interface ErrorStateProps {
  readonly title: string;
  /** What happened, what is kept, and what to do. */
  readonly text: string;
  readonly onRetry?: () => void;
}

/** Something failed: said in words, with the way on. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 border-bad border-l-[3px] px-4 py-3">
      <p className="font-semibold text-lg">{title}</p>
      <p className="max-w-xl text-base text-muted">{text}</p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}
