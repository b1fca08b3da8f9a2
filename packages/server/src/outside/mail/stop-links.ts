// Links that stop mails of a kind. They open nothing: whoever has one can only make fewer mails go out.
import { STOP_BY_PRESS_PATH } from '@pylon/contract/calls';
import { NOTICE_KINDS, type NoticeKind } from '@pylon/contract/notices/notice-kinds';

interface Parts {
  /** A keyed digest. */
  readonly hash: (text: string) => Buffer;
  /** Address that people reach the product at, without a slash at its end. */
  readonly baseUrl: () => string;
}

/** Whose mails, and which: of a kind, or of Cruise Control in a league of their list. */
export type Stopped = { readonly accountId: string } & (
  | { readonly kind: NoticeKind; readonly userLeagueId?: never }
  | { readonly kind: 'cruiseControl'; readonly userLeagueId: string }
);

export type StopLinks = ReturnType<typeof stopLinks>;

export function stopLinks({ hash, baseUrl }: Parts) {
  const tokenOf = ({ kind, accountId, userLeagueId }: Stopped): string => {
    const named = userLeagueId === undefined ? [kind, accountId] : [kind, accountId, userLeagueId];
    const [, ...whose] = named;
    return [...named, hash(`stop mails ${[...whose, kind].join(' ')}`).toString('base64url')].join('.');
  };
  return {
    /** The page that stops the mails, and the address that stops them by one press of a mail program. */
    of(stopped: Stopped): { readonly page: string; readonly byPress: string } {
      const token = tokenOf(stopped);
      return {
        page: `${baseUrl()}/stop-mails?token=${token}`,
        byPress: `${baseUrl()}/api${STOP_BY_PRESS_PATH}?token=${token}`,
      };
    },

    /** What a link stops; null where it is not one of ours, or cut short. */
    read(token: string): Stopped | null {
      const [name, accountId = '', userLeagueId = ''] = token.split('.');
      const kind = NOTICE_KINDS.find((each) => each === name);
      const stopped: Stopped = kind ? { accountId, kind } : { accountId, kind: 'cruiseControl', userLeagueId };
      return token === tokenOf(stopped) ? stopped : null;
    },
  };
}
