import { createTransport } from 'nodemailer';
import type { Mailer } from './mail.ts';

const PATIENCE_MS = 20_000;
/** The address of `List-Unsubscribe` does it without asking again (RFC 8058). */
const ONE_PRESS = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/**
 * Sends by a mail server.
 *
 * @param url 'smtps://user:password@mail.example:465', or smtp:// which turns to TLS where the server offers it
 * @param from who mails come from, 'Pylon <no-reply@pylon.example>'
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, pool: true, maxConnections: 2, connectionTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS },
    // Nothing in a mail may make the server read a file or an address.
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send({ to, subject, text, html, stopUrl }) {
      // The recipient is an address, never a list that was typed into an address field.
      await transport.sendMail({
        ...{ to: { name: '', address: to }, subject, text, html },
        ...(stopUrl !== undefined && { list: { unsubscribe: stopUrl }, headers: ONE_PRESS }),
      });
    },
    close: () => transport.close(),
  };
}

/** Why a mail server would take no mail of ours; null when it would. */
export async function mailServerProblem(url: string): Promise<string | null> {
  const transport = createTransport({ url, connectionTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}
