import type { Section } from '@pylon/engine/tables/sections';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { closePopoverAround } from '../../ui/overlays/Popover.tsx';
import { SITE } from '../../widgets/site-pages.ts';

/** The pages of some sections with what each answers. The scoring goes along. */
export function NavPanel({ sections }: { readonly sections: readonly Section[] }) {
  const isOne = sections.length === 1;
  return (
    // biome-ignore lint/a11y: the links inside take keys and clicks; this only closes the list after them
    <div onClick={(event) => closePopoverAround(event.target)}>
      {SITE.filter(({ section }) => sections.includes(section)).map(({ section, title, pages }) => (
        <section key={section} className="pb-2">
          {!isOne && <h2 className="label px-4 pt-1 pb-1">{title}</h2>}
          <ul className={isOne ? 'grid grid-cols-2' : 'grid grid-cols-3'}>
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
  );
}
