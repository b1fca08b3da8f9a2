import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { PATHS } from '../../paths.ts';
import { closePopoverAround, Popover } from '../../ui/overlays/Popover.tsx';
import { RESEARCH } from '../../widgets/table/research-pages.ts';

const LINK = 'flex min-h-9 items-center px-4 hover:bg-raised focus-visible:-outline-offset-2';

/** All research by section, one click away from every page. The scoring goes along. */
export const ResearchMenu = ({ className }: { readonly className: string }) => (
  <Popover
    label="Research: all tables"
    className="w-[44rem] py-3"
    triggerClassName={className}
    trigger={
      <>
        Research <ChevronDown aria-hidden size={16} className="ml-1" />
      </>
    }
  >
    {/* biome-ignore lint/a11y: the links inside take keys and clicks; this only closes the list after them */}
    <div onClick={(event) => closePopoverAround(event.target)}>
      <div className="gap-x-2 sm:columns-2 lg:columns-3">
        {RESEARCH.map(({ title, pages }) => (
          <section key={title} className="break-inside-avoid pb-3">
            <h2 className="label px-4 pb-1">{title}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <Link to={page.path} search={({ scoring }) => (scoring ? { scoring } : {})} className={LINK}>
                    {page.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Link to={PATHS.research} className={`${LINK} border-hairline border-t font-semibold`}>
        What each of them answers
      </Link>
      <Link to={PATHS.articles} className={`${LINK} font-semibold`}>
        Articles on how to read them
      </Link>
    </div>
  </Popover>
);
