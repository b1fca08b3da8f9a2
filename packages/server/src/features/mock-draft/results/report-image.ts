// The picture of a report, 1200 by 630 as link previews want it: the grade, where it stands in the room, and the first
// picks. Laid out by satori, drawn by resvg, in the letters of the pages.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SharedReport } from '@pylon/contract/drafting/draft-results';
import type { MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';

const WIDTH = 1200;
const HEIGHT = 630;
const PICKS_SHOWN = 7;
const STRIP_WIDTH = 400;

/** The colours of the pages by night (web's app.css). */
const COLOURS = {
  page: '#0e1116',
  surface: '#161a21',
  line: '#2a303b',
  ink: '#eef0f3',
  muted: '#9aa3b2',
  accent: '#ff6b1a',
} as const;

const read = (address: string) => readFileSync(fileURLToPath(address));
const regular = read(import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'));
const semibold = read(import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff'));
const furtherLatin = read(import.meta.resolve('@fontsource/inter/files/inter-latin-ext-600-normal.woff'));
const condensedBold = read(
  import.meta.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff'),
);
const FONTS = [
  { name: 'Inter', weight: 400 as const, data: regular },
  { name: 'Inter', weight: 600 as const, data: semibold },
  { name: 'Inter', weight: 600 as const, data: furtherLatin },
  { name: 'Barlow Condensed', weight: 700 as const, data: condensedBold },
];

type Style = Readonly<Record<string, string | number>>;
interface Box {
  readonly type: 'div';
  readonly key: null;
  readonly props: { readonly style: Style; readonly children: readonly (Box | string)[] };
}

const box = (style: Style, ...children: readonly (Box | string)[]): Box => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});
const column: Style = { flexDirection: 'column' };
const condensed: Style = { fontFamily: 'Barlow Condensed', fontWeight: 700 };
const small: Style = { fontSize: 24, color: COLOURS.muted };

/** The report as a PNG. */
export async function reportImage(report: SharedReport, product: string): Promise<Uint8Array> {
  const page = box(
    {
      ...column,
      width: WIDTH,
      height: HEIGHT,
      boxSizing: 'border-box',
      padding: '34px 60px',
      justifyContent: 'space-between',
      borderTop: `10px solid ${COLOURS.accent}`,
      backgroundColor: COLOURS.page,
      color: COLOURS.ink,
      fontFamily: 'Inter',
    },
    heading(report, product),
    box({ justifyContent: 'space-between' }, grade(report), firstPicks(report)),
    foot(report),
  );
  const svg = await satori(page, { width: WIDTH, height: HEIGHT, fonts: FONTS });
  return new Resvg(svg).render().asPng();
}

function heading({ configuration, season }: SharedReport, product: string): Box {
  const { numberOfTeams, scoringSystem, draftPosition, draftType, leagueConfig } = configuration;
  const isAuction = draftType === 'AUCTION';
  const seat = isAuction ? `$${leagueConfig.budget} each` : `pick ${draftPosition}`;
  const format = `${numberOfTeams} teams · ${scoringSystem.name} · ${seat}`;
  return box(
    { justifyContent: 'space-between' },
    box(
      column,
      box({ ...condensed, fontSize: 52 }, `${season.year} mock ${isAuction ? 'auction' : 'draft'}`),
      box(small, shortened(format, 60)),
    ),
    box({ ...condensed, fontSize: 44, color: COLOURS.accent }, product),
  );
}

const ownOf = ({ rateOutputs, ownerParticipantId }: SharedReport) =>
  rateOutputs.find(({ mockDraftParticipantId }) => mockDraftParticipantId === ownerParticipantId);

/** The letter, the place, and everybody's place on a line. */
function grade(report: SharedReport): Box {
  const own = ownOf(report);
  const card: Style = {
    ...column,
    width: STRIP_WIDTH,
    height: 290,
    alignItems: 'center',
    justifyContent: 'center',
    border: `1px solid ${COLOURS.line}`,
    borderRadius: 6,
    backgroundColor: COLOURS.surface,
  };
  return box(
    { ...column, gap: 28 },
    box(
      card,
      box({ ...condensed, fontSize: 210, lineHeight: 1, color: COLOURS.accent }, signedLetter(own?.letterGrade)),
      box(small, own ? placeInRoom(report) : 'not graded'),
    ),
    roomStrip(report),
  );
}

const signedLetter = (letter: string | null | undefined): string => (letter ?? '–').replace('-', '−');

/** A picture goes from hand to hand: it tells places, never the points that a plan opens. */
const placeInRoom = (report: SharedReport): string => `${ownPlace(report)} of ${report.rateOutputs.length} in the room`;

/** From 1; grades come best first. */
const ownPlace = ({ rateOutputs, ownerParticipantId }: SharedReport): number =>
  1 + rateOutputs.findIndex(({ mockDraftParticipantId }) => mockDraftParticipantId === ownerParticipantId);

/** A mark for every team from the last to the first, the owner's in colour. */
function roomStrip(report: SharedReport): Box {
  const teams = report.rateOutputs.length;
  const own = ownPlace(report);
  const mark = (place: number, size: number, colour: string): Box =>
    box({
      position: 'absolute',
      left: (STRIP_WIDTH - size) * ((teams - place) / Math.max(1, teams - 1)),
      top: (32 - size) / 2,
      width: size,
      height: size,
      borderRadius: size,
      backgroundColor: colour,
    });
  return box(
    { position: 'relative', width: STRIP_WIDTH, height: 32 },
    box({ position: 'absolute', top: 14, width: STRIP_WIDTH, height: 4, backgroundColor: COLOURS.line }),
    ...Array.from({ length: teams }, (_, index) => index + 1).map((place) => mark(place, 16, COLOURS.muted)),
    ...(own > 0 ? [mark(own, 30, COLOURS.accent)] : []),
  );
}

/** The owner's first picks, or costliest purchases, a row each. */
function firstPicks({ picks, ownerParticipantId, configuration }: SharedReport): Box {
  const own = picks.filter(
    ({ participantId, athlete, team }) => participantId === ownerParticipantId && (athlete ?? team),
  );
  const isAuction = configuration.draftType === 'AUCTION';
  const first = isAuction ? own.toSorted((one, other) => (other.cost ?? 0) - (one.cost ?? 0)) : own;
  const placeOf = ({ pickNumber, cost }: MockDraftPick) =>
    isAuction ? `$${cost ?? 0}` : pickLabel(pickNumber, configuration.numberOfTeams);
  const row: Style = { alignItems: 'center', height: 50, borderBottom: `1px solid ${COLOURS.line}` };
  return box(
    { ...column, width: 620 },
    ...first
      .slice(0, PICKS_SHOWN)
      .map((pick) =>
        box(
          row,
          box({ ...small, width: 90 }, placeOf(pick)),
          box({ fontSize: 28, fontWeight: 600, flexGrow: 1 }, shortened(nameIn(pick), 24)),
          box({ ...small, width: 70, justifyContent: 'flex-end' }, pick.athlete?.position ?? 'DST'),
          box(
            { ...condensed, fontSize: 30, width: 60, justifyContent: 'flex-end', color: COLOURS.accent },
            signedLetter(pick.letterGrade ?? ''),
          ),
        ),
      ),
  );
}

const nameIn = ({ athlete, team }: MockDraftPick): string => athlete?.fullName ?? team?.fullName ?? '';

const shortened = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

const percent = (odds: number): string => `${Math.round(100 * odds)} %`;

/** What the simulated seasons give. */
function foot(report: SharedReport): Box {
  const standing = report.projectedStandings.find(({ participantId }) => participantId === report.ownerParticipantId);
  const goal = report.simulation?.isBestBall ? 'advance' : 'reach the playoffs';
  const odds = standing ? `${percent(standing.playoffOdds)} to ${goal}, ${percent(standing.titleOdds)} to win` : '';
  return box({ ...small, justifyContent: 'flex-end' }, box({}, odds));
}
