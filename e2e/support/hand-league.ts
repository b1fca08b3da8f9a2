// A league that is kept by hand, made by call: two teams of the sample's players, whose first does not start its best.
import type { APIRequestContext } from '@playwright/test';
import type { RegisteredPerson } from './people.ts';

const SLOTS = { QB: 1, RB: 2, WR: 2, TE: 1, FLEX: 1, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 4 };
/** Whom each team has of each position, and where: the worse ones start. */
const PLACES = {
  QB: ['BN', 'QB'],
  RB: ['BN', 'BN', 'RB', 'RB'],
  WR: ['WR', 'WR', 'FLEX', 'BN'],
  TE: ['TE'],
} as const;
const TEAMS = ['Pylon Pushers', 'Goal Line Goats of Upper Saskatchewan and the Rest'];

interface Envelope<T> {
  readonly data: T | null;
  readonly error: { readonly code: string } | null;
}
interface Line {
  readonly athlete: { readonly id: string; readonly fullName: string; readonly position: string } | null;
}

/** Keeps the league for a person; its id in their list, and the best player of a position, who sits. */
export async function keepLeague(
  request: APIRequestContext,
  { token }: RegisteredPerson,
): Promise<{ readonly id: string; readonly name: string; readonly sitter: string }> {
  const headers = { 'bearer-token': token };
  const ask = async <T>(path: string, data: object): Promise<T> => {
    const { data: told, error } = (await (await request.post(`/api/${path}`, { headers, data })).json()) as Envelope<T>;
    if (!told) throw new Error(`${path}: ${error?.code}`);
    return told;
  };
  const listed = await request.get('/api/datatables/adps?seasonId=2025&limit=200', { headers });
  const { data } = (await listed.json()) as Envelope<{ readonly playerADP: readonly Line[] }>;
  const athletes = (data?.playerADP ?? []).flatMap(({ athlete }) => athlete ?? []);
  const teams = TEAMS.map((name, team) => ({
    name,
    players: Object.entries(PLACES).flatMap(([position, places]) =>
      athletes
        .filter((athlete) => athlete.position === position)
        .filter((_, index) => index % TEAMS.length === team)
        .slice(0, places.length)
        .map(({ id }, index) => ({ entityId: id, place: places[index] ?? 'BN' })),
    ),
  }));
  const name = 'Kept For The Roster';
  const { id } = await ask<{ readonly id: string }>('user-leagues/by-hand', {
    ...{ name, carryOver: 'redraft', scoringMode: 'HEAD_TO_HEAD', slots: SLOTS, reserve: { ir: 0, taxi: 0 } },
    ...{ scoringSystemId: '1', teams },
  });
  const sitter = athletes.find(({ position }) => position === 'QB')?.fullName ?? '';
  return { id, name, sitter };
}
