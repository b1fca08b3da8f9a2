/** What an operator can do to something. */
export type AuditAction =
  | 'user end-sessions'
  | 'user delete'
  | 'grant'
  | 'revoke'
  | 'refund'
  | 'support reply'
  | 'support close'
  | 'newsletter export';
