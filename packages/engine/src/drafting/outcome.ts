// The outcome of a command to a draft of any kind, and several commands as one step.
import type { Done, Failed, Result } from '../vocabulary/result.ts';

/** A new state, and what happened on the way to it. */
export interface Change<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** What a command changed, or the reason why it changed nothing. */
export type Outcome<State, Event, Refusal> = Result<Change<State, Event>, Refusal>;

export const changed = <State, Event>(state: State, events: readonly Event[]): Outcome<State, Event, never> => ({
  ok: true,
  value: { state, events },
});

export const refused = <Refusal extends string>(reason: Refusal): Failed<Refusal> => ({ ok: false, reason });

/** A draft before anything has happened in it, or why there can be none. */
export type Creation<State, Refusal> =
  | Done<State>
  /** `keeper` is the place in the list of the keeper at fault. */
  | (Failed<Refusal> & { readonly keeper?: number });

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

/**
 * How each command is carried out: what may stand against it in a state, which is asked first, and what it does. The
 * time is part of the context, and chance comes from the draft's own seed: nothing here reads a clock or a die.
 */
export type Rules<State, Command extends { readonly type: string }, Context, Event, Refusal> = {
  readonly [T in Command['type']]: readonly [
    against: (state: State) => Refusal | null,
    act: (
      state: State,
      command: Extract<Command, { readonly type: T }>,
      context: Context,
    ) => Outcome<State, Event, Refusal>,
  ];
};

/** What a command asks that looks for itself at what stands against it. */
export const nothingAgainst = (): null => null;

/** The one door into a draft of a kind. */
export function doorOf<State extends Versioned, Command extends { readonly type: string }, Context, Event, Refusal>(
  rules: Rules<State, Command, Context, Event, Refusal>,
) {
  type Applied = Outcome<State, Event, Refusal>;
  /**
   * Applies a command.
   *
   * @param state is not changed
   * @returns the new state, its version one higher, with the events in the order in which they happened; or a refusal,
   *   and then the draft is as it was
   */
  function apply(state: State, command: Command, context: Context): Applied {
    const [against, act] = rules[command.type as Command['type']];
    const reason = against(state);
    if (reason !== null) return { ok: false, reason };
    const outcome = (act as (...args: Parameters<typeof apply>) => Applied)(state, command, context); // of this type
    return outcome.ok ? changed(nextVersion(outcome.value.state, state), outcome.value.events) : outcome;
  }
  /** Applies commands in order as one step: all events of all of them, or the first refusal and no change. */
  function applyAll(before: State, steps: readonly Step<Command>[], context: Context): Applied {
    let state = before;
    const events: Event[] = [];
    for (const { command, optional = false } of steps) {
      const outcome = apply(state, command, context);
      if (outcome.ok) {
        state = outcome.value.state;
        events.push(...outcome.value.events);
      } else if (!optional) return outcome;
    }
    return changed(state === before ? before : nextVersion(state, before), events);
  }
  return { apply, applyAll };
}
