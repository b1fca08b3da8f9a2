import { useLocation, useNavigate } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { toasts } from '../../../ui/states/toast-store.ts';
import { useTableSearch } from '../use-table-search.ts';
import { ViewMenu } from './ViewMenu.tsx';

/** What can be done with a table as it stands: keep it under a name, or hand its address on. */
export function TableViews() {
  const [search] = useTableSearch();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  const share = async () => {
    const isCopied = await copyText(window.location.href);
    if (isCopied) toasts.show('success', 'Link copied. It opens the table as you see it.');
    else toasts.show('warning', 'Copy the address of this page: it opens the table as you see it.');
  };
  return (
    <div className="no-print flex gap-1">
      <ViewMenu
        path={path}
        search={{ ...search }}
        // A view is read by its route as an address is
        onOpen={(view) => void navigate({ to: '.', search: view.search as never, resetScroll: false })}
      />
      <Button kind="quiet" size="small" onClick={() => void share()}>
        <Link2 aria-hidden size={16} /> Share
      </Button>
    </div>
  );
}
