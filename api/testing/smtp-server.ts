import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived, raw and read. */
interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

export interface TestSmtpServer {
  /** For SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** Answers for each mail, by its receiver: an error refuses it. */
  refuse: (receiver: string) => Error | null;
  /** Holds each mail, by its receiver, until this settles. */
  hold: (receiver: string) => Promise<void>;
  close(): Promise<void>;
}

/** An error with the code that the server answers with. */
export function smtpRefusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A real mail server on a free port, which keeps what it is given. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(own.refuse(address)),
    onData(stream, session, done) {
      text(stream)
        .then(async (raw) => {
          const { mailFrom, rcptTo } = session.envelope;
          await own.hold(rcptTo[0]?.address ?? '');
          const from = mailFrom ? mailFrom.address : '';
          received.push({
            from,
            to: rcptTo.map(({ address }) => address),
            raw,
            mail: await PostalMime.parse(raw),
          });
        })
        // oxlint-disable-next-line promise/no-callback-in-promise -- the server's own way of answering
        .then(() => done(), done);
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const own: TestSmtpServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse: () => null,
    hold: () => Promise.resolve(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return own;
}
