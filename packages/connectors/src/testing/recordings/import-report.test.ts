// Folders of recordings, written here from invented answers: whole ones, and such as others might bring.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describeShared, sharedPath } from '@pylon/engine/testing/shared-data';
import { afterAll, describe, expect, test } from 'vitest';
import { CASES } from '../all-cases.ts';
import { importReport } from './import-report.ts';
import { recordedFolder, UnreadableFolder } from './recorded-folder.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

interface Entry {
  readonly file?: unknown;
  readonly request?: unknown;
}

/** A folder with files and a manifest. */
function folderOf(files: Readonly<Record<string, string | Buffer>>, manifest: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'pylon-recordings-'));
  made.push(folder);
  for (const [file, content] of Object.entries({ ...files, 'manifest.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

/** The invented answers of a platform as a recorder would have saved them, each in a file. */
function recordingOf(platform: keyof typeof CASES, season: string, change = (text: string, _address: string) => text) {
  const entries: Entry[] = [];
  const files: Record<string, string> = {};
  for (const [address, answer] of Object.entries(CASES[platform].invented.answers)) {
    if (answer instanceof Function || address.startsWith('POST')) continue;
    const asked = address.replaceAll('2026', season);
    const file = `${platform}/league-${season}/${Object.keys(files).length}.json`;
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer).replaceAll('2026', season);
    files[file] = change(text, asked);
    entries.push({ file, request: `GET ${asked} (as it was asked)` });
  }
  return { files, entries };
}
const importOf = ({ files, entries }: ReturnType<typeof recordingOf>) =>
  importReport(folderOf(files, { files: entries }));

describe('a folder of recordings', () => {
  test.each(['sleeper', 'espn', 'mfl', 'fleaflicker'] as const)(
    'of %s is imported, in any season',
    async (platform) => {
      const { lines, imported, faults } = await importOf(recordingOf(platform, '2019'));
      expect(faults).toEqual([]);
      expect(imported).toBe(1);
      const text = lines.join('\n');
      expect(text).toMatch(/ of 2019: Invented League, \d+ teams/);
      // What there are no answers of is left out in so many words.
      expect(text).toMatch(/left out .*not recorded/);
    },
  );

  test('is told apart where the platform’s own points are not its sums', async () => {
    const recording = recordingOf('sleeper', '2026');
    const { agreements } = await importOf(recording);
    const [lineups] = agreements;
    expect(lineups?.of).toBeGreaterThan(0);
    const other = recordingOf('sleeper', '2026', (text, address) =>
      address.endsWith('/matchups/1') ? text.replace(/"points":([\d.]+)/, '"points":999') : text,
    );
    const [changed] = (await importOf(other)).agreements;
    expect(changed?.of).toBe(lineups?.of);
    expect(changed?.agreed).toBeLessThan(lineups?.agreed ?? 0);
  });

  test('answers a question that was written in another order, packed, or without what the folder says', () => {
    const league = JSON.stringify({ league: {} });
    const folder = folderOf(
      { 'mfl/70009-2018/a.json.gz': gzipSync(league), 'mfl/70009-2018/b.json': league },
      {
        files: [
          {
            file: 'mfl/70009-2018/a.json.gz',
            request: 'GET https://api.myfantasyleague.com/2018/export?JSON=1&W=2&TYPE=x&L=70009',
          },
          { file: 'mfl/70009-2018/b.json', request: 'GET https://api.myfantasyleague.com/2018/export?TYPE=y&JSON=1' },
        ],
      },
    );
    const { find, leagues } = recordedFolder(folder);
    const at = (query: string) => find(new URL(`https://api.myfantasyleague.com/2018/export?${query}`));
    expect(leagues).toEqual([{ platform: 'mfl', platformLeagueId: '70009', season: 2018 }]);
    expect(at('TYPE=x&L=70009&JSON=1&W=2')).not.toBeNull();
    expect(at('TYPE=y&L=70009')).not.toBeNull();
    for (const query of ['TYPE=x&L=70009&W=3', 'TYPE=x&L=70009', 'TYPE=y&L=70008', 'TYPE=z&L=70009'])
      expect(at(query), query).toBeNull();
  });

  test('tells the season that Yahoo’s answers say, and none of a league of which nobody says one', async () => {
    // As others name their folders: without a season.
    const saved = JSON.parse(
      JSON.stringify(recordingOf('yahoo', '2019')).replaceAll('yahoo/league-2019/', 'yahoo/nfl/'),
    );
    const { lines } = await importOf(saved);
    expect(lines[0]).toMatch(/^Yahoo [\w.]+ of 2019: Invented League/);
    const request = 'GET https://fantasysports.yahooapis.com/fantasy/v2/league/423.l.77/transactions?format=json';
    const files = { 'yahoo/nfl/some.json': '{"fantasy_content":{}}' };
    const nobodySays = await importReport(folderOf(files, { files: [{ file: 'yahoo/nfl/some.json', request }] }));
    expect(nobodySays.lines[0]).toBe('Yahoo 423.l.77');
  });

  test('with a league cut off says which and why, and imports the rest', async () => {
    const whole = recordingOf('sleeper', '2026');
    const broken = recordingOf('espn', '2026', (text) => text.slice(0, text.length / 2));
    const folder = folderOf({ ...whole.files, ...broken.files }, { files: [...whole.entries, ...broken.entries] });
    const { lines, imported, leagues, faults } = await importReport(folder);
    expect([imported, leagues, faults]).toEqual([1, 2, []]);
    expect(lines.join('\n')).toMatch(/ESPN \d+ of 2026\n {2}left out .*unreadable-answer/);
  });

  test('with a league whose rules were not recorded is imported in part, and the answer that lacks is named', async () => {
    const { files, entries } = recordingOf('mfl', '2019');
    const without = entries.filter(({ request }) => !String(request).includes('TYPE=rules'));
    const { lines, imported, inPart, faults } = await importReport(folderOf(files, { files: without }));
    expect([imported, inPart, faults]).toEqual([0, 1, []]);
    const text = lines.join('\n');
    expect(text).toMatch(/^MyFantasyLeague 70001 of 2019: in part$/m);
    expect(text).toMatch(/left out {2}rules, .*not recorded: \/2019\/export\?TYPE=rules&L=70001/);
    expect(text).toMatch(/imported {2}how the league was drafted \(\d+\)/);
    expect(text).toMatch(/0 of 1 leagues were imported, 1 more in part/);
  });

  test('of which moves of one kind were recorded has those, and says that they are not all', async () => {
    const { files, entries } = recordingOf('yahoo', '2019');
    const kind = ({ request }: Entry) => String(request).replace('types=add,drop,trade,commish', 'types=trade');
    const narrowed = entries.map((entry) => ({ ...entry, request: kind(entry) }));
    const { lines, faults } = await importReport(folderOf(files, { files: narrowed }));
    expect(faults).toEqual([]);
    expect(lines.join('\n')).toMatch(/imported {2}adds, drops, .*\(\d+\)\n/);
    expect(lines.join('\n')).toMatch(
      /left out {2}adds, drops, .*: all but what was recorded: .*transactions;types=trade/,
    );
  });

  test('with all moves of a season has those of each week, which turns on a Tuesday', () => {
    const at = (text: string) => ({ timestamp: String(Date.parse(text) / 1_000), franchise: '0001', type: 'WAIVER' });
    const moves = ['2019-07-01T12:00:00Z', '2019-09-09T23:00:00Z', '2019-09-10T01:00:00Z', '2020-02-01T12:00:00Z'].map(
      at,
    );
    const { find } = recordedFolder(
      folderOf(
        { 'mfl/70009-2019/a.json': JSON.stringify({ transactions: { transaction: moves } }) },
        {
          files: [
            {
              file: 'mfl/70009-2019/a.json',
              request: 'GET https://api.myfantasyleague.com/2019/export?TYPE=transactions&JSON=1',
            },
          ],
        },
      ),
    );
    const of = (week: number): unknown =>
      JSON.parse(
        find(new URL(`https://api.myfantasyleague.com/2019/export?TYPE=transactions&L=70009&W=${week}`))?.text ?? '',
      ).transactions.transaction;
    expect([1, 2, 3, 18].map(of)).toEqual([moves.slice(0, 2), [moves[2]], [], [moves[3]]]);
  });

  test.each(['espn', 'mfl', 'fleaflicker'] as const)(
    'has the draft of a league of %s as it would be followed',
    async (platform) => {
      const { lines } = await importOf(recordingOf(platform, '2019'));
      expect(lines.join('\n')).toMatch(
        /imported {2}drafts and their picks, while they are held and afterwards \(\d+\)/,
      );
    },
  );

  test('with entries of no use is read all the same, and each of them is told', async () => {
    const { files, entries } = recordingOf('sleeper', '2026');
    const strange = [
      { file: 'sleeper/gone.json', request: 'GET https://api.sleeper.app/v1/league/77' },
      { file: 'sleeper/../../../etc/passwd', request: 'GET https://api.sleeper.app/v1/league/78' },
      { file: 'fantasyland/a.json', request: 'GET https://fantasyland.example/league/1' },
      { file: 'sleeper/words.json', request: 'what the recorder remembers' },
      ...[{ request: 'GET https://api.sleeper.app/v1/league/79' }, null, 7, { file: 5, request: [] }],
    ];
    const more = { 'fantasyland/a.json': '{}', 'sleeper/words.json': '{' };
    const { lines, imported, leagues } = await importReport(
      folderOf({ ...files, ...more }, { files: [...entries, ...strange] }),
    );
    expect([imported, leagues]).toEqual([1, 1]);
    const problems = lines.slice(lines.indexOf('What of the folder was not used:'));
    expect(problems.join('\n')).toContain(`  sleeper/gone.json: there is no such file
  sleeper/../../../etc/passwd: there is no such file
  files below 'fantasyland', which is no platform that can be read: 1
  files of sleeper without an address that they answer: 1
  entries of the manifest name no file: 4`);
  });

  test.each([
    ['without a manifest', null, /no manifest/],
    ['whose manifest is cut off', '{"files":[', /no JSON/],
    ['whose manifest lists nothing', '{"files":7}', /no list/],
  ])('%s is none', async (_what, manifest, words) => {
    const folder = folderOf({}, {});
    if (manifest === null) rmSync(join(folder, 'manifest.json'));
    else writeFileSync(join(folder, 'manifest.json'), manifest);
    const imported = importReport(folder);
    await expect(imported).rejects.toThrow(UnreadableFolder);
    await expect(imported).rejects.toThrow(words);
  });
});

describeShared('what public projects recorded', () => {
  test('is imported as far as it goes, without a fault, and its points agree as often as its readers counted', async () => {
    const { faults, agreements, imported, inPart } = await importReport(sharedPath('platforms/recorded'));
    expect([imported, inPart, faults]).toEqual([14, 5, []]);
    const counts = agreements.map(({ league, what, agreed, of }) => [league, what.split(' ')[0], agreed, of]);
    expect(counts).toEqual(
      expect.arrayContaining([
        ['Sleeper 522458773317046272 of 2020', 'teams', 12, 12],
        ['Sleeper 521379020332068864 of 2020', 'teams', 12, 12],
        // One of them had points from a place in which nobody stood.
        ['Sleeper 522458773317046272 of 2020', 'line-ups', 191, 192],
        ['Sleeper 521379020332068864 of 2020', 'line-ups', 204, 204],
        ['ESPN 899513 of 2020', 'players', 439, 439],
        ['ESPN 899513 of 2020', 'line-ups', 20, 20],
        ['MyFantasyLeague 37920 of 2020', 'line-ups', 96, 96],
        ['Fleaflicker 206154 of 2020', 'line-ups', 18, 18],
      ]),
    );
  }, 60_000);
});
