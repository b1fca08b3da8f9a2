import type { SharedCommand } from '@pylon/engine/drafting/shared-command';
import { draftRoster } from '@pylon/engine/mock-draft/report/draft-roster';
import type { DraftCommand } from '@pylon/engine/mock-draft/rules/draft-command';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import type { DraftView, Seen } from '../draft-kind.ts';

/** The commands that only drafts in which teams pick in turn have. */
export type SnakeCommand = Exclude<DraftCommand, SharedCommand>;
export type SnakeView = DraftView<DraftState>;
export type SeenSnake = Seen<SnakeView>;

/** A seat's roster by slot. */
export const snakeRoster = ({ stored: { state }, room }: SnakeView, seat: number) =>
  draftRoster(state, seat, room.pool.table);
