import type { AnswerOf } from '@pylon/contract/endpoint';
import type { needsAttention } from '@pylon/contract/league-hub/needs-attention';
import { platformNamed } from '@pylon/contract/league-sync/connector-names';
import { isLocked } from '@pylon/contract/plans/tiers';
import { PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { endingSoon } from '../../widgets/league/ending-sign-ins.ts';
import { textLink } from '../../widgets/league/text-link.ts';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { moment, percent, signed } from '../../widgets/player/display.ts';
import { entityKey } from '../../widgets/player/entity.ts';
import { behindWords, exposureWords, lockWords, needWords, splitWords, tradeInAddress } from './hub-words.ts';
import { Answered, Plain } from './widgets/Widget.tsx';

type Told = AnswerOf<typeof needsAttention>;
type Need = Told['needs'][number];

/** As many as are shown before somebody asks for all. */
const FIRST = 5;

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];

/** What has locked can be done no more: asked again by then, and hourly for whatever else the day brings. */
function untilLocked(needs: readonly Need[] = []): number {
  const locks = needs.flatMap(({ locksAt }) => (locksAt === null ? [] : Date.parse(locksAt) - Date.now()));
  return Math.max(MINUTE_MS, Math.min(HOUR_MS, ...locks));
}

/** What all leagues of a person ask of them, whatever locks first at the top. */
export function NeedsAttention() {
  const titleId = useId();
  const query = useQuery({
    ...answer('needsAttention', {}),
    refetchInterval: ({ state }) => untilLocked(state.data?.needs),
  });
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-xl">
          Needs attention
        </h2>
        <Link to={PATHS.profile} hash="notices" className={textLink}>
          Get this by mail
        </Link>
      </div>
      <SignIns />
      <Answered query={query} what="what needs attention" rows={3}>
        {(told) => <Needs told={told} />}
      </Answered>
    </section>
  );
}

/** Sign-ins that end soon: leagues are not read after that. */
function SignIns() {
  const { data } = useQuery(answer('listFantasyAccounts', {}));
  const [nowMs] = useState(() => Date.now());
  return endingSoon(data?.fantasyAccounts ?? [], nowMs).map(
    ({ account: { id, name, fantasyConnector }, signInEndsAt, hasEnded }) => {
      const platform = platformNamed(fantasyConnector);
      return (
        platform && (
          <p key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-hairline border-b py-2">
            <span className="text-lg">
              Connect {name} at {PLATFORM_LABELS[platform]} again: the sign-in {hasEnded ? 'ended' : 'ends'} on{' '}
              {moment(signInEndsAt)}
            </span>
            <Link to={PATHS.myLeagues} className={textLink}>
              To My Leagues
            </Link>
          </p>
        )
      );
    },
  );
}

function Needs({ told: { needs, exposure, splits, leagues, unknown } }: { readonly told: Told }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? needs : needs.slice(0, FIRST);
  return (
    <>
      {needs.length === 0 ? (
        <Plain>
          {leagues === 0
            ? 'No league of yours is under way.'
            : `Nothing to do: no change brings a point or more in ${leagues === 1 ? 'your league' : `your ${leagues} leagues`}.`}
        </Plain>
      ) : (
        <ol aria-label="Needs attention" className="border-hairline border-t">
          {shown.map((need) => (
            <NeedRow key={`${need.userLeagueId} ${need.kind} ${need.player?.name} ${need.instead?.name}`} need={need} />
          ))}
        </ol>
      )}
      {needs.length > shown.length && (
        <Button className="self-start" onClick={() => setIsWhole(true)}>
          Show all {needs.length}
        </Button>
      )}
      <LockedNote of={needs[0]?.gainedPoints} what="How many points each change brings" />
      {unknown.length > 0 && (
        <p className="text-muted text-sm">
          Not looked at, since no roster, no team of yours or nothing of the season is known:{' '}
          {unknown.map((one) => one.leagueName).join(', ')}.
        </p>
      )}
      {splits.length > 0 && (
        <ul aria-label="Where leagues differ" className="flex flex-col">
          {splits.map((split) => (
            <li key={entityKey(split)} className="border-hairline border-b py-2">
              <span className="block text-lg">{splitWords(split)}</span>
              <span className="block text-muted text-sm">
                {split.leagues.flatMap((one) => behindWords(one) ?? []).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {leagues > 1 && exposure.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-2">
            Whom you have or face in several leagues
          </summary>
          <ul aria-label="Exposure">
            {exposure.map((one) => (
              <li key={entityKey(one)} className="border-hairline border-b py-1.5">
                <span className="font-semibold">{one.name}</span>{' '}
                <span className="text-muted text-sm">{exposureWords(one)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const TO_LINE_UP = { to: PATHS.myRoster, words: 'To the line-up' } as const;
/** Where what is to be done is done, if not at the line-up. */
const LINKS: Partial<
  Record<Need['kind'], { readonly to: typeof PATHS.tradeAnalyzer | typeof PATHS.waiverWire; readonly words: string }>
> = {
  'trade-offer': { to: PATHS.tradeAnalyzer, words: 'Look at the trade' },
  claim: { to: PATHS.waiverWire, words: 'To the waiver wire' },
};

function NeedRow({ need }: { readonly need: Need }) {
  const { userLeagueId, leagueName, kind, gainedPoints, surePercent, trade } = need;
  const { to, words } = LINKS[kind] ?? TO_LINE_UP;
  const figures = [
    !isLocked(gainedPoints) && gainedPoints !== null && `${signed(gainedPoints)} points`,
    surePercent !== null && `outscores in ${percent(surePercent)} of such weeks`,
    trade?.hasMore && 'picks or dollars change hands too',
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-hairline border-b py-2">
      <span className="min-w-0">
        <span className="block text-lg">{needWords(need)}</span>
        <span className="block text-muted text-sm">
          {[leagueName, ...figures, lockWords(need)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Link
        to={to}
        search={{ league: userLeagueId, ...(trade && tradeInAddress(trade)) }}
        className={textLink}
        aria-label={`${words} in ${leagueName}`}
      >
        {words}
      </Link>
    </li>
  );
}
