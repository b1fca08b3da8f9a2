// Words by which a person finds a draft again. They are written with the draft, so that the database can look for them.
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import { plainWords } from '@pylon/engine/vocabulary/plain-name';
import type { MockDraftNotes } from '../../../db/tables/mock-drafts.ts';
import type { DraftKind, DraftView } from '../draft-kind.ts';
import { scoringOf } from '../draft-scoring.ts';

const LEAGUES = { fantasy: 'fantasy', bestBall: 'best ball', dynasty: 'dynasty' } as const;
const MODES = { autoDraft: 'auto draft', manual: 'in person' } as const;

/** What a draft is found by besides its day: scoring, types, mode, size, sponsor, and whom the person drafted. */
export function searchWords<S extends SharedState, C, E, V extends DraftView<S>>(
  kind: Pick<DraftKind<S, C, E, V>, 'name' | 'picksOf' | 'orderWords'>,
  state: S,
  { sponsor, names }: Pick<MockDraftNotes, 'sponsor' | 'names'>,
): string {
  const { settings, userSeat } = state;
  const scoring = scoringOf(settings.sources);
  const own = kind
    .picksOf(state)
    .flatMap(({ seat, player }) => (seat === userSeat && player && names[player.entityId]) || []);
  return plainWords(
    [
      scoring.ok ? scoring.value.name : '',
      kind.orderWords(state),
      LEAGUES[settings.leagueType],
      MODES[settings.mode],
      `${settings.league.teams} teams ${kind.name === 'auction' ? 'seat' : 'pick'} ${userSeat + 1}`,
      sponsor ?? '',
      settings.name ?? '',
      ...own,
    ].join(' '),
  );
}
