// What a team should buy with the money it has left, and so how high to go for anybody. At what the market pays, of all
// rosters that it could still buy the one is sought that is worth most; a dollar is then worth what the last dollars of
// it bring. A player is worth the price at which the best roster with them is as good as the best one without.
//
// Money makes it a question of what to leave out: with a price on the dollar (a Lagrange multiplier) every position can
// be asked alone, and the price is raised until the money suffices.
import { WEIGHTS_DEPTH, weightTable } from '../../drafting/depth-weights.ts';
import { MINIMUM_BID_DOLLARS } from '../../player-value/auction-values.ts';
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';
import type { AuctionRoom } from '../bots/auction-room.ts';
import type { SeatView } from '../bots/bidders.ts';

/** Points of the season that a dollar may be worth at most, and how often that price is halved in. */
const MOST_PER_DOLLAR = 64;
const STEPS = 24;
/** The best of each position who are looked at. */
const LOOKS_AT = 48;

/** What a roster is worth that cannot be bought. */
const IMPOSSIBLE = Number.NEGATIVE_INFINITY;

/** Somebody whom the team has or could buy. */
interface Member {
  readonly player: number;
  readonly points: number;
  readonly dollars: number;
  readonly isOwn: boolean;
}

/** A position: its members, best first, and how many more of it the team may and must buy. */
interface Section {
  readonly index: number;
  readonly members: readonly Member[];
  readonly most: number;
  readonly least: number;
}

/** By how many are bought: what they bring less what they cost, and what they cost. */
interface Bought {
  readonly worth: Float64Array;
  readonly dollars: Float64Array;
}

/** What the seat could buy, and at what price. */
interface Market {
  readonly viewOf: (position: Position) => SeatView;
  /** What a player should cost now; five percent more or less of it does worse (analysis/advice-policy). */
  readonly priceOf: (player: number) => number;
}

/**
 * @param beside points by which the player is better than the pool says
 * @returns the most to pay for a player, exact dollars; what rules, plan and money allow is the caller's to ask. Null
 *   where no roster that custom allows fills the places, with the player or without: then there is nothing to compare
 */
export type MostToPay = (player: number, beside: number) => number | null;

/** The most to pay for anybody, as the auction stands. */
export function mostToPay(room: AuctionRoom, seat: number, { viewOf, priceOf }: Market): MostToPay {
  const weights = weightTable(room.pool.weights);
  const sections = POSITIONS.map((position) => sectionOf(room, seat, position, viewOf(position), priceOf));
  const open = room.openSlots[seat] ?? 0;
  const money = room.budgets[seat] ?? 0;
  let low = 0;
  let high = MOST_PER_DOLLAR;
  for (let step = 0; step < STEPS; step++) {
    const price = (low + high) / 2;
    const { dollars } = together(
      sections.map((section) => best(section, weights, price)),
      open,
    );
    if (dollars > money) low = price;
    else high = price;
  }
  const perDollar = high;
  const parts = sections.map((section) => best(section, weights, perDollar));
  // What all players of a position share: the positions before theirs together, and all of them.
  const before = [nothing(open)];
  parts.forEach((part, at) => {
    before.push(addedTo(before[at] as Bought, part, open));
  });
  const all = together(parts, open).worth;
  /** The best that fills so many places when one position is another. */
  const instead = (index: number, part: Bought, places: number): number => {
    const others = parts.slice(index + 1);
    const last = others.pop();
    const first = before[index] as Bought; // as many as positions, and one more
    if (last === undefined) return worthOf(first, part, places);
    const rest = others.reduce((sums, other) => addedTo(sums, other, places), addedTo(first, part, places));
    return worthOf(rest, last, places);
  };
  return (player, beside) => {
    const index = room.pool.table.position[player] ?? 0;
    const section = sections[index];
    if (section === undefined) return 0;
    const own = memberOf(room, player, 0, true);
    const owning = joined(section, { ...own, points: own.points + beside });
    const having = instead(index, best(owning, weights, perDollar), open - 1);
    const members = section.members.filter((member) => member.player !== player);
    const isAsIs = members.length === section.members.length;
    const lacking = isAsIs ? all : instead(index, best({ ...section, members }, weights, perDollar), open);
    if (having === IMPOSSIBLE && lacking === IMPOSSIBLE) return null;
    return (having - lacking) / perDollar;
  };
}

const memberOf = (room: AuctionRoom, player: number, dollars: number, isOwn: boolean): Member => ({
  player,
  points: room.pool.table.points[player] ?? 0,
  dollars,
  isOwn,
});

const byPoints = (one: Member, other: Member): number =>
  other.points - one.points || Number(other.isOwn) - Number(one.isOwn);

function sectionOf(
  room: AuctionRoom,
  seat: number,
  position: Position,
  view: SeatView,
  priceOf: (player: number) => number,
): Section {
  const { pool, available, customs, counts, settings } = room;
  const index = POSITIONS.indexOf(position);
  const held = counts.bySeat[seat]?.[index] ?? 0;
  const own = (room.points[seat * POSITIONS.length + index] ?? []).map(
    (points): Member => ({ player: -1, points, dollars: 0, isOwn: true }),
  );
  const buyable: Member[] = [];
  for (let player = 0; player < pool.table.size; player++) {
    if (available[player] !== 1 || pool.table.position[player] !== index) continue;
    const dollars = Math.max(MINIMUM_BID_DOLLARS, priceOf(player));
    if (dollars <= Math.max(MINIMUM_BID_DOLLARS, view.most)) buyable.push(memberOf(room, player, dollars, false));
  }
  return {
    index,
    members: [...own, ...buyable.sort(byPoints).slice(0, LOOKS_AT)].sort(byPoints),
    most: Math.max(0, (customs.caps[index] ?? 0) - held),
    least: Math.min(buyable.length, Math.max(0, settings.league.slots[position] - held)),
  };
}

/** The section when the team has a player, whatever they cost. */
function joined(section: Section, member: Member): Section {
  const others = section.members.filter(({ player }) => player !== member.player);
  const behind = others.findIndex((other) => byPoints(other, member) > 0);
  return {
    ...section,
    members: others.toSpliced(behind < 0 ? others.length : behind, 0, member),
    most: Math.max(0, section.most - 1),
    least: Math.max(0, section.least - 1),
  };
}

/** The best buys of a position by how many they are, at a price of the dollar. */
function best({ index, members, most, least }: Section, weights: Float64Array, price: number): Bought {
  const worth = new Float64Array(most + 1).fill(IMPOSSIBLE);
  const dollars = new Float64Array(most + 1);
  worth[0] = 0;
  let own = 0;
  for (const member of members) {
    // Places are numbered from the best member on: own ones before this one, and the bought.
    const place = (bought: number) => index * WEIGHTS_DEPTH + Math.min(WEIGHTS_DEPTH - 1, own + bought);
    if (member.isOwn) {
      for (let bought = 0; bought <= most; bought++) {
        worth[bought] = (worth[bought] as number) + (weights[place(bought)] as number) * member.points;
      }
      own++;
      continue;
    }
    for (let bought = most; bought > 0; bought--) {
      const taken = (weights[place(bought - 1)] as number) * member.points - price * member.dollars;
      const sum = (worth[bought - 1] as number) + taken;
      if (sum <= (worth[bought] as number)) continue;
      worth[bought] = sum;
      dollars[bought] = (dollars[bought - 1] as number) + member.dollars;
    }
  }
  for (let bought = 0; bought < Math.min(least, most); bought++) worth[bought] = IMPOSSIBLE;
  return { worth, dollars };
}

/** The best buys of all positions that fill just so many places. */
function together(parts: readonly Bought[], open: number): { readonly worth: number; readonly dollars: number } {
  const { worth, dollars } = parts.reduce((sums, part) => addedTo(sums, part, open), nothing(open));
  return { worth: worth[open] as number, dollars: dollars[open] as number };
}

/** Nobody bought, by how many places are filled. */
function nothing(open: number): Bought {
  const worth = new Float64Array(open + 1).fill(IMPOSSIBLE);
  worth[0] = 0;
  return { worth, dollars: new Float64Array(open + 1) };
}

/** The best buys with one more position, by how many places are filled, up to `open`. */
function addedTo(sums: Bought, part: Bought, open: number): Bought {
  const worth = new Float64Array(open + 1).fill(IMPOSSIBLE);
  const dollars = new Float64Array(open + 1);
  for (let before = 0; before <= open; before++) {
    const soFar = sums.worth[before] as number;
    if (soFar === IMPOSSIBLE) continue;
    const most = Math.min(part.worth.length - 1, open - before);
    for (let bought = 0; bought <= most; bought++) {
      const sum = soFar + (part.worth[bought] as number);
      if (sum <= (worth[before + bought] as number)) continue;
      worth[before + bought] = sum;
      dollars[before + bought] = (sums.dollars[before] as number) + (part.dollars[bought] as number);
    }
  }
  return { worth, dollars };
}

/** What the best buys with one more position are worth that fill just so many places. */
function worthOf(sums: Bought, part: Bought, places: number): number {
  let worth = IMPOSSIBLE;
  for (let bought = Math.min(part.worth.length - 1, places); bought >= 0; bought--) {
    worth = Math.max(worth, (sums.worth[places - bought] as number) + (part.worth[bought] as number));
  }
  return worth;
}
