import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repository } from './repository.ts';

/** How long a map is held after it was last read, in milliseconds: errors come in swarms, or not at all. */
const restOfMap = 60_000;

const maps = new Map<string, SourceMap | null>();
let forgetting: NodeJS.Timeout | undefined;

function mapOf(file: string): SourceMap | null {
  clearTimeout(forgetting);
  forgetting = setTimeout(() => maps.clear(), restOfMap).unref();
  const known = maps.get(file);
  if (known !== undefined) return known;
  const path = `${file}.map`;
  const read = existsSync(path)
    ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload)
    : null;
  maps.set(file, read);
  return read;
}

/** The place in the sources that a place in the bundle was made from, `api/app.ts:12:3`. */
function sourceOf(file: string, line: number, column: number): string | undefined {
  const entry = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return undefined;
  const source = resolve(dirname(file), entry.originalSource).replace(repository, '');
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

function describe(frame: NodeJS.CallSite): string {
  const text = String(frame);
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  const name = frame.getFileName();
  if (!name || line === null || column === null || !name.includes('/.build/')) return text;
  const place = sourceOf(name.startsWith('file:') ? fileURLToPath(name) : name, line, column);
  return place ? text.replace(`${name}:${line}:${column}`, place) : text;
}

/**
 * Lets the stack traces of this process name the sources in the place of the bundle.
 *
 * Context: Node's own `--enable-source-maps` reads and holds every map at start, for 36 MB and a third of the start.
 * Decision: a map is read when a trace is first written, and let go a minute later. Consequence: the first error costs
 * some milliseconds more.
 */
export function traceSources(): void {
  Error.prepareStackTrace = (error, frames) => {
    let head: string;
    try {
      head = String(error);
    } catch {
      head = 'Error';
    }
    return [head, ...frames.map((frame) => `    at ${describe(frame)}`)].join('\n');
  };
}
