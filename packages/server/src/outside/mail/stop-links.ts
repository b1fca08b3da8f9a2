// Links that stop mails of a kind. They open nothing: whoever has one can only make fewer mails go out.
import { STOP_BY_PRESS_PATH } from '@pylon/contract/calls';
import { NOTICE_KINDS, type NoticeKind } from '@pylon/contract/notices/notice-kinds';

interface Parts {
  /** A keyed digest. */
  readonly hash: (text: string) => Buffer;
  /** Address that people reach the product at, without a slash at its end. */
  readonly baseUrl: () => string;
}

/** Whose mails, and which. */
export interface Stopped {
  readonly accountId: string;
  readonly kind: NoticeKind;
}

export type StopLinks = ReturnType<typeof stopLinks>;

export function stopLinks({ hash, baseUrl }: Parts) {
  const sealOf = ({ accountId, kind }: Stopped) => hash(`stop mails ${accountId} ${kind}`).toString('base64url');
  return {
    /** The page that stops the mails, and the address that stops them by one press of a mail program. */
    of(stopped: Stopped): { readonly page: string; readonly byPress: string } {
      const token = `${stopped.kind}.${stopped.accountId}.${sealOf(stopped)}`;
      return {
        page: `${baseUrl()}/stop-mails?token=${token}`,
        byPress: `${baseUrl()}/api${STOP_BY_PRESS_PATH}?token=${token}`,
      };
    },

    /** What a link stops; null where it is not one of ours, or cut short. */
    read(token: string): Stopped | null {
      const [name, accountId = '', seal] = token.split('.');
      const kind = NOTICE_KINDS.find((each) => each === name);
      return kind && seal === sealOf({ accountId, kind }) ? { accountId, kind } : null;
    },
  };
}
