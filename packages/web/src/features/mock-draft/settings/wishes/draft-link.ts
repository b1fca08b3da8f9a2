// Settings in an address. Only what differs from the standard is written, in words a person can read and type:
// `/draft-champion?teams=10&pick=3&roster=1.2.3.1.1.0.0.0.1.1.6&keepers=2.1.00-0036900`.
import type { DraftStrategy } from '@pylon/engine/vocabulary/drafts';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import { listOf } from '../../../../widgets/table/table-search.ts';
import type { KeptPlayer } from '../keepers/kept-players.ts';
import { ANY, DEFAULT_WISHES, type DraftWishes, parseWishes, type RawWishes } from './draft-wishes.ts';
import { wholeIn } from './untrusted.ts';

/** The query of the page of settings; every value is a text, and absent what is at its standard. */
export interface DraftLink {
  /** 'in-person'. */
  readonly mode?: string;
  /** 'best-ball' or 'dynasty'. */
  readonly league?: string;
  /** 'linear', '3rr' or 'auction'. */
  readonly order?: string;
  /** A number, or 'random'. */
  readonly teams?: string;
  readonly pick?: string;
  /** Seconds. */
  readonly clock?: string;
  readonly scoring?: string;
  readonly adp?: string;
  readonly experts?: string;
  readonly strategy?: string;
  /** '3.zeroRB,5.heroRB': strategies of others by draft position. */
  readonly rivals?: string;
  readonly room?: string;
  /** Places in line-up order, joined by dots. */
  readonly roster?: string;
  /** Dollars of an auction team. */
  readonly budget?: string;
  /** 'team.round.player' or, with a cost above a dollar, 'team.round.player.dollars'; joined by commas. */
  readonly keepers?: string;
  readonly sponsor?: string;
}

/** Wishes by the names that links have for some of them. */
const NAMES = {
  mode: { AutoDraft: 'bots', Manual: 'in-person' },
  league: { FANTASY: 'fantasy', BEST_BALL: 'best-ball', DYNASTY: 'dynasty' },
  order: { SNAKE: 'snake', LINEAR: 'linear', '3RD_ROUND_REVERSAL': '3rr', AUCTION: 'auction' },
} as const satisfies {
  readonly mode: Record<DraftWishes['simulationMode'], string>;
  readonly league: Record<DraftWishes['leagueType'], string>;
  readonly order: Record<DraftWishes['draftType'], string>;
};

const named = (names: Readonly<Record<string, string>>, text: string | undefined): string | undefined =>
  Object.keys(names).find((key) => names[key] === text);

const numbered = (value: number): string => (value === ANY ? 'random' : String(value));
const numberIn = (text: string | undefined): number => (text === 'random' ? ANY : wholeIn(text));

const keeperText = ({ team, round, entityId, costDollars }: KeptPlayer): string =>
  [team, round, entityId, ...(costDollars > 1 ? [costDollars] : [])].join('.');

function textsOf(wishes: DraftWishes): Required<DraftLink> {
  const { opponents, slots, keepers, sponsor } = wishes;
  return {
    mode: NAMES.mode[wishes.simulationMode],
    league: NAMES.league[wishes.leagueType],
    order: NAMES.order[wishes.draftType],
    teams: numbered(wishes.numberOfTeams),
    pick: numbered(wishes.draftPosition),
    clock: String(wishes.pickClock),
    scoring: wishes.scoringSystemId,
    adp: wishes.adpProviderName,
    experts: wishes.expertIds.join(','),
    strategy: wishes.userDraftStrategy,
    rivals: Object.entries(opponents)
      .map(([seat, strategy]) => `${seat}.${strategy}`)
      .join(','),
    room: wishes.roomType,
    roster: slots ? SLOTS.map((slot) => slots[slot]).join('.') : '',
    budget: String(wishes.budgetDollars),
    keepers: keepers.map(keeperText).join(','),
    sponsor: sponsor ?? '',
  };
}

const STANDARD: ReadonlyMap<string, string> = new Map(Object.entries(textsOf(DEFAULT_WISHES)));

/** The shortest link to wishes. */
export const linkOf = (wishes: DraftWishes): DraftLink =>
  Object.fromEntries(Object.entries(textsOf(wishes)).filter(([name, text]) => text !== STANDARD.get(name)));

/** The wishes of a link: what it does not say, or says badly, is at its standard. */
export function wishesOfLink(link: DraftLink): DraftWishes {
  const raw: RawWishes = {
    simulationMode: named(NAMES.mode, link.mode),
    leagueType: named(NAMES.league, link.league),
    draftType: named(NAMES.order, link.order),
    numberOfTeams: numberIn(link.teams),
    draftPosition: numberIn(link.pick),
    pickClock: wholeIn(link.clock),
    scoringSystemId: link.scoring,
    adpProviderName: link.adp,
    expertIds: listOf(link.experts),
    userDraftStrategy: link.strategy,
    // Parsed below
    opponents: Object.fromEntries(listOf(link.rivals).map((text) => text.split('.') as [string, DraftStrategy])),
    roomType: link.room,
    slots: slotsIn(link.roster),
    budgetDollars: wholeIn(link.budget),
    keepers: listOf(link.keepers).map((text) => {
      const [team, round, entityId, dollars, ...rest] = text.split('.');
      if (rest.length > 0) return null;
      return { team: wholeIn(team), round: wholeIn(round), entityId, costDollars: wholeIn(dollars) };
    }),
    sponsor: link.sponsor,
  };
  return parseWishes(raw);
}

function slotsIn(text: string | undefined): Readonly<Record<string, number>> | null {
  const counts = (text ?? '').split('.');
  if (counts.length !== SLOTS.length) return null;
  return Object.fromEntries(SLOTS.map((slot, index) => [slot, wholeIn(counts[index])]));
}

/** The state of the page's address: what does not fit is left out, never an error. */
export function parseDraftLink(raw: Readonly<Record<string, unknown>>): DraftLink {
  const texts = Object.entries(raw).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return linkOf(wishesOfLink(Object.fromEntries(texts)));
}

/** Whether a link says anything of the draft itself; a sponsor alone does not. */
export const isSettingLink = ({ sponsor: _presents, ...settings }: DraftLink): boolean =>
  Object.keys(settings).length > 0;
