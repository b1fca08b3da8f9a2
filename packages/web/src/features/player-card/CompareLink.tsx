import { Link } from '@tanstack/react-router';
import { Columns3 } from 'lucide-react';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { comparedWith } from './comparison/comparison.search.ts';

/** Puts a player beside others: those of the comparison on this page, or whom one chooses there. */
export const CompareLink = ({ playerId, className }: { readonly playerId: string; readonly className?: string }) => (
  <Link
    to={PATHS.playerComparison}
    search={(page) => comparedWith(playerId, page)}
    className={`${buttonClass('plain')} ${className ?? ''}`}
  >
    <Columns3 aria-hidden size={16} /> Compare
  </Link>
);
