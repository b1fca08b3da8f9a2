import { isPosition } from '@pylon/engine/vocabulary/positions';
import { useState } from 'react';
import { ColumnHead } from '../../../../ui/table/ColumnHead.tsx';
import { RowHead } from '../../../../ui/table/RowHead.tsx';
import { money, percent } from '../../../../widgets/player/display.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { isAuction } from '../grades/pick-words.ts';
import { ReportSection } from '../ReportSection.tsx';
import { nameIn, type ReportDraft } from '../report.ts';
import { TeamChoice } from '../TeamChoice.tsx';

/** How much of the draft's worth went into each position: a team's beside the room's. */
export function CapitalTable({ draft }: { readonly draft: ReportDraft }) {
  const { capitals, userParticipant, participants } = draft;
  const [chosen, setChosen] = useState(userParticipant.id);
  if (capitals.length === 0) return null;
  const rows = capitals.map(({ playerPosition, capitalAmount, countAmount, participantCapitals }) => {
    const team = participantCapitals.find(({ participantId }) => participantId === chosen);
    return {
      position: playerPosition,
      room: capitalAmount,
      team: team?.capitalAmount ?? 0,
      picks: team?.countAmount ?? 0,
      early: team?.earlySelectionsCount ?? 0,
      usualPicks: countAmount / participants.length,
    };
  });
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const [allTeam, allRoom] = [sum(({ team }) => team), sum(({ room }) => room)];
  const share = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);
  const most = Math.max(1, ...rows.flatMap(({ team, room }) => [share(team, allTeam), share(room, allRoom)]));
  const isMine = chosen === userParticipant.id;
  const isSold = isAuction(draft);
  const name = nameIn(draft, chosen);
  return (
    <ReportSection
      id="capital"
      title={isSold ? 'Money by position' : 'Draft capital'}
      question={
        isSold
          ? 'Where the dollars went, beside an average team of the room.'
          : 'How much of what picks are worth went into each position.'
      }
      choice={<TeamChoice what="Capital" draft={draft} chosen={chosen} onChange={setChosen} />}
    >
      <table className="w-full text-base">
        <caption className="sr-only">{isSold ? 'Money by position' : 'Draft capital by position'}</caption>
        <thead>
          <tr className="label border-edge border-b text-left">
            <ColumnHead title="Pos" className="w-12" />
            <ColumnHead title={`${name}, and the room under it`} />
            <ColumnHead title={name} className="w-16 text-right" />
            <ColumnHead
              title="Room"
              className="w-16 text-right"
              hint={isSold ? 'Dollars of a team, on average' : undefined}
            />
            <ColumnHead
              title={isSold ? 'Players' : 'Picks'}
              className="w-16 pl-2 text-right"
              hint="Players of this position"
            />
            <ColumnHead
              title={isSold ? 'Usual' : 'Usual picks'}
              className="w-24 text-right max-md:hidden"
              hint="Players of a team, on average"
            />
            <ColumnHead
              title={isSold ? 'Early' : 'Early picks'}
              className="w-24 text-right max-md:hidden"
              hint={`${isSold ? 'Sales' : 'Picks'} in the first third of the draft`}
            />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.position} className="h-11 border-hairline border-b">
              <RowHead className="text-left">
                <PositionTag position={isPosition(row.position) ? row.position : null} />
              </RowHead>
              <td aria-hidden className="pr-4">
                <span className="flex flex-col gap-0.5">
                  <span
                    className={isMine ? 'h-3 bg-accent-fill' : 'h-3 bg-ink'}
                    style={{ width: `${(100 * share(row.team, allTeam)) / most}%` }}
                  />
                  <span className="h-1.5 bg-muted" style={{ width: `${(100 * share(row.room, allRoom)) / most}%` }} />
                </span>
              </td>
              <td className="figures text-right font-semibold">
                {isSold ? money(row.team) : percent(share(row.team, allTeam))}
              </td>
              <td className="figures text-right text-muted">
                {isSold ? money(row.room / participants.length) : percent(share(row.room, allRoom))}
              </td>
              <td className="figures text-right">{row.picks}</td>
              <td className="figures text-right max-md:hidden">{row.usualPicks.toFixed(1)}</td>
              <td className="figures text-right max-md:hidden">{row.early}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ReportSection>
  );
}
