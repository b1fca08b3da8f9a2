// Where the teams of a person's hub were drafted.
import { EXPORT_SITES, type ExportDraft, type ExportPick, type ExportSite } from './exposure-export.ts';

/** Drafts that lie here already: of a league that was synced, and of a draft room. */
export const OWN_DRAFT_KINDS = ['league', 'draft-room'] as const;
export type OwnDraftKind = (typeof OWN_DRAFT_KINDS)[number];

export const DRAFT_SITES = [...EXPORT_SITES, ...OWN_DRAFT_KINDS] as const;
export type DraftSite = (typeof DRAFT_SITES)[number];

/** What people call drafts that are of no site. */
export const OWN_DRAFT_LABELS: Readonly<Record<OwnDraftKind, string>> = {
  league: 'Your league',
  'draft-room': 'Draft room',
};

export const isExportSite = (site: DraftSite): site is ExportSite => EXPORT_SITES.some((each) => each === site);

/** A pick as it is kept: whoever drafted here is known by more than a name. */
export interface KeptPick extends ExportPick {
  /** Absent of picks of a file, and of whom the almanac did not know. */
  readonly entityId?: string;
}

/** A draft as it is kept. */
export interface KeptDraft extends Omit<ExportDraft, 'site' | 'picks'> {
  readonly site: DraftSite;
  /** Absent: that of the first pick. */
  readonly season?: number;
  readonly picks: readonly KeptPick[];
}

/**
 * Whose average draft positions a draft's picks are measured by: the site's own; of a draft that is of no site
 * Underdog's, whose lists reach back furthest.
 */
export const listSiteOf = (site: DraftSite): ExportSite => (isExportSite(site) ? site : 'underdog');
