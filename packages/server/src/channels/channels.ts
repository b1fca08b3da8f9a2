// What the processes of one product tell each other: short messages on named channels, to all that listen now. Nothing
// of them is kept, so whatever is told has to be found out without it, too, only later.

/** A message is shorter than this, in bytes: PostgreSQL refuses a longer one. */
export const LONGEST_MESSAGE_BYTES = 7_999;

export interface Handlers {
  /** Called with each message. */
  readonly onMessage: (message: string) => void;
  /** Called after each later connection: messages may have been missed, so read what they tell of. */
  readonly onGap: () => void;
}

/** The channels that a process listens to and tells on. */
export interface Channels {
  /** Listens to one more, from when this is through on, or from when what carries the messages is back. */
  on(channel: string, handlers: Handlers): Promise<void>;
  /**
   * Tells messages to all processes that listen to a channel, this one too.
   *
   * @throws when they could not be told
   */
  tell(channel: string, messages: readonly string[]): Promise<void>;
  /** Whether messages come and go now, as far as this process knows. */
  isUp(): boolean;
  close(): Promise<void>;
}

/**
 * The channels of a broker with the database's behind them: both are listened to, and what cannot be told on the
 * broker's is told on the database's. Closing ends the broker's.
 */
export function brokeredChannels(broker: Channels, database: Channels): Channels {
  return {
    async on(channel, handlers) {
      await database.on(channel, handlers);
      await broker.on(channel, handlers);
    },
    tell: (channel, messages) => broker.tell(channel, messages).catch(() => database.tell(channel, messages)),
    isUp: broker.isUp,
    close: broker.close,
  };
}
