// One server in place of every platform: invented leagues, or a folder of recorded ones, and drafts that go on while
// they are followed.
import { type KnownPlatformId, PLATFORMS } from '../../platforms.ts';
import { type RecordedFolder, recordedFolder } from '../recordings/recorded-folder.ts';
import { replayedDrafts } from '../sleeper-stand-in.ts';
import { type InventedPlatform, inventedPlatform, type Typed } from './invented-platform.ts';
import { type LocalAnswer, type LocalRequest, startLocalServer } from './local-server.ts';
import { recordedPlatforms } from './recorded-platforms.ts';
import { runningDrafts } from './running-drafts.ts';
import { signInAnswer } from './sign-ins.ts';

export interface StandInOptions {
  /** The season that leagues are of where nobody asks for another. */
  readonly season: number;
  /** A folder of recorded answers, asked before what is invented. */
  readonly recordings?: string;
  /** 0 for a free one. */
  readonly port?: number;
  /** How long a slow answer takes, milliseconds. */
  readonly slowMs?: number;
}

/** A request that is held until it is let go. */
export interface Held {
  /** Settles when something that fits is asked. */
  readonly asked: Promise<void>;
  /** Answers it, and whatever else fits. */
  release(): void;
}

export interface PlatformsStandIn {
  readonly url: string;
  /** The platforms that it stands in for. */
  readonly platforms: readonly KnownPlatformId[];
  /** What can be typed, by platform. */
  readonly typed: ReadonlyMap<KnownPlatformId, readonly Typed[]>;
  /** The same for a person who tries it. */
  readonly words: string;
  /** Everything that was asked, in order. */
  readonly asked: readonly LocalRequest[];
  /** Answers what fits only once it is released. */
  hold(address: RegExp): Held;
  close(): Promise<void>;
}

// Object.keys forgets that the names are those of the record.
const IDS = (Object.keys(PLATFORMS) as KnownPlatformId[]).filter((id) => id !== 'template');

/** Starts it. */
export async function startPlatformsStandIn({
  season,
  recordings,
  port = 0,
  slowMs = 2_000,
}: StandInOptions): Promise<PlatformsStandIn> {
  const invented = new Map(
    IDS.map((id): [KnownPlatformId, InventedPlatform] => [id, inventedPlatform(id, season, slowMs)]),
  );
  const typed = new Map([...invented].map(([id, platform]) => [id, platform.typed]));
  const drafts = replayedDrafts();
  const running = runningDrafts();
  const folder = recordings === undefined ? null : recordedFolder(recordings);
  const recorded = folder && recordedPlatforms(folder, season);
  const words = wordsOf(typed, folder);
  const asked: LocalRequest[] = [];
  const holds = new Set<{ readonly address: RegExp; readonly wait: () => Promise<void> }>();

  async function answer(request: LocalRequest): Promise<LocalAnswer> {
    if (request.address.pathname === '/stand-in') return new Response(words);
    asked.push(request);
    for (const { address, wait } of holds) if (address.test(request.address.href)) await wait();
    const draft = drafts.answer(request) ?? running.answer(request);
    if (draft) return draft;
    const signedIn = signInAnswer(request);
    if (signedIn) return signedIn;
    const known = recorded?.answer(request) ?? null;
    if (known) return known;
    for (const platform of invented.values()) {
      const given = await platform.answer(request);
      if (given) return given;
    }
    return new Response('', { status: 404 });
  }

  const server = await startLocalServer(answer, port);
  return {
    ...server,
    platforms: IDS,
    typed,
    words,
    asked,
    hold(address) {
      const arrived = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      const hold = {
        address,
        wait: () => {
          arrived.resolve();
          return released.promise;
        },
      };
      holds.add(hold);
      return {
        asked: arrived.promise,
        release: () => {
          holds.delete(hold);
          released.resolve();
        },
      };
    },
  };
}

/** A platform a paragraph, then whom and what was recorded. */
function wordsOf(typed: PlatformsStandIn['typed'], folder: RecordedFolder | null): string {
  const formOf = ({ form }: Typed) => Object.values(form).join(' / ');
  const lines = [...typed].flatMap(([id, [good, ...others]]) =>
    good
      ? [`${id}: ${formOf(good)}`, ...others.map((one) => `  ${(one.condition ?? '').padEnd(17)}${formOf(one)}`)]
      : [],
  );
  const recorded = folder
    ? [
        'recorded:',
        ...folder.accounts.map(({ platform, name }) => `  ${platform}: ${name}`),
        ...folder.leagues.map(
          ({ platform, platformLeagueId, season }) =>
            `  ${platform}: league ${platformLeagueId}${season === null ? '' : `, season ${season}`}`,
        ),
      ]
    : [];
  return `${[...lines, ...recorded].join('\n')}\n`;
}
