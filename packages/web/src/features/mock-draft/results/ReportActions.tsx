import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import { saveCsv } from '../../../widgets/table/whole/table-file.ts';
import { picksCsv } from './rosters/picks-csv.ts';
import { ShareDialog } from './share/ShareDialog.tsx';

/** What a person does with a report: share it, or take the picks along. */
export function ReportActions({ draft }: { readonly draft: MockDraft }) {
  const [isSharing, setIsSharing] = useState(false);
  return (
    <div className="no-print flex flex-wrap gap-3">
      <Button kind="primary" onClick={() => setIsSharing(true)}>
        <Share2 aria-hidden size={16} /> {draft.shareId === null ? 'Share' : 'Shared'}
      </Button>
      <Button onClick={() => saveCsv(`draft-${draft.createdAt.slice(0, 10)}.csv`, picksCsv({ ...draft, isOwn: true }))}>
        <Download aria-hidden size={16} /> All picks as CSV
      </Button>
      <PrintButton />
      <ShareDialog draft={draft} isOpen={isSharing} onClose={() => setIsSharing(false)} />
    </div>
  );
}
