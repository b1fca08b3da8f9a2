import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { sayFailure } from '../../api/say-failure.ts';
import { Button } from '../../ui/Button.tsx';

/** Saves what a page shows as a file, all of it: `onExport` reads it and hands it to `saveTable`. */
export function CsvButton({ onExport }: { readonly onExport: () => Promise<void> | void }) {
  const exporting = useMutation({ mutationFn: async () => onExport(), onError: sayFailure });
  return (
    <Button isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
      <Download aria-hidden size={16} /> CSV
    </Button>
  );
}
