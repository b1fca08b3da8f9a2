import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { PATHS } from '../../paths.ts';
import { closePopoverAround, Popover } from '../../ui/overlays/Popover.tsx';
import type { NavWord } from './nav-words.ts';

export interface NavMenuProps extends NavWord {
  readonly className: string;
}

/** The pages of a word, one click away from every page, with what each answers. The scoring goes along. */
export const NavMenu = ({ label, sections, className }: NavMenuProps) => (
  <Popover
    className={sections.length > 1 ? 'w-[56rem] py-3' : 'w-[42rem] py-3'}
    triggerClassName={className}
    trigger={
      <>
        {label} <ChevronDown aria-hidden size={16} className="ml-1" />
      </>
    }
  >
    {/* biome-ignore lint/a11y: the links inside take keys and clicks; this only closes the list after them */}
    <div onClick={(event) => closePopoverAround(event.target)}>
      {sections.map(({ section, title, pages }) => (
        <section key={section} className="pb-2">
          {sections.length > 1 && <h2 className="label px-4 pt-1 pb-1">{title}</h2>}
          <ul className={sections.length > 1 ? 'grid grid-cols-3' : 'grid grid-cols-2'}>
            {pages.map((page) => (
              <li key={page.path}>
                <Link
                  to={page.path}
                  search={({ scoring }) => (scoring ? { scoring } : {})}
                  className="block h-full px-4 py-1.5 hover:bg-raised focus-visible:-outline-offset-2"
                >
                  <span className="block font-semibold">{page.title}</span>
                  <span className="block text-muted text-sm">{page.question}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Link
        to={PATHS.research}
        className="flex min-h-9 items-center border-hairline border-t px-4 font-semibold hover:bg-raised focus-visible:-outline-offset-2"
      >
        All pages
      </Link>
    </div>
  </Popover>
);
