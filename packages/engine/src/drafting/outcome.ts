// The outcome of a command to a draft of any kind, and several commands as one step.

/** A new state with what happened on the way to it, or the reason why nothing happened. */
export type Outcome<State, Event, Refusal> =
  | { readonly ok: true; readonly state: State; readonly events: readonly Event[] }
  | { readonly ok: false; readonly reason: Refusal };

export const refused = <Refusal extends string>(reason: Refusal): { readonly ok: false; readonly reason: Refusal } => ({
  ok: false,
  reason,
});

/** A command; one that is `optional` is passed over when it is refused. */
export interface Step<Command> {
  readonly command: Command;
  readonly optional?: boolean;
}

interface Versioned {
  readonly version: number;
}

const nextVersion = <State extends Versioned>(state: State, { version }: Versioned): State => ({
  ...state,
  version: version + 1,
});

/** Whatever was accepted counts as one version. */
export const counted = <State extends Versioned, Event, Refusal>(
  before: State,
  outcome: Outcome<State, Event, Refusal>,
): Outcome<State, Event, Refusal> => (outcome.ok ? { ...outcome, state: nextVersion(outcome.state, before) } : outcome);

/** Applies commands one after the other, as one step: all events of all of them, or the first refusal and no change. */
export function asOneStep<State extends Versioned, Command, Event, Refusal>(
  before: State,
  steps: readonly Step<Command>[],
  apply: (state: State, command: Command) => Outcome<State, Event, Refusal>,
): Outcome<State, Event, Refusal> {
  let state = before;
  const events: Event[] = [];
  for (const { command, optional = false } of steps) {
    const outcome = apply(state, command);
    if (outcome.ok) {
      state = outcome.state;
      events.push(...outcome.events);
    } else if (!optional) return outcome;
  }
  return { ok: true, state: state === before ? before : nextVersion(state, before), events };
}
