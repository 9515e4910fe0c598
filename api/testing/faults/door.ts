import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a service behind its door behaves. */
export type Mood =
  | { kind: 'well' }
  /** Nobody is there. */
  | { kind: 'away' }
  /** Takes connections, and says nothing on any of them, old ones included. */
  | { kind: 'silent' }
  /** Each piece comes so many milliseconds late, both ways. */
  | { kind: 'slow'; milliseconds: number }
  /** Answers each connection's first words with these. */
  | { kind: 'rubbish'; words: string };

const well: Mood = { kind: 'well' };

/** A door before a service, whose address stays while the service moves, ends and begins; through it come the faults. */
export class Door {
  mood: Mood = well;
  /** Where the service is. */
  target: { host: string; port: number };
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server, target: Door['target']) {
    this.#server = server;
    this.target = target;
    const event = 'setSecureContext' in server ? 'secureConnection' : 'connection';
    server.on(event, (socket: Socket) => this.#admit(socket));
    server.on('tlsClientError', () => undefined);
  }

  /** @param secure certificate and key of a door that speaks TLS with those who come; the service speaks plainly */
  static async open(target: Door['target'], secure?: { cert: string; key: string }): Promise<Door> {
    const server = secure ? createTlsServer(secure) : createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Door(server, target);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Cuts every connection, as a network that goes away does. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.#server.close();
    this.cut();
    if (this.#server.listening) await once(this.#server, 'close');
  }

  #admit(visitor: Socket): void {
    this.#keep(visitor);
    if (this.mood.kind === 'away') return void visitor.destroy();
    if (this.mood.kind === 'rubbish') {
      const { words } = this.mood;
      // A mail server speaks first; the others are asked.
      if (words.startsWith('!')) return void visitor.end(words.slice(1));
      return void visitor.once('data', () => visitor.end(words));
    }
    const service = connect(this.target.port, this.target.host);
    this.#keep(service);
    this.#carry(visitor, service);
    this.#carry(service, visitor);
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }

  #carry(from: Socket, to: Socket): void {
    let last: Promise<unknown> = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      last = last.then(async () => {
        if (this.mood.kind === 'slow') await sleep(this.mood.milliseconds);
        while (this.mood.kind === 'silent' && !from.destroyed) await sleep(20);
        if (!to.destroyed) to.write(chunk);
      });
    });
    from.on('end', () => void (last = last.then(() => to.end())));
    from.on('close', () => void (last = last.then(() => to.destroy())));
  }
}
