import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSmtpServer } from './smtp-server.ts';

interface MailInbox {
  /** For SMTP_URL. */
  smtpUrl: string;
  /** Answers the mails to `?to=…` as JSON, oldest first: subject, text and html. */
  url: string;
  close(): Promise<void>;
}

/** A real mail server whose mails other processes can read, for the browser tests. */
export async function startMailInbox(): Promise<MailInbox> {
  const smtp = await startSmtpServer();
  const reader = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to') ?? '';
    const mails = smtp.received
      .filter((received) => received.to.includes(to))
      .map(({ mail: { subject, text, html } }) => ({ subject, text, html }));
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(mails));
  }).listen(0, '127.0.0.1');
  await once(reader, 'listening');
  return {
    smtpUrl: smtp.url,
    url: `http://127.0.0.1:${(reader.address() as AddressInfo).port}`,
    async close() {
      reader.close();
      reader.closeAllConnections();
      await smtp.close();
    },
  };
}
