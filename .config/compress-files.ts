import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const worthIt = /\.(js|css|svg)$/;
const minBytes = 1_024;

/**
 * Writes a brotli-compressed copy of each text file of the build, so that the server need not compress it on
 * each request.
 */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => worthIt.test(name));
      await Promise.all(
        names.map(async (name) => {
          const path = join(dir, name);
          const source = await readFile(path);
          if (source.length >= minBytes) await writeFile(`${path}.br`, await compress(source));
        }),
      );
    },
  };
}
