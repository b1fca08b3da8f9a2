// ADP exports of the best-ball sites: Underdog's and DraftKings' pre-draft rankings.
import { defineSource, later, may, need } from '../reading/dictionary.ts';
import { formatInName, PICK_ALONE, tableKind } from './import-file.ts';

const UNDERDOG = defineSource({
  kind: 'underdog/adp',
  meaning: "A player's average pick",
  key: ['id'],
  columns: {
    id: need.text("The player's id in this contest"),
    playerId: later.text("The player's own id; since July 2026"),
    firstName: need.text('Given name'),
    lastName: may.text('Family name'),
    adp: may.number("Average pick; '-' when nobody drafted the player"),
    projectedPoints: later.number('Points of the season'),
    salary: later.number('Price in salary games'),
    positionRank: later.text("'RB1'"),
    slotName: need.text('Position'),
    teamName: may.team('Full name; empty for a free agent'),
    lineupStatus: later.text('Status'),
    byeWeek: later.whole('Bye week'),
  },
});

const DRAFTKINGS = defineSource({
  kind: 'draftkings/adp',
  meaning: "A player's average pick",
  key: ['ID'],
  columns: {
    ID: need.text("The player's id in this contest"),
    Name: need.text('Name'),
    Position: need.text('Position'),
    ADP: may.number('Average pick; empty when nobody drafted the player'),
    Team: may.team('Team'),
    Instructions: later.text('How to upload the file; in the first records only'),
  },
});

/** Both sites draft in twelves. */
const TEAMS = 12;

/** Underdog's export; a superflex contest is told by the file's name. */
export const underdogAdp = tableKind({
  kind: 'underdog-adp',
  recognises: (header) => header.includes('slotName') && header.includes('adp') && header.includes('firstName'),
  source: UNDERDOG,
  listOf: (records, day, file) => {
    const format = file.options?.format ?? (formatInName(file.name) === 'superflex' ? 'superflex' : 'best-ball');
    const adp = records.flatMap((r) => {
      if (r.adp === null) return [];
      const who = { name: `${r.firstName} ${r.lastName ?? ''}`.trim(), position: r.slotName, teamId: r.teamName };
      return { ...day, ...PICK_ALONE, who, provider: 'underdog' as const, format, adp: r.adp, teams: TEAMS };
    });
    return { adp };
  },
});

/** DraftKings' export, whose first records carry instructions in two further cells. */
export const draftkingsAdp = tableKind({
  kind: 'draftkings-adp',
  recognises: (header) => header[0] === 'ID' && header.includes('ADP') && header.includes('Position'),
  source: DRAFTKINGS,
  options: { ragged: true },
  listOf: (records, day, file) => {
    const adp = records.flatMap((r) => {
      if (r.ADP === null) return [];
      const who = { name: r.Name, position: r.Position, teamId: r.Team };
      const format = file.options?.format ?? ('best-ball' as const);
      return { ...day, ...PICK_ALONE, who, provider: 'draftkings' as const, format, adp: r.ADP, teams: TEAMS };
    });
    return { adp };
  },
});
