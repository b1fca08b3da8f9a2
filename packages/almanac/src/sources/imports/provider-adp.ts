// ADP lists of one provider: whole-season lists (Fantasy Football Calculator, MyFantasyLeague), lists as fetched on a
// day (ESPN, Sleeper), and Fantasy Football Calculator's own table, told by its column adp_formatted.
import { ADP_PROVIDERS, type AnyAdpProvider, OTHER_ADP_PROVIDERS } from '@pylon/engine/vocabulary/adp-providers';
import { readDelimited } from '../reading/delimited.ts';
import { defineSource, later, may, need } from '../reading/dictionary.ts';
import type { Fault } from '../reading/faults.ts';
import { dated, formatInName, formatOf, type ImportedAdp, type ImportKind } from './import-file.ts';

const SOURCE = defineSource({
  kind: 'provider-adp',
  meaning: "A player's average pick at one provider",
  key: [],
  columns: {
    season: later.whole('Season drafted for'),
    source: later.text("Provider; missing in Fantasy Football Calculator's own table"),
    format: later.text(
      'half_ppr, ppr, standard; season_aggregate for all drafts of a season, of mixed scoring, which counts as half PPR',
      'scoring_format',
    ),
    player_name: need.text('Name', 'name'),
    team: may.team('Team'),
    position: need.text('Position'),
    adp: need.number('Average pick; 999 when nobody drafted the player'),
    high: later.number('Earliest pick'),
    low: later.number('Latest pick'),
    stdev: later.number('Standard deviation'),
    times_drafted: later.whole('Drafts that picked the player'),
    snapshot_date: later.date('Day of the list'),
    fetched_at: later.text('Moment of fetching, UTC'),
    sleeper_id: later.text('Sleeper id'),
    adp_formatted: later.text('Round and pick'),
  },
});

const PROVIDERS: readonly AnyAdpProvider[] = [...ADP_PROVIDERS, ...OTHER_ADP_PROVIDERS];
/** A provider's word for 'never drafted'. */
const UNDRAFTED = 999;
/** Formats of lists that say none, or are of drafts of every scoring. */
const UNTOLD: ReadonlySet<string | null> = new Set([null, 'season_aggregate']);

/** Size of the leagues, where the file's name says it ('..._12tm.csv'). */
function teamsInName(name: string): number | null {
  const match = /(\d{1,2})[-_ ]?(?:tm|teams?)/i.exec(name);
  return match ? Number(match[1]) : null;
}

/** One provider's list. */
export const providerAdp: ImportKind = {
  kind: 'provider-adp',
  recognises: (header) =>
    header.includes('adp') &&
    header.includes('position') &&
    (header.includes('adp_formatted') ||
      (header.includes('source') && (header.includes('format') || header.includes('scoring_format')))),
  read: (file) => {
    const read = readDelimited(file.bytes, SOURCE, { file: file.name, endsWithLineBreak: false });
    if (!read.ok) return read;
    const adp: ImportedAdp[] = [];
    const faults: Fault[] = [];
    const teams = teamsInName(file.name);
    for (const [index, r] of read.value.entries()) {
      const provider = PROVIDERS.find(
        (known) => known === (file.options?.publisher ?? r.source ?? (r.adp_formatted === null ? null : 'ffc')),
      );
      const day = dated(file, r.snapshot_date ?? r.fetched_at?.slice(0, 10));
      if (!day.ok) return day;
      if (!provider) {
        const detail = `'${r.source ?? ''}' is not a provider`;
        faults.push({ file: file.name, row: index + 1, column: 'source', reason: 'wrong-type', detail });
        continue;
      }
      const said = formatInName(r.format ?? '');
      if (file.options?.format === undefined && said === undefined && !UNTOLD.has(r.format)) {
        const detail = `'${r.format}' is not a format: give it with --format`;
        faults.push({ file: file.name, row: index + 1, column: 'format', reason: 'wrong-type', detail });
        continue;
      }
      if (r.adp >= UNDRAFTED) continue;
      const who = {
        name: r.player_name,
        position: r.position,
        teamId: r.team,
        ...(r.sleeper_id ? { ids: { sleeper: r.sleeper_id } } : {}),
      };
      adp.push({
        who,
        asOf: day.value.asOf,
        season: file.options?.season ?? r.season ?? day.value.season,
        provider,
        format: file.options?.format ?? said ?? formatOf(file),
        adp: r.adp,
        high: r.high,
        low: r.low,
        stdev: r.stdev,
        timesDrafted: r.times_drafted,
        teams,
      });
    }
    if (faults.length > 0) return { ok: false, reason: faults.slice(0, 20) };
    return { ok: true, value: { kind: 'provider-adp', adp } };
  },
};
