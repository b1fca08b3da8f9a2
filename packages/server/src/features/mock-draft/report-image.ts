// The picture of a report, 1200 by 630 as link previews want it: the grade, where it stands in the room, and the first picks. Drawn
// as SVG by hand, with attributes alone, so that it needs no library, no font file and no style sheet.
import type { SharedReport } from '@pylon/contract/draft-results';
import type { MockDraftPick } from '@pylon/contract/mock-draft';
import { orderLabel } from '@pylon/engine/mock-draft/pick-order';

const PAGE = '#0e1116';
const SURFACE = '#161a21';
const LINE = '#2a303b';
const INK = '#eef0f3';
const MUTED = '#9aa3b2';
const ACCENT = '#ff6b1a';
const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif';
const PICKS_SHOWN = 7;

/** Text as it may stand in XML; control characters, which may not, are dropped. */
const escaped = (text: string): string =>
  [...text]
    .filter((character) => character >= ' ')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const shortened = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

interface TextLook {
  readonly size: number;
  readonly fill?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

const write = (
  x: number,
  y: number,
  text: string,
  { size, fill = INK, weight = 400, anchor = 'start' }: TextLook,
): string =>
  `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`;

const percent = (odds: number): string => `${Math.round(100 * odds)} %`;

/** The report as a picture. */
export function reportImage(report: SharedReport): string {
  const { configuration, season, ownerParticipantId } = report;
  const rating = report.rateOutputs.find(({ mockDraftParticipantId }) => mockDraftParticipantId === ownerParticipantId);
  const standing = report.projectedStandings.find(({ participantId }) => participantId === ownerParticipantId);
  const letter = rating?.letterGrade ?? '–';
  const ahead = rating ? rating.projectionPoints - rating.meanProjectionValue : 0;
  const format = [
    `${configuration.numberOfTeams} teams`,
    configuration.scoringSystem.name,
    `pick ${configuration.draftPosition}`,
  ].join(' · ');
  const parts = [
    `<rect width="1200" height="630" fill="${PAGE}"/>`,
    `<rect width="1200" height="10" fill="${ACCENT}"/>`,
    write(60, 84, `${season.year} mock draft`, { size: 40, weight: 700 }),
    write(60, 126, shortened(format, 60), { size: 26, fill: MUTED }),
    write(1140, 84, 'Pylon', { size: 34, weight: 700, fill: ACCENT, anchor: 'end' }),
    `<rect x="60" y="164" width="400" height="286" rx="20" fill="${SURFACE}" stroke="${LINE}"/>`,
    write(260, 366, letter.replace('-', '−'), { size: 210, weight: 800, fill: ACCENT, anchor: 'middle' }),
    write(260, 424, rating ? roomPlace(report, rating.projectionPoints) : 'not graded', {
      size: 24,
      fill: MUTED,
      anchor: 'middle',
    }),
    ...roomStrip(report),
    ...(rating
      ? [write(60, 588, `${signed(ahead)} projected points against the room`, { size: 24, fill: MUTED })]
      : []),
    ...firstPicks(report),
    ...(standing
      ? [
          write(1140, 588, oddsText(report, standing.playoffOdds, standing.titleOdds), {
            size: 24,
            fill: MUTED,
            anchor: 'end',
          }),
        ]
      : []),
  ];
  const title = `Mock draft graded ${letter}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" role="img" aria-label="${escaped(title)}">${parts.join('')}</svg>`;
}

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(Math.round(points))}`;

function roomPlace({ rateOutputs }: SharedReport, points: number): string {
  const place = 1 + rateOutputs.filter((other) => other.projectionPoints > points).length;
  return `${place} of ${rateOutputs.length} by projected points`;
}

const oddsText = ({ simulation }: SharedReport, playoffs: number, title: number): string =>
  `${percent(playoffs)} to ${simulation?.isBestBall ? 'advance' : 'reach the playoffs'}, ${percent(title)} to win`;

/** Everybody's projected points on a line, the owner's mark above the others'. */
function roomStrip({ rateOutputs, ownerParticipantId }: SharedReport): readonly string[] {
  const points = rateOutputs.map(({ projectionPoints }) => projectionPoints);
  const low = Math.min(...points);
  const range = Math.max(...points) - low || 1;
  const at = (value: number): number => Math.round(80 + (360 * (value - low)) / range);
  return [
    `<rect x="60" y="508" width="400" height="4" rx="2" fill="${LINE}"/>`,
    ...rateOutputs
      .toSorted((one) => (one.mockDraftParticipantId === ownerParticipantId ? 1 : -1))
      .map(({ mockDraftParticipantId, projectionPoints }) =>
        mockDraftParticipantId === ownerParticipantId
          ? `<circle cx="${at(projectionPoints)}" cy="510" r="15" fill="${ACCENT}"/>`
          : `<circle cx="${at(projectionPoints)}" cy="510" r="8" fill="${MUTED}"/>`,
      ),
  ];
}

/** The owner's first picks, a row each. */
function firstPicks({ picks, ownerParticipantId, configuration }: SharedReport): readonly string[] {
  const own = picks.filter(
    ({ participantId, athlete, team }) => participantId === ownerParticipantId && (athlete ?? team),
  );
  return own.slice(0, PICKS_SHOWN).flatMap((pick, row) => {
    const y = 200 + row * 52;
    return [
      write(510, y, orderLabel(pick.pickNumber, configuration.numberOfTeams), { size: 24, fill: MUTED }),
      write(600, y, shortened(nameIn(pick), 22), { size: 30, weight: 600 }),
      write(1076, y, pick.athlete?.position ?? 'DST', { size: 22, fill: MUTED, anchor: 'end' }),
      write(1140, y, (pick.letterGrade ?? '').replace('-', '−'), {
        size: 26,
        weight: 700,
        fill: ACCENT,
        anchor: 'end',
      }),
      `<line x1="510" y1="${y + 16}" x2="1140" y2="${y + 16}" stroke="${LINE}"/>`,
    ];
  });
}

const nameIn = ({ athlete, team }: MockDraftPick): string => athlete?.fullName ?? team?.fullName ?? '';
