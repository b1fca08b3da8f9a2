/** The parts of a report in the order in which they stand; `id` is also the anchor in the address. */
export const REPORT_SECTIONS = [
  { id: 'grade', label: 'Grade' },
  { id: 'room', label: 'The room' },
  { id: 'picks', label: 'Picks' },
  { id: 'bold', label: 'Bold moves' },
  { id: 'what-if', label: 'What if' },
  { id: 'standings', label: 'Standings' },
  { id: 'weeks', label: 'Week by week' },
  { id: 'line-ups', label: 'Line-ups' },
  { id: 'rosters', label: 'Rosters' },
  { id: 'capital', label: 'Capital' },
  { id: 'again', label: 'Run again' },
] as const;
export type ReportSectionId = (typeof REPORT_SECTIONS)[number]['id'];
