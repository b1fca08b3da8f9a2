import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import type { Entity } from './entity.ts';
import { TeamLogo } from './TeamLogo.tsx';

afterEach(cleanup);

const call = (async () => ({ teams: [] })) as unknown as Call;
const draw = (entity: Partial<Entity>) =>
  drawOver(call, <TeamLogo entity={{ teamAlias: null, isTeam: false, ...entity } as Entity} />);
const crest = () => screen.queryByRole('img', { name: 'Free agent' });

test('whoever has no team has a crest of ours that says so', async () => {
  await draw({});
  expect(crest()?.textContent).toBe('FA');
});

test('neither a team nor a player of one has it', async () => {
  await draw({ isTeam: true });
  expect(crest()).toBeNull();
  cleanup();
  await draw({ teamAlias: 'KC' });
  expect(crest()).toBeNull();
});
