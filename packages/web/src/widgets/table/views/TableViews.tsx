import { useLocation, useNavigate } from '@tanstack/react-router';
import { Bookmark, Link2 } from 'lucide-react';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Popover } from '../../../ui/overlays/Popover.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { useTableSearch } from '../use-table-search.ts';

const ViewList = lazyPart(() => import('./ViewList.tsx'), 'ViewList');

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
      <Popover
        align="end"
        className="w-72 p-3"
        triggerClassName={buttonClass('quiet', 'small')}
        trigger={
          <>
            <Bookmark aria-hidden size={16} /> Views
          </>
        }
      >
        <ViewList
          path={path}
          search={{ ...search }}
          // A view is read by its route as an address is
          onOpen={(view) => void navigate({ to: '.', search: view.search as never, resetScroll: false })}
        />
      </Popover>
      <Button kind="quiet" size="small" onClick={() => void share()}>
        <Link2 aria-hidden size={16} /> Share
      </Button>
    </div>
  );
}
