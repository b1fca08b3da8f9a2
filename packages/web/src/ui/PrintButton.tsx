import { Printer } from 'lucide-react';
import { Button } from './Button.tsx';

/** Prints the page; what is no use on paper says `no-print`. */
export const PrintButton = () => (
  <Button className="no-print" onClick={() => window.print()}>
    <Printer aria-hidden size={16} /> Print
  </Button>
);
