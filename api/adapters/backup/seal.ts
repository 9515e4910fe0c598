import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { promisify } from 'node:util';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** What a sealed file begins with; another layout would get another one. */
const magic = Buffer.from('BIKURBK1');
const keyMarkBytes = 8;
const saltBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = magic.length + keyMarkBytes + saltBytes + nonceBytes;

/** Thrown for a file of a backup that is not what was written: a flipped bit, a cut end, another file's content. */
export class DamagedFileError extends Error {
  constructor(name: string, how = 'is damaged: its checksum is another') {
    super(`${name} ${how}.`);
    this.name = 'DamagedFileError';
  }
}

/** Thrown for a file that the backup needs and doesn't have. */
export class MissingFileError extends Error {
  constructor(name: string, what = 'is missing from the backup') {
    super(`${name} ${what}.`);
    this.name = 'MissingFileError';
  }
}

/** Thrown when the files were written under another key. */
export class WrongKeyError extends Error {
  constructor(name: string) {
    super(`${name} was encrypted with another BACKUP_KEY than the one that is set.`);
    this.name = 'WrongKeyError';
  }
}

export interface Seal {
  /** Compresses and encrypts a file's content; the name is sealed with it, so that files can't change places. */
  close(name: string, plain: Uint8Array): Promise<Buffer>;
  /**
   * The content of a sealed file.
   * @throws {DamagedFileError} when a single bit of it, or its name, is another
   * @throws {WrongKeyError}
   */
  open(name: string, sealed: Buffer): Promise<Buffer>;
}

/**
 * AES-256-GCM with a key of its own for each file, derived from the settings' key and a random salt: no two files share
 * a key, however many there are.
 * @param secret BACKUP_KEY, 32 bytes as base64
 */
export function createSeal(secret: string): Seal {
  const master = Buffer.from(secret, 'base64');
  const derive = (salt: Uint8Array, purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', master, salt, purpose, length));
  // Tells another key from damage, and says nothing about the key itself.
  const keyMark = derive(Buffer.alloc(0), 'bikur backup: which key', keyMarkBytes);
  const fileKey = (salt: Uint8Array) => derive(salt, 'bikur backup: file', 32);
  const bound = (name: string, head: Buffer) => Buffer.concat([head, Buffer.from(name)]);
  return {
    async close(name, plain) {
      const salt = randomBytes(saltBytes);
      const nonce = randomBytes(nonceBytes);
      const head = Buffer.concat([magic, keyMark, salt, nonce]);
      const cipher = createCipheriv('aes-256-gcm', fileKey(salt), nonce);
      cipher.setAAD(bound(name, head));
      const packed = await compress(plain, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
      return Buffer.concat([head, cipher.update(packed), cipher.final(), cipher.getAuthTag()]);
    },
    async open(name, sealed) {
      if (sealed.length < headBytes + tagBytes || !sealed.subarray(0, magic.length).equals(magic))
        throw new DamagedFileError(name, 'is damaged: it is no file of a backup');
      const head = sealed.subarray(0, headBytes);
      const salt = head.subarray(magic.length + keyMarkBytes, headBytes - nonceBytes);
      const decipher = createDecipheriv('aes-256-gcm', fileKey(salt), head.subarray(headBytes - nonceBytes));
      decipher.setAAD(bound(name, head));
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      let packed: Buffer;
      try {
        packed = Buffer.concat([decipher.update(sealed.subarray(headBytes, -tagBytes)), decipher.final()]);
      } catch {
        const mark = head.subarray(magic.length, magic.length + keyMarkBytes);
        throw mark.equals(keyMark) ? new DamagedFileError(name) : new WrongKeyError(name);
      }
      return decompress(packed);
    },
  };
}
