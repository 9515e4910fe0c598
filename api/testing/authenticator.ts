import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What a browser hands to an authenticator, as far as ours reads it. */
interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  user?: { id: string };
}

/** What an attacker's answer has other than an honest one. */
interface Forgery {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Another credential's name. */
  id?: string;
  userHandle?: string | null;
  /** Of the counter, in place of one more than before. */
  count?: number;
  /** The person was there, but not recognised: no finger, face or PIN. */
  unverified?: boolean;
  type?: string;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest();

/** A passkey in software: an authenticator that says what it is told to (WebAuthn, ES256, without attestation). */
export interface TestPasskey {
  readonly id: string;
  readonly userHandle: string;
  /** The answer to a sign-in or a proof. */
  get(options: Options, forgery?: Forgery): unknown;
}

/**
 * Makes a passkey as an authenticator does.
 * @returns the passkey, and what the browser sends of it
 */
export function makePasskey(
  options: Options,
  origin: string,
  forgery: Forgery = {},
): { passkey: TestPasskey; answer: unknown } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rpId = options.rp?.id ?? '';
  const id = randomBytes(16);
  const userHandle = options.user?.id ?? '';
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
  const key = cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
  const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
  const data = Buffer.concat([authenticatorData(rpId, 0, 0x40, forgery), credential]);
  const attestation = cborMap([
    [cborText('fmt'), cborText('none')],
    [cborText('attStmt'), cborMap([])],
    [cborText('authData'), cborBytes(data)],
  ]);
  const clientData = clientDataOf('webauthn.create', options, origin, forgery);
  const name = base64url(id);
  return {
    passkey: passkeyOf({ privateKey, rpId, origin, id: name, userHandle }),
    answer: {
      id: name,
      rawId: name,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    },
  };
}

interface Held {
  privateKey: KeyObject;
  rpId: string;
  origin: string;
  id: string;
  userHandle: string;
}

function passkeyOf({ privateKey, rpId, origin, id, userHandle }: Held): TestPasskey {
  let count = 0;
  return {
    id,
    userHandle,
    get(options, forgery = {}) {
      count = forgery.count ?? count + 1;
      const data = authenticatorData(rpId, count, 0, forgery);
      const clientData = clientDataOf('webauthn.get', options, origin, forgery);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      const handle = forgery.userHandle === undefined ? userHandle : forgery.userHandle;
      return {
        id: forgery.id ?? id,
        rawId: forgery.id ?? id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(handle !== null && { userHandle: handle }),
        },
        clientExtensionResults: {},
      };
    },
  };
}

const present = 0x01;
const verified = 0x04;

function authenticatorData(rpId: string, count: number, more: number, forgery: Forgery): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  const flags = Buffer.from([present | (forgery.unverified ? 0 : verified) | more]);
  return Buffer.concat([sha256(forgery.rpId ?? rpId), flags, counter]);
}

function clientDataOf(type: string, { challenge }: Options, origin: string, forgery: Forgery): Buffer {
  return Buffer.from(
    JSON.stringify({
      type: forgery.type ?? type,
      challenge: forgery.challenge ?? challenge,
      origin: forgery.origin ?? origin,
      crossOrigin: false,
    }),
  );
}

// As much of CBOR (RFC 8949) as a new passkey needs.
function cborHead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 0xff]);
}
const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Uint8Array) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
