import type { ReactNode } from 'react';
import { PartTitle } from '../../../ui/PartTitle.tsx';
import type { ReportSectionId } from './report-sections.ts';

export interface ReportSectionProps {
  readonly id: ReportSectionId;
  readonly title: string;
  /** One line of what it answers. */
  readonly question?: string;
  /** What its numbers can be narrowed to, beside the title. */
  readonly choice?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the report: its title, what it answers, and what can be chosen. The navigation above leads here. */
export function ReportSection({ id, title, question, choice, children }: ReportSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="min-w-0 scroll-mt-[calc(var(--report-head,0px)+3.5rem)]"
    >
      <div className="flex break-after-avoid items-end justify-between gap-4 border-ink border-t-2 pt-3 pb-2">
        <div className="min-w-0">
          <PartTitle id={`${id}-title`} title={title} />
          {question && <p className="text-base text-muted">{question}</p>}
        </div>
        {choice && <div className="no-print w-36 shrink-0">{choice}</div>}
      </div>
      {children}
    </section>
  );
}
