import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../IconButton.tsx';
import { canGoTo, pageNumbers } from './page-numbers.ts';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  /** Tells several on one page apart. */
  readonly label?: string;
}

/** 'Page X of Y', previous, next, and the pages between. */
export function Pagination({ page, pages, onPage, label = 'Pages' }: PaginationProps) {
  const go = (wanted: number) => canGoTo(wanted, page, pages) && onPage(wanted);
  const marks = pageNumbers(page, pages).map((mark, index) => ({ mark, key: mark === 'gap' ? `gap${index}` : mark }));
  return (
    <nav aria-label={label} className="no-print flex items-center gap-1">
      <IconButton
        size="small"
        className="max-md:size-11"
        label="Previous page"
        icon={<ChevronLeft aria-hidden size={18} />}
        disabled={page <= 1}
        onClick={() => go(page - 1)}
      />
      <span className="figures px-1 text-sm">
        Page {page} of {Math.max(1, pages)}
      </span>
      <ol className="figures flex items-center max-md:hidden">
        {marks.map(({ mark, key }) => (
          <li key={key}>
            {mark === 'gap' ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <button
                type="button"
                aria-label={`Page ${mark}`}
                aria-current={mark === page ? 'page' : undefined}
                onClick={() => go(mark)}
                className={classNames(
                  'size-8 text-sm',
                  mark === page ? 'pylon-under font-semibold' : 'text-muted hover:text-ink',
                )}
              >
                {mark}
              </button>
            )}
          </li>
        ))}
      </ol>
      <IconButton
        size="small"
        className="max-md:size-11"
        label="Next page"
        icon={<ChevronRight aria-hidden size={18} />}
        disabled={page >= pages}
        onClick={() => go(page + 1)}
      />
    </nav>
  );
}
