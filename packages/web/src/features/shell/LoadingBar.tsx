import { useIsLoading } from '../../widgets/table/use-is-loading.ts';

/**
 * Says that the next page or the next rows are on their way. What is on the screen stays until they are there: a
 * skeleton in its place would take the focus from whoever works with the keyboard.
 */
export function LoadingBar() {
  const isLoading = useIsLoading();
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading"
      className="loading-bar pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden"
    />
  );
}
