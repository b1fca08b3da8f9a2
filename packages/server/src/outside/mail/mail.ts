/** A mail as it leaves the house. */
export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where mail programs stop such mails by one press; only of those that people asked for. */
  readonly stopUrl?: string;
}

/** What takes mails: a mail server, or on a machine without one the kept mails of the development page. */
export interface Mailer {
  /** @throws when the mail was not taken; it is tried again later */
  send(mail: Mail): Promise<void>;
  close(): void;
}
