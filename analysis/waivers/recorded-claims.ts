// Claims with bids of recorded Sleeper leagues: who bid what for whom, and what every team had left then.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What one team bid for a player, whole dollars. */
export interface RecordedBid {
  readonly teamId: string;
  readonly dollars: number;
}

/** One player for whom at least one claim could be carried out. */
export interface RecordedClaim {
  /** League and season: whose claims share their managers. */
  readonly league: string;
  readonly season: number;
  readonly week: number;
  readonly at: number;
  /** Sleeper's id. */
  readonly sleeperId: string;
  readonly budget: number;
  readonly leastBid: number;
  /** The highest of each team, highest first; the first won. */
  readonly bids: readonly RecordedBid[];
  /** Of every team, before the claims of that time. */
  readonly left: ReadonlyMap<string, number>;
}

// The casts below state the shapes that the data's README describes.
interface Transaction {
  readonly type: string;
  readonly status: string;
  readonly leg: number;
  readonly status_updated: number;
  readonly adds: Readonly<Record<string, number>> | null;
  readonly settings: { readonly waiver_bid?: number } | null;
  readonly metadata: { readonly notes?: string } | null;
  readonly waiver_budget:
    | readonly { readonly sender: number; readonly receiver: number; readonly amount: number }[]
    | null;
}
interface League {
  readonly season: string;
  readonly total_rosters: number;
  readonly settings: { readonly waiver_budget?: number; readonly waiver_bid_min?: number };
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** A claim that came to nothing for another reason was no bid against anybody. */
const isOutbid = ({ status, metadata }: Transaction): boolean =>
  status === 'failed' && (metadata?.notes ?? '').includes('claimed by another owner');

function transactionsOf(folder: string): readonly Transaction[] {
  const file = join(folder, 'transactions.json');
  if (existsSync(file)) return Object.values(readJson(file) as Record<string, Transaction[]> | Transaction[]).flat();
  const weeks = join(folder, 'transactions');
  return existsSync(weeks) ? readdirSync(weeks).flatMap((name) => readJson(join(weeks, name)) as Transaction[]) : [];
}

/** The claims of a league's folder, the first first; none where nobody bids. */
export function recordedClaims(folder: string, name: string): readonly RecordedClaim[] {
  const { season, total_rosters, settings } = readJson(join(folder, 'league.json')) as League;
  const budget = settings.waiver_budget ?? 0;
  const left = new Map(Array.from({ length: total_rosters }, (_, at) => [String(at + 1), budget] as const));
  const spend = (teamId: string, dollars: number) => left.set(teamId, (left.get(teamId) ?? budget) - dollars);
  const all = transactionsOf(folder).toSorted((one, other) => one.status_updated - other.status_updated);
  const runs = Map.groupBy(all, ({ status_updated }) => status_updated);
  return [...runs].flatMap(([at, run]) => {
    const before = new Map(left);
    const asked = run.filter(
      (one) => one.type === 'waiver' && one.adds && (one.status === 'complete' || isOutbid(one)),
    );
    const claims = [...Map.groupBy(asked, ({ adds }) => Object.keys(adds ?? {})[0] ?? '')].flatMap(
      ([sleeperId, own]): RecordedClaim[] => {
        if (!own.some(({ status }) => status === 'complete')) return [];
        const byTeam = new Map<string, number>();
        for (const { adds, settings: bid } of own) {
          const team = String(adds?.[sleeperId]);
          byTeam.set(team, Math.max(byTeam.get(team) ?? 0, bid?.waiver_bid ?? 0));
        }
        const winner = String(own.find(({ status }) => status === 'complete')?.adds?.[sleeperId]);
        const bids = [...byTeam]
          .map(([teamId, dollars]) => ({ teamId, dollars }))
          .sort((a, b) => b.dollars - a.dollars || Number(b.teamId === winner) - Number(a.teamId === winner));
        const common = { league: `${name} ${season}`, season: Number(season), week: own[0]?.leg ?? 0, at, sleeperId };
        return [{ ...common, budget, leastBid: settings.waiver_bid_min ?? 0, bids, left: before }];
      },
    );
    for (const { type, status, adds, settings: bid, waiver_budget } of run) {
      if (status !== 'complete') continue;
      if (type === 'waiver') for (const team of Object.values(adds ?? {})) spend(String(team), bid?.waiver_bid ?? 0);
      for (const { sender, receiver, amount } of waiver_budget ?? []) {
        spend(String(sender), amount);
        spend(String(receiver), -amount);
      }
    }
    return claims;
  });
}

/** All leagues with bids below some folders: `<league>/<season>` or `<league>`, each with a `league.json`. */
export function leaguesBelow(folders: readonly string[]): readonly (readonly RecordedClaim[])[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder).flatMap((name) => {
        const own = join(folder, name);
        if (existsSync(join(own, 'league.json'))) return [recordedClaims(own, name)];
        try {
          return readdirSync(own).flatMap((season) =>
            existsSync(join(own, season, 'league.json')) ? [recordedClaims(join(own, season), name)] : [],
          );
        } catch {
          return [];
        }
      }),
    )
    .filter((claims) => claims.some(({ budget, bids }) => budget > 0 && bids.some(({ dollars }) => dollars > 0)));
}
