import { PLAIN_TABLES } from '@pylon/contract/tables/tables';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { closePopoverAround, Popover } from '../../ui/overlays/Popover.tsx';

/** The research tables that have no place of their own in the navigation. */
export const TablesMenu = ({ className }: { readonly className: string }) => (
  <Popover
    label="Research: more tables"
    className="w-64 py-2"
    triggerClassName={className}
    trigger={
      <>
        Research <ChevronDown aria-hidden size={16} className="ml-1" />
      </>
    }
  >
    {/* biome-ignore lint/a11y: the links inside take keys and clicks; this only closes the list after them */}
    <ul onClick={(event) => closePopoverAround(event.target)}>
      {PLAIN_TABLES.map(({ path, title }) => (
        <li key={path}>
          <Link to={path} className="flex min-h-9 items-center px-4 hover:bg-raised focus-visible:-outline-offset-2">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </Popover>
);
