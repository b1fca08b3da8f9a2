import { ChevronDown } from 'lucide-react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import type { NavWord } from './nav-words.ts';

const loadPanel = () => import('./NavPanel.tsx');
const NavPanel = lazyPart(loadPanel, 'NavPanel');

/** Fetches what the menus hold, once somebody is about to open one. */
export const fetchPanel = (): void => void loadPanel().catch(() => undefined); // opening one asks again

export interface NavMenuProps extends NavWord {
  readonly className: string;
}

/** The pages of a word, one click away from every page. */
export const NavMenu = ({ label, sections, className }: NavMenuProps) => (
  <Popover
    className={sections.length > 1 ? 'min-h-40 w-[56rem] py-3' : 'min-h-40 w-[42rem] py-3'}
    triggerClassName={className}
    trigger={
      <>
        {label} <ChevronDown aria-hidden size={16} className="ml-1 max-lg:hidden" />
      </>
    }
  >
    <NavPanel sections={sections} />
  </Popover>
);
