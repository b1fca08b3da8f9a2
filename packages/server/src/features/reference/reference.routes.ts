import {
  currentSeason,
  getDataSources,
  getSeasonReview,
  getWeekNews,
  inlineSearchPlayers,
  listConferences,
  listDraftClasses,
  listExperts,
  listSeasons,
  listTeams,
  searchPlayers,
} from '@pylon/contract/reference/reference';
import { dayOf } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { draftClasses, rookieConferences } from '../../football/careers/rookies.ts';
import { failure, found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { preparedScoring } from '../../plans/usable-scoring.ts';
import { aboutExpert, expertsWithRankings } from '../../wire/expert.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import { seasonNow, seasonsAt, toWireSeason } from '../../wire/season.ts';
import { allTeams, foundPlayers, tableSizes } from './reference.service.ts';
import { seasonReview } from './season-review.ts';
import { weekGames, weekInjuries, weekSnapRisers } from './week-news.ts';

const MOST_FOUND = 50;
const MOST_FOUND_INLINE = 8;

/** What screens need before they show anything: seasons, teams, experts, players by name, the age of the data. */
export function referenceRoutes(route: Router, { db }: { readonly db: Db }): void {
  route.fromEdition(currentSeason, ({ edition, now }) => {
    const season = seasonNow(edition, now);
    return season ? found({ season: toWireSeason(season) }) : failure('season-not-found');
  });

  route.fromEdition(listSeasons, ({ edition, now }) =>
    found({ seasons: seasonsAt(edition, now).toReversed().map(toWireSeason) }),
  );

  route.fromEdition(getWeekNews, ({ edition, now }) => {
    const season = seasonNow(edition, now);
    if (!season) return failure('season-not-found');
    const { year, currentWeek } = season;
    return found({
      season: toWireSeason(season),
      games: weekGames(edition, year, currentWeek),
      injuries: weekInjuries(edition, year, currentWeek),
      ...weekSnapRisers(edition, year, currentWeek),
      provenance: provenanceOf(edition),
    });
  });

  route.fromEdition(getSeasonReview, seasonReview, ({ query }, reader) =>
    preparedScoring(db, reader, query.scoringSystemId),
  );

  route.fromEdition(listTeams, ({ edition }) => found({ teams: allTeams(edition) }));

  route.fromEdition(listExperts, ({ edition }) =>
    found({ experts: expertsWithRankings(edition).map((expert) => ({ ...expert, about: aboutExpert(expert.id) })) }),
  );

  route.fromEdition(searchPlayers, ({ edition, query, now }) =>
    found({ players: foundPlayers(edition, query, now, MOST_FOUND) }),
  );

  route.fromEdition(inlineSearchPlayers, ({ edition, query, now }) =>
    found({ players: foundPlayers(edition, query, now, MOST_FOUND_INLINE) }),
  );

  route.fromEdition(listDraftClasses, ({ edition }) => found({ choices: draftClasses(edition) }));

  route.fromEdition(listConferences, ({ edition }) => found({ choices: rookieConferences(edition) }));

  route.fromEdition(getDataSources, ({ edition, now }) =>
    found({
      provenance: provenanceOf(edition),
      tables: tableSizes(edition),
      losses: [...(edition.manifest.losses ?? [])],
      today: dayOf(now),
    }),
  );
}
