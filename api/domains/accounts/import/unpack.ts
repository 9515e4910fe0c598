import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { importLimits } from '../../../contract/accounts/data-import.schema.ts';
import { importRefusal } from './refuse-import.ts';

/**
 * Bytes fed at a time: few enough that the unpacked size is counted before it can fill the memory, at most 1,032
 * times as much.
 */
const step = 16 * 1_024;
const localHeader = 'PK\u0003\u0004';

interface UnpackedFile {
  name: string;
  bytes: Buffer;
}

/**
 * Unpacks a zip while it arrives, and only the wanted files: nothing else in it is ever unpacked, and no name in it
 * becomes a path (docs/security.md C).
 * @param wanted the max size in bytes of a file of this name; null when it isn't wanted
 * @param take gets each file; the next part is read when it is done
 * @throws {AppError} `payload_too_large` as soon as a limit is passed, `unsupported_media_type` for a broken zip
 */
export async function unpack(
  source: AsyncIterable<Buffer>,
  wanted: (name: string) => number | null,
  take: (file: UnpackedFile) => Promise<void>,
): Promise<void> {
  const ready: UnpackedFile[] = [];
  const open = new Set<string>();
  const seen = new Set<string>();
  let [packed, unpacked, entries] = [0, 0, 0];
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > importLimits.entries) throw importRefusal('tooLarge');
    const limit = wanted(file.name);
    if (limit === null || seen.has(file.name)) return;
    seen.add(file.name);
    open.add(file.name);
    collect(file, limit, {
      count(length) {
        unpacked += length;
        if (unpacked > importLimits.unpackedBytes) throw importRefusal('tooLarge');
      },
      end(bytes) {
        open.delete(file.name);
        ready.push({ name: file.name, bytes });
      },
    });
  });
  unzip.register(UnzipInflate);
  const push = (bytes: Uint8Array, isLast = false) => {
    try {
      unzip.push(bytes, isLast);
    } catch (error) {
      throw error instanceof Error && error.name === 'AppError' ? error : importRefusal('broken', error);
    }
  };
  for await (const chunk of source) {
    if (packed === 0 && chunk.toString('latin1', 0, 4) !== localHeader.slice(0, chunk.length))
      throw importRefusal('notZip');
    packed += chunk.length;
    if (packed > importLimits.bytes) throw importRefusal('tooLarge');
    for (let from = 0; from < chunk.length; from += step) {
      push(chunk.subarray(from, from + step));
      for (const file of ready.splice(0)) await take(file);
    }
  }
  if (packed < localHeader.length) throw importRefusal('notZip');
  push(new Uint8Array(0), true);
  for (const file of ready.splice(0)) await take(file);
  if (open.size > 0) throw importRefusal('broken');
}

function collect(
  file: UnzipFile,
  limit: number,
  { count, end }: { count(length: number): void; end(bytes: Buffer): void },
): void {
  const parts: Uint8Array[] = [];
  let length = 0;
  file.ondata = (error, part, isLast) => {
    if (error) throw error;
    count(part.length);
    length += part.length;
    if (length > limit) throw importRefusal('tooLarge');
    parts.push(part.slice());
    if (isLast) end(Buffer.concat(parts, length));
  };
  file.start();
}
