// A person's best-ball teams of a season, with who their players are and where they are drafted.
import type { Edition } from '@pylon/almanac/editions/edition';
import { meantBy } from '@pylon/almanac/read/named-in-text';
import type { WireEntity } from '@pylon/contract/wire';
import {
  DRAFT_SITES,
  type DraftSite,
  isExportSite,
  type KeptPick,
  listSiteOf,
  OWN_DRAFT_LABELS,
} from '@pylon/engine/best-ball/draft-sites';
import { EXPORT_SITES, type ExportSite } from '@pylon/engine/best-ball/exposure-export';
import { ADP_PROVIDER_LABELS } from '@pylon/engine/vocabulary/adp-providers';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import { toWireEntity } from '../../wire/entity.ts';
import type { TeamRow } from './best-ball.queries.ts';
import { formatOf, type SiteList, siteLists } from './site-lists.ts';

/** Somebody drafted, the same object for all picks of them. */
export interface Drafted extends WireEntity {
  /** The entity, else the name and position of the file: equal keys mean the same player. */
  readonly key: string;
  readonly entityId: string | null;
  readonly name: string;
  readonly position: string;
  readonly nflTeam: string | null;
}

export interface OwnPick {
  readonly pick: number;
  readonly round: number;
  /** ISO; null where the file did not say. */
  readonly pickedAt: string | null;
  readonly who: Drafted;
  /** By the site's last list up to the day of the draft, and by its newest; null when not in it. */
  readonly adpThen: number | null;
  readonly adp: number | null;
}

export interface OwnTeam {
  readonly id: string;
  readonly site: DraftSite;
  readonly tournament: string;
  readonly entryFeeDollars: number | null;
  readonly draftSize: number;
  readonly startedAt: string;
  readonly isFavorite: boolean;
  readonly picks: readonly OwnPick[];
}

export interface Portfolio {
  readonly edition: Edition;
  readonly season: number;
  /** The newest first. */
  readonly teams: readonly OwnTeam[];
  /** The site that most of the teams are of: the field is told by its lists. */
  readonly site: ExportSite;
  /** That site's newest list of drafts with one quarterback; null without one. */
  readonly newest: SiteList | null;
}

/** Teams that are read before whatever else waits has its turn. */
export const TEAMS_A_STEP = 50;

/** Makes a portfolio of rows, some teams a step. */
export function* portfolioSteps(
  edition: Edition,
  season: number,
  rows: readonly TeamRow[],
): Generator<void, Portfolio> {
  const whoIs = reader(edition, season);
  const site = mainSite(rows);
  const newest = siteLists(edition, season, { provider: site }).at(-1) ?? null;
  yield;
  const teams: OwnTeam[] = [];
  for (const row of rows) {
    teams.push(ownTeam(edition, row, whoIs));
    if (teams.length % TEAMS_A_STEP === 0) yield;
  }
  return { edition, season, teams, site, newest };
}

/** Where a row's draft was made; the column has no other words. */
const siteOf = ({ site }: Pick<TeamRow, 'site'>): DraftSite => DRAFT_SITES.find((each) => each === site) ?? 'underdog';

/** The site whose lists most rows are measured by; the first of the list of two as frequent. */
function mainSite(rows: readonly TeamRow[]): ExportSite {
  const teams = (site: ExportSite) => rows.filter((row) => listSiteOf(siteOf(row)) === site).length;
  return EXPORT_SITES.toSorted((a, b) => teams(b) - teams(a))[0] ?? 'underdog';
}

/** What people call a site. */
export const siteName = ({ site }: { readonly site: DraftSite }): string =>
  isExportSite(site) ? ADP_PROVIDER_LABELS[site] : OWN_DRAFT_LABELS[site];

type WhoIs = (pick: Pick<KeptPick, 'name' | 'team' | 'position' | 'entityId'>) => Drafted;

/** Says who is meant by the words of a file, each of them once. */
export function reader(edition: Edition, season: number): WhoIs {
  const seen = new Map<string, Drafted>();
  const known = new Map<string, Drafted>();
  return (pick) => {
    const words = `${pick.name}|${pick.position}|${pick.team}|${pick.entityId ?? ''}`;
    const before = seen.get(words);
    if (before) return before;
    const made = draftedOf(edition, season, pick);
    const one = known.get(made.key) ?? made;
    known.set(made.key, one);
    seen.set(words, one);
    return one;
  };
}

function draftedOf(edition: Edition, season: number, pick: Parameters<WhoIs>[0]): Drafted {
  const { name, team, position } = pick;
  const teamId = toTeamId(team) ?? null;
  const known = pick.entityId === undefined ? null : toWireEntity(edition, pick.entityId, season);
  const meant = known ? null : meantBy(edition, { name, teamId, position: isPosition(position) ? position : null });
  const entityId = known ? (pick.entityId ?? null) : meant?.ok ? meant.entityId : null;
  const entity = known ?? (entityId === null ? null : toWireEntity(edition, entityId, season));
  if (entityId === null || !entity)
    return { athlete: null, team: null, key: `${name}|${position}`, entityId: null, name, position, nflTeam: teamId };
  const { athlete, team: defense } = entity;
  return {
    ...{ athlete, team: defense, key: entityId, entityId },
    name: athlete?.fullName ?? defense?.fullName ?? name,
    position: athlete?.position ?? position,
    nflTeam: athlete?.team ?? defense?.id ?? teamId,
  };
}

function ownTeam(edition: Edition, row: TeamRow, whoIs: WhoIs): OwnTeam {
  const lists = siteLists(edition, row.season, {
    provider: listSiteOf(siteOf(row)),
    format: formatOf(row.tournament),
  });
  const startedAt = row.started_at.toISOString();
  const day = startedAt.slice(0, 10);
  const then = lists.findLast(({ asOf }) => asOf <= day);
  const now = lists.at(-1);
  return {
    id: row.id,
    site: siteOf(row),
    tournament: row.tournament,
    entryFeeDollars: row.entry_fee_dollars,
    draftSize: row.draft_size,
    startedAt,
    isFavorite: row.is_favorite,
    picks: row.picks.map((pick) => {
      const who = whoIs(pick);
      const of = (list: SiteList | undefined) => (who.entityId === null ? null : (list?.adp.get(who.entityId) ?? null));
      return {
        pick: pick.pick,
        round: Math.ceil(pick.pick / row.draft_size),
        pickedAt: pick.pickedAt ?? null,
        who,
        adpThen: of(then),
        adp: of(now),
      };
    }),
  };
}
