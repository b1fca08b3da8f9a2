import type { PassedLine } from '@pylon/engine/daily/salary-file';
import { MOST_SALARY_CHARACTERS } from '@pylon/engine/daily/salary-line';
import type { MatchedSalaries } from '@pylon/engine/daily/salary-match';
import { DAILY_SITE_NAMES, type DailySite } from '@pylon/engine/daily/sites';
import { type ChangeEvent, useState } from 'react';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Select } from '../../../ui/overlays/Select.tsx';
import { day, many } from '../../../widgets/player/display.ts';
import { gamesIn, type KeptSlate, keptSlates, slateKey, withSlate } from './kept-slates.ts';
import { FAULTS, REFUSALS } from './salary-words.ts';

export interface SalaryPanelProps {
  readonly site: string;
  /** Slates kept of the site that are of the week shown. */
  readonly ofWeek: readonly KeptSlate[];
  /** Slates are kept of the site, and none is of the week. */
  readonly isElsewhere: boolean;
  /** The slate whose salaries are shown; null without any. */
  readonly inForce: ({ readonly slate: KeptSlate } & MatchedSalaries) | null;
  readonly onSite: (site: DailySite) => void;
  readonly onSlate: (key: string) => void;
}

/** Rows that count for nobody and are spelled out; a file may have hundreds of players whom nobody expects to play. */
const MOST_TOLD = 200;

/** Where a person brings the salary file of a slate, and is told what became of its rows. */
export function SalaryPanel({ site, ofWeek, isElsewhere, inForce, onSite, onSlate }: SalaryPanelProps) {
  const [problem, setProblem] = useState('');
  const [last, setLast] = useState<{ readonly key: string; readonly passed: readonly PassedLine[] } | null>(null);
  const name = DAILY_SITE_NAMES[site as DailySite] ?? site; // a choice of the table
  const bring = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = ''; // so that the same file can be brought again
    if (!file) return;
    const { parseSalaryFile } = await import('@pylon/engine/daily/salary-file');
    // Of a file that is too large nothing is read.
    const text = file.size > 4 * MOST_SALARY_CHARACTERS ? null : await file.text().catch(() => '');
    const read = text === null ? ({ ok: false, reason: 'too-large' } as const) : parseSalaryFile(text);
    if (!read.ok) return setProblem(REFUSALS[read.reason]);
    const slate = { site: read.value.site, lines: read.value.lines };
    try {
      keptSlates.write(withSlate(keptSlates.read(), slate));
    } catch {
      return setProblem('This browser has no room left to keep the salaries.');
    }
    setProblem('');
    setLast({ key: slateKey(slate), passed: read.value.passed });
    onSlate(slateKey(slate));
    if (slate.site !== site) onSite(slate.site);
  };
  const forget = (slate: KeptSlate) => {
    setLast(null);
    keptSlates.write(keptSlates.read().filter((kept) => slateKey(kept) !== slateKey(slate)));
  };
  return (
    <section aria-label="Salaries" className="no-print flex flex-col gap-2 border-edge border-y py-3 text-base">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <label
          className={classNames(
            buttonClass(inForce ? 'plain' : 'primary'),
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
          )}
        >
          Bring a salary file
          <input type="file" accept=".csv,text/csv" className="sr-only" onChange={(event) => void bring(event)} />
        </label>
        {ofWeek.length > 1 && inForce && (
          <Select
            label="Slate"
            value={slateKey(inForce.slate)}
            options={ofWeek.map((slate) => ({ value: slateKey(slate), label: slateLabel(slate) }))}
            onChange={onSlate}
            className="md:w-56"
          />
        )}
        {inForce && (
          <Button kind="quiet" onClick={() => forget(inForce.slate)}>
            Forget these salaries
          </Button>
        )}
      </div>
      <p role="status" className="text-muted">
        {statusOf(name, inForce, isElsewhere)}
      </p>
      {problem !== '' && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      {inForce && (
        <LeftOut passed={last?.key === slateKey(inForce.slate) ? last.passed : []} unmatched={inForce.unmatched} />
      )}
    </section>
  );
}

/** '7 Sep, 11 games'. */
function slateLabel(slate: KeptSlate): string {
  const [first] = slate.lines.flatMap((line) => line.day ?? []).sort();
  const games = many(gamesIn(slate).length, 'game');
  return first ? `${day(first)}, ${games}` : games;
}

function statusOf(name: string, inForce: SalaryPanelProps['inForce'], isElsewhere: boolean): string {
  if (inForce) {
    const { slate, salaries } = inForce;
    return `${name}, ${slateLabel(slate)}: ${many(salaries.size, 'player')} of ${slate.lines.length} in the file have a salary here. It stays in this browser.`;
  }
  const how = `Export the players of a classic contest at ${name} as a CSV file and bring it here: Salary and Value are filled from it, and it stays in this browser.`;
  return isElsewhere ? `The salaries that you brought are of other games than this week’s. ${how}` : how;
}

interface LeftOutProps {
  readonly passed: readonly PassedLine[];
  readonly unmatched: MatchedSalaries['unmatched'];
}

/** Rows of a file that count for nobody, and why. */
function LeftOut({ passed, unmatched }: LeftOutProps) {
  const told = [
    ...passed.map(({ row, text, fault }) => `Row ${row}, “${text}”: ${FAULTS[fault]}`),
    ...unmatched.map(({ line, fault }) => `${line.name}, ${line.position} ${line.teamId}: ${FAULTS[fault]}`),
  ];
  if (told.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer max-md:min-h-11">{many(told.length, 'row')} of the file left out</summary>
      <ul className="mt-1 max-h-72 list-disc overflow-y-auto pl-5 text-muted text-sm">
        {told.slice(0, MOST_TOLD).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {told.length > MOST_TOLD && <li>and {told.length - MOST_TOLD} more</li>}
      </ul>
    </details>
  );
}
