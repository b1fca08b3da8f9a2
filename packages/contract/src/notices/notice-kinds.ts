// Words of the mails that a person may ask for, free of schemas, for the browser.

/** Starters who are out; whatever else a line-up asks for; how a week went; how a draft went. */
export const NOTICE_KINDS = ['outPlayers', 'needsAttention', 'weeklyRecap', 'draftResults'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Mails that a link at their foot stops: the kinds, and Cruise Control's, which stop by the league. */
export const STOPPABLE_MAILS = [...NOTICE_KINDS, 'cruiseControl'] as const;
export type StoppableMail = (typeof STOPPABLE_MAILS)[number];

/** What the mails of a kind are called. */
export const NOTICE_NAMES: Readonly<Record<NoticeKind, string>> = {
  outPlayers: 'Starters who are out',
  needsAttention: 'Line-ups that need attention',
  weeklyRecap: 'Weekly recap',
  draftResults: 'Draft results',
};
