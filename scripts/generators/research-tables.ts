import { type PaidFeature, REQUIRED_TIER } from '@pylon/contract/plans/tiers';
import { type ResearchTable, TABLES } from '@pylon/contract/tables/tables';
import { SECTIONS, type Section } from '@pylon/engine/tables/sections';
import type { Column, OwnFilter } from '@pylon/engine/tables/table';

/** Every research table as it is declared, as Markdown: what it answers, what may be asked, and each of its columns. */
export function researchTables(): string {
  const sections = Object.keys(SECTIONS) as readonly Section[]; // its own keys
  return [
    '# Research tables',
    '',
    'Generated from the declarations in `packages/contract/src/tables` by `npm run generate`. What a column holds is exact',
    'under its key in the [calls](api/calls.md); a tier is what opens it ([locks](api/locks.md)).',
    ...sections.flatMap((section) => {
      const tables = TABLES.filter((table) => table.section === section);
      return tables.length === 0 ? [] : ['', `## ${SECTIONS[section]}`, ...tables.flatMap(describe)];
    }),
    '',
  ].join('\n');
}

const describe = (table: ResearchTable): readonly string[] => [
  '',
  `### ${table.title}`,
  '',
  `${table.question} Page \`${table.path}\`, call \`${table.method ?? 'GET'} ${table.callPath}\`, ordered by \`${table.sort}\`.`,
  `Asked for: ${questionsOf(table).join('; ')}${table.isByHand ? '; and what its call says' : ''}.`,
  ...(table.preview ? [`The first ${table.preview.rows} rows are open to everybody.`] : []),
  '',
  '| Column | Key | What it says | From | Tier |',
  '| --- | --- | --- | --- | --- |',
  ...Object.entries(table.columns).map(([key, column]) => columnRow(key, column)),
];

const columnRow = (key: string, { title, inFile, hint, from, feature, shows }: Column<PaidFeature>): string => {
  const says = [hint ?? inFile ?? title, ...(shows === 'picked' ? ['when it is picked'] : [])].join(', ');
  return `| ${title} | \`${key}\` | ${says} | ${from} | ${feature ? REQUIRED_TIER[feature] : 'free'} |`;
};

/** What a table can be narrowed to or counted in, in words. */
function questionsOf({ filters, about }: ResearchTable): readonly string[] {
  const { positions, week, scoring, own = {} } = filters;
  return [
    'season',
    'team',
    'name',
    ...(about === 'teams' && !positions
      ? []
      : [positions ? `position (${positions.join(', ')} at first)` : 'position']),
    ...(week ? ['week'] : []),
    ...(scoring ? ['scoring'] : []),
    ...Object.entries(own).map(([name, filter]) => `\`${name}\` (${answersTo(filter)})`),
  ];
}

const answersTo = (filter: OwnFilter): string =>
  filter.kind === 'choice'
    ? Object.values(filter.choices).join(', ')
    : filter.kind === 'offered'
      ? [filter.standard, ...Object.values(filter.more ?? {}), `those of \`${filter.call}\``].join(', ')
      : filter.members.join(', ');
