// How a journey lets the draft of an invented league be held on the stand-in for its platform, and who may see it.
import { type APIRequestContext, expect } from '@playwright/test';
import type { RunningDraft } from '@pylon/connectors/testing/stand-in/running-drafts';
import { STAND_IN } from './servers.ts';

/** Numbers of leagues that this worker has made up; another worker makes up others. */
let numbers = 0;

/** A league that only this journey looks at, in the midst of its draft, and a way to let picks fall. */
export async function draftHeldOn(platform: 'espn' | 'yahoo', draft: RunningDraft) {
  const number = `${process.pid}${String(++numbers).padStart(4, '0')}`;
  const [leagueId, link] =
    platform === 'espn'
      ? [number, `https://fantasy.espn.com/football/draft?leagueId=${number}&seasonId=2026`]
      : [`470.l.${number}`, `https://football.fantasysports.yahoo.com/f1/${number}#470.l.${number}`];
  const set = async (change: RunningDraft): Promise<void> => {
    const address = `${STAND_IN.url}/stand-in/league-drafts/${platform}/${leagueId}`;
    await fetch(address, { method: 'POST', body: JSON.stringify(change) });
  };
  await set(draft);
  return { link, set };
}

/** Connects Yahoo by call, with what the browser brings back from the sign-in there. */
export async function connectYahoo(request: APIRequestContext, token: string): Promise<void> {
  const ask = async (call: string, data: object) => {
    const answer = await request.post(`/api/fantasy-connector/${call}`, { headers: { 'bearer-token': token }, data });
    expect(answer.ok(), call).toBe(true);
    return (await answer.json()) as { readonly data: { readonly redirectURL?: string } };
  };
  const { redirectURL = '' } = (await ask('connect', { fantasyConnector: 'Yahoo' })).data;
  const state = new URL(redirectURL).searchParams.get('state') ?? '';
  await ask('finish', { parameters: { code: 'invented', state } });
}
