import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { showPart } from '../../../ui/show-part.ts';
import { REPORT_SECTIONS, type ReportSectionId } from './report-sections.ts';

/**
 * The way to each part of the report; it stays in sight, and marks the part that is read.
 *
 * @param shown parts that the report has
 */
export function ReportNav({ shown }: { readonly shown: ReadonlySet<ReportSectionId> }) {
  const nav = useRef<HTMLElement>(null);
  const sections = REPORT_SECTIONS.filter(({ id }) => shown.has(id));
  const current = useReadSection(sections.map(({ id }) => id).join());
  useHeadAbove(nav);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    const strip = link?.closest('ul');
    if (link && strip) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.clientWidth) / 2;
  });
  const goTo = (event: MouseEvent, id: ReportSectionId) => {
    const section = document.getElementById(id);
    if (!section || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // The router would take the anchor for a new address and load the room anew.
    event.preventDefault();
    showPart(section);
  };
  return (
    <nav
      ref={nav}
      aria-label="Parts of the report"
      className="no-print sticky top-[var(--report-head,0px)] z-10 -mx-4 border-hairline border-b bg-page px-4 md:mx-0 md:px-0"
    >
      <ul className="relative flex gap-5 overflow-x-auto [scrollbar-width:none]">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => goTo(event, id)}
              className={classNames(
                'inline-flex h-11 items-center whitespace-nowrap font-semibold text-base transition-colors md:h-10',
                id === current ? 'pylon-under text-ink' : 'text-muted hover:text-ink',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Share of the window's height, from above, at which a section counts as read. */
const READING_LINE = 0.35;

/** The section that stands on the reading line. `ids` are joined by commas, so that equal lists are one. */
function useReadSection(ids: string): string | undefined {
  const [read, setRead] = useState<string | undefined>(ids.split(',')[0]);
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight * READING_LINE;
      const passed = ids.split(',').filter((id) => {
        const section = document.getElementById(id);
        return section !== null && section.getBoundingClientRect().top <= line;
      });
      setRead(passed.at(-1) ?? ids.split(',')[0]);
    };
    // Scrolling does not bubble: the report may lie in the window or in a panel of the room.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    look();
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [ids]);
  return read;
}

/** On a phone the room's head stays above the report: tells the style sheet how much of the window it takes. */
function useHeadAbove(nav: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const head = nav.current?.closest('main')?.querySelector(':scope > header');
    const report = nav.current?.parentElement;
    if (!(head instanceof HTMLElement) || !report) return;
    const tell = () => {
      const isAbove = getComputedStyle(head).position === 'sticky' && window.matchMedia('(max-width: 767px)').matches;
      report.style.setProperty('--report-head', isAbove ? `${head.offsetHeight}px` : '0px');
    };
    const watch = new ResizeObserver(tell);
    watch.observe(head);
    tell();
    return () => watch.disconnect();
  }, [nav]);
}
