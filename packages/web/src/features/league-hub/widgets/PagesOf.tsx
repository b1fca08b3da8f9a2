import { Pagination } from '../../../ui/table/Pagination.tsx';

interface PagesOfProps {
  readonly label: string;
  readonly total: number;
  /** Rows of a page. */
  readonly of: number;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The pages of a widget’s list; nothing where one holds all. */
export const PagesOf = ({ label, total, of, page, onPage }: PagesOfProps) =>
  total > of ? <Pagination label={label} page={page} pages={Math.ceil(total / of)} onPage={onPage} /> : null;
