/** A row of CBS's page. */
export interface CbsRow {
  /** Empty for a team's defence, whose link leads to the team. */
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly team: string;
  readonly adp: string;
  /** '1/4': the earliest pick and the latest. */
  readonly range: string;
}

/** A text as a page has it. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');

const cell = (content: string): string => `<td class="TableBase-bodyTd">\n${content}\n</td>`;

function named(size: string, name: string, { id, position, team }: CbsRow): string {
  const words = escaped(name);
  const page = id === '' ? `/nfl/teams/${team}/${words}/` : `/nfl/players/${id}/${words}/fantasy/`;
  const parts = { position, team };
  const spans = Object.entries(parts).map(([part, text]) => `<span class="CellPlayerName-${part}"> ${text} </span>`);
  const link = `<a href="${page}" class="">${words}</a>`;
  return `<span class="CellPlayerName--${size}"><span>${link}${spans.join('&nbsp;')}</span></span>`;
}

/**
 * CBS's page of average picks: a table of six columns, in which a short name and a long one link to the player and a
 * picture says who rises.
 */
export function cbsPage(rows: readonly CbsRow[]): string {
  const titles = ['Rank', 'Player', 'Trend', 'Avg Pos', 'Hi/Lo', 'Pct'];
  const lines = rows.map((row, index) => {
    const names = `${named('short', row.name.replace(/^(\S)\S* /, '$1. '), row)}${named('long', row.name, row)}`;
    const cells = [index + 1, names, '<svg><title>up</title></svg>', row.adp, row.range, '99%'];
    return `<tr class="TableBase-bodyTr">${cells.map((content) => cell(String(content))).join('')}</tr>`;
  });
  return `<!doctype html><html><head><script>if (1 < 2) document.write('<table>')</script></head><body>
<table class="Menu"><tr><td><a href="/nfl/players/1/">Players</a></td></tr></table><div id="TableBase">
<table class="TableBase-table"><thead><tr>${titles.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table></div></body></html>`;
}
