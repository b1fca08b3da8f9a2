import { PICK_LIST_HEADS, PICK_LIST_TEMPLATE } from '@pylon/engine/best-ball/pick-list';
import { Download } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** How drafts of DraftKings come in, which hands out no file of them. */
export function PickListHelp() {
  return (
    <details className="max-w-xl text-base">
      <summary className="cursor-pointer text-muted">Drafts from DraftKings</summary>
      <div className="mt-2 flex flex-col items-start gap-2 text-muted text-sm">
        <p>
          DraftKings hands out no file that says whom you picked when; its standings name line-ups alone. Bring a list
          of your picks in its place, a line a pick, as a CSV file with these columns: {PICK_LIST_HEADS.join(', ')}.
          ‘Entry’ is whatever tells your drafts apart. The moments are in UTC, and a day is enough. Values are told by
          DraftKings’ own average draft positions.
        </p>
        <Button
          size="small"
          onClick={() => saveFile('draftkings-picks.csv', PICK_LIST_TEMPLATE, 'text/csv;charset=utf-8')}
        >
          <Download aria-hidden size={16} /> Save a list to fill in
        </Button>
      </div>
    </details>
  );
}
