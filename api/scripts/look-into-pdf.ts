import { buffer } from 'node:stream/consumers';
import { lookIntoPdf } from '../adapters/pdf/look-into-pdf.ts';

/**
 * Started by `api/adapters/pdf/look-apart.ts` for each PDF that somebody uploads: reads the file from standard input
 * and writes what it is to standard output: one line of JSON, then the pixels of the first page.
 */
const look = await lookIntoPdf(await buffer(process.stdin));
if (look.refusal === null) {
  const { pixels, ...said } = look;
  process.stdout.write(`${JSON.stringify(said)}\n`);
  process.stdout.write(pixels);
} else process.stdout.write(`${JSON.stringify(look)}\n`);
