/**
 * The house experts: published methods, not people.
 *
 * Market, Consensus and Dynasty are the same for everybody and stand in the consensus table. The others depend on
 * scoring and league: the engine computes them from the house projections when somebody asks.
 * @source docs/sources.md "Experts"
 */

export interface HouseExpert {
  readonly slug: string;
  readonly name: string;
  /** The tier that sees the list: 0 everybody, 1 subscribers. */
  readonly tier: 0 | 1;
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
    summary: 'Where players are being drafted, averaged over all sites.',
    description: [
      'Market has no opinion. It lists players by their average draft position: the newest figures of every site that publishes them for the season, each site counting once.',
      'A player whom a site does not list counts there as taken after its last pick. Sites that draft no kickers or defenses are not asked about them. Lists that are themselves averages of other sites are left out, so that nobody counts twice.',
      'In a week nobody drafts. There Market is the order that the published projections of the week give, those of every publisher counting the same.',
      'Use it to see what the room will do, and compare it with the others to find who comes cheap.',
    ],
  },
  {
    slug: 'consensus',
    name: 'Consensus',
    tier: 0,
    summary: 'The mean of all published rankings and the market.',
    description: [
      'Consensus averages the newest ranking of every publisher and the market. A publisher counts with one voice until there is a record that says they deserve more or less; with eight lists or more, the extremes at both ends are set aside.',
      'Lists more than 45 days older than the newest one have no voice any more. A player left out of a list is placed after its end.',
      'Lists are published for a few formats. In another scoring or league the nearest ones are carried over by value: a place counts what the player in it is usually worth there, and to that is added how much more or less their projection is worth in your league.',
      'Of a week for which nobody has published a ranking, the published projections of that week speak in its place.',
      'Tiers are the split of a position into groups that fits the ranks and the disagreement about each player best. They are found exactly, and no player of a lower tier ever stands above one of a higher.',
      'Averages of many rankings have a good record: over the years few single experts have beaten them.',
    ],
  },
  {
    slug: 'scout',
    name: 'Scout',
    tier: 1,
    summary: 'Value over replacement of the house projections, in your scoring and league.',
    description: [
      'Scout turns the house projections into points in your scoring system, fills the starting places of every team in your league with the best players, and ranks everybody by what they are worth above the best one left over at their position.',
      'The projections average the stat lines that others publish, stat by stat, with our own. Ours takes the number of points from what the player’s rank has meant in past seasons, and what they are made of from the player’s own last season. Over nine seasons the rank told the points better than last season’s points did; only for running backs did mixing the two help, by half a percent.',
      'During the season every game played moves a projection: four games weigh as much as the forecast for running backs, eight for quarterbacks and receivers, twelve for tight ends.',
    ],
  },
  {
    slug: 'opportunity',
    name: 'Opportunity',
    tier: 1,
    summary: 'Scout, with part of the touchdowns counted from carries and targets instead of from luck.',
    description: [
      'How often a player gets the ball says how often they will. How often they scored with it says much less: a season has few touchdowns and much luck in them. Opportunity ranks like Scout, but replaces a share of each projection’s touchdowns by what its carries, targets and passes bring on average at the position.',
      'The share was chosen on the seasons 2012 to 2016 and tested on 2017 to 2020, for single weeks on 2023 and 2025. For the rest of a season it is half for running backs, a quarter for wide receivers and three quarters for tight ends, and it made the forecasts better for all three. For quarterbacks it did not, and they stay as Scout has them.',
      'Before a season there is little left to gain, since rankings do not repeat last year’s luck: only tight ends differ from Scout, by a quarter. In single weeks only wide receivers do. Yards and catches follow the player everywhere: taking them from chances too made nearly every forecast worse.',
    ],
  },
  {
    slug: 'ceiling',
    name: 'Ceiling',
    tier: 1,
    summary: 'Value over replacement if the season goes well: the best outcome in ten.',
    description: [
      'Ceiling asks what a player is worth when things go right. It ranks like Scout, but by the points that a player with such a projection exceeds once in ten times.',
      'How far that lies above the projection comes from what followed projections of the same position and size: nine seasons for seasonal rankings, one season of weekly projections, checked on another season, for weekly ones.',
      'It favors players with a wide range. Take it for late rounds and for weeks in which you are the underdog.',
    ],
  },
  {
    slug: 'schedule',
    name: 'Schedule',
    tier: 1,
    summary: 'Scout, moved by the defenses that are still to come.',
    description: [
      'Schedule ranks like Scout after multiplying each projection by what the opponents ahead have allowed to the position: this season’s figures during a season, last season’s before it. Young figures are drawn towards the mean, no player moves by more than 5 percent, and every game ahead counts the same, those of the fantasy playoffs too.',
      'Defenses differ less than their figures do. Of a difference 16 percent came back a year later, 26 percent over the rest of a season and 17 percent in the coming week beyond what published projections already knew, in 2021 and 2022. Schedule takes over no more than that, so its list stays close to Scout’s.',
      'In 2023 and 2025 that made forecasts neither better nor worse to speak of. Read it to see whose road is easier where two players are otherwise alike; it is no reason to draft anybody.',
    ],
  },
  {
    slug: 'dynasty',
    name: 'Dynasty',
    tier: 0,
    summary: 'The mean of all published dynasty rankings and dynasty drafts.',
    description: [
      'Dynasty is the consensus for leagues that keep their players for good. It averages the newest published dynasty rankings and the average position in dynasty drafts, in the same way in which Consensus averages seasonal ones.',
    ],
  },
  {
    slug: 'rookie',
    name: 'Rookie',
    tier: 1,
    summary: 'This year’s rookies alone, by projection and draft capital.',
    description: [
      'Rookie lists the players of this year’s draft class and nobody else, each at the place that they would have among all players in your scoring and league. Asked together with other experts it has no opinion of veterans.',
      'It takes Scout’s projection, which rests on published rankings, drafts and lines, and corrects what those have left unsaid of rookies: quarterbacks and running backs scored a sixth more than their rank implied, tight ends a tenth less, and an early pick is worth a little more than the rank says. Age said nothing beyond that, so it does not count.',
      'The corrections come from the classes of 2012 to 2016. For those of 2017 to 2020 they brought the points nearer, by 2.5 percent; the order of all rookies was not better than that of the rankings alone. From the first game on, what a rookie does counts as for everybody else, and the correction ends.',
    ],
  },
];

/** A house expert by slug; undefined for a published list. */
export const houseExpert = (slug: string): HouseExpert | undefined =>
  HOUSE_EXPERTS.find((expert) => expert.slug === slug);
