/**
 * The house experts: published methods, not people.
 *
 * Market, Consensus and Dynasty are the same for everybody and stand in the consensus table. Scout and Ceiling depend on
 * scoring and league: the engine computes them from the house projections when somebody asks.
 * @source decisions "Experts"
 */

/** What a house expert ranks by. */
export type ExpertMethod = 'market' | 'consensus' | 'value' | 'ceiling-value' | 'dynasty';

export interface HouseExpert {
  readonly slug: string;
  readonly name: string;
  /** Subscription that sees the list: 0 everybody, 1 subscribers. */
  readonly tier: 0 | 1;
  readonly method: ExpertMethod;
  /** One line under the name. */
  readonly summary: string;
  /** The text of the expert's page, in paragraphs. */
  readonly description: readonly string[];
}

/** In the order in which they stand beside published lists. */
export const HOUSE_EXPERTS: readonly HouseExpert[] = [
  {
    slug: 'market',
    name: 'Market',
    tier: 0,
    method: 'market',
    summary: 'Where players are being drafted, averaged over all sites.',
    description: [
      'Market has no opinion. It lists players by their average draft position: the newest figures of every site that publishes them for the season, each site counting once.',
      'A player whom a site does not list counts there as taken after its last pick. Sites that draft no kickers or defenses are not asked about them. Lists that are themselves averages of other sites are left out, so that nobody counts twice.',
      'Use it to see what the room will do, and compare it with the others to find who comes cheap.',
    ],
  },
  {
    slug: 'consensus',
    name: 'Consensus',
    tier: 0,
    method: 'consensus',
    summary: 'The mean of all published rankings and the market.',
    description: [
      'Consensus averages the newest ranking of every publisher and the market. A publisher counts with one voice until there is a record that says he deserves more or less; with eight lists or more, the extremes at both ends are set aside.',
      'Lists more than 45 days older than the newest one have no voice any more. A player left out of a list is placed after its end.',
      'Tiers are the split of a position into groups that fits the ranks and the disagreement about each player best. They are found exactly, and no player of a lower tier ever stands above one of a higher.',
      'Averages of many rankings have a good record: over the years few single experts have beaten them.',
    ],
  },
  {
    slug: 'scout',
    name: 'Scout',
    tier: 1,
    method: 'value',
    summary: 'Value over replacement of the house projections, in your scoring and league.',
    description: [
      'Scout turns the house projections into points in your scoring system, fills the starting places of every team in your league with the best players, and ranks everybody by what he is worth above the best one left over at his position.',
      'The projections average the stat lines that others publish, stat by stat, with our own. Ours takes the number of points from what the player’s rank has meant in past seasons, and what they are made of from his own last season. Over nine seasons the rank told the points better than last season’s points did; only for running backs did mixing the two help, by half a percent.',
      'During the season every game played moves a projection: four games weigh as much as the forecast for running backs, eight for quarterbacks and receivers, twelve for tight ends.',
    ],
  },
  {
    slug: 'ceiling',
    name: 'Ceiling',
    tier: 1,
    method: 'ceiling-value',
    summary: 'Value over replacement if the season goes well: the best outcome in ten.',
    description: [
      'Ceiling asks what a player is worth when things go right. It ranks like Scout, but by the points that a player with his projection exceeds once in ten times.',
      'How far that lies above the projection comes from what followed projections of the same position and size: nine seasons for seasonal rankings, one season of weekly projections, checked on another season, for weekly ones.',
      'It favors players with a wide range. Take it for late rounds and for weeks in which you are the underdog.',
    ],
  },
  {
    slug: 'dynasty',
    name: 'Dynasty',
    tier: 0,
    method: 'dynasty',
    summary: 'The mean of all published dynasty rankings and dynasty drafts.',
    description: [
      'Dynasty is the consensus for leagues that keep their players for good. It averages the newest published dynasty rankings and the average position in dynasty drafts, in the same way in which Consensus averages seasonal ones.',
    ],
  },
];

/** A house expert by slug; undefined for a published list. */
export const houseExpert = (slug: string): HouseExpert | undefined =>
  HOUSE_EXPERTS.find((expert) => expert.slug === slug);
