import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { onOtherCores, processorSeconds } from '../processes/cores.ts';
import { asText, type RawRequest } from './raw-request.ts';

export interface Load {
  url: string;
  requests: readonly RawRequest[];
  connections: number;
  seconds: number;
  /** Where among the requests to begin. */
  from?: number;
}

export interface Figures {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
  /** How many came, how many of them with 400 and more. */
  requests: number;
  refused: number;
  /** The generator's part of one core; null where the system doesn't say. */
  generator: number | null;
}

const hasWrk = spawnSync('wrk', ['--version'], { stdio: 'ignore' }).error === undefined;
/** autocannon takes several times as much of a core for each request, and may be what is measured. */
export const generatorName = hasWrk ? 'wrk' : 'autocannon';

/**
 * Sends requests one after the other over so many connections, each of which waits for its answer.
 * @param folder for what the generator reads
 * @throws {Error} when connections broke
 */
export function generateLoad(load: Load, folder: string): Promise<Figures> {
  return hasWrk ? byWrk(load, folder) : byAutocannon(load);
}

/** Seconds after which an answer doesn't come any more: a baseline without an index takes long. */
const patience = 120;
const script = fileURLToPath(new URL('wrk.lua', import.meta.url));

async function byWrk(
  { url, requests, connections, seconds, from = 0 }: Load,
  folder: string,
): Promise<Figures> {
  const file = join(folder, 'requests.txt');
  const { host } = new URL(url);
  const texts = requests.map((request) => Buffer.from(asText(request, host)));
  writeFileSync(file, Buffer.concat(texts.flatMap((text) => [Buffer.from(`${text.length}\n`), text])));
  const options = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    `${patience}s`,
    '-s',
    script,
    url,
  ];
  const [program, ...args] = onOtherCores(['wrk', ...options, '--', file, String(from)]);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => void (printed += chunk.toString()));
  let used: number | null = null;
  const look = setInterval(() => {
    used = processorSeconds(child.pid ?? 0) ?? used;
  }, 100);
  await once(child, 'close');
  clearInterval(look);
  const text = /^figures (.*)$/mu.exec(printed)?.[1];
  if (text === undefined) throw new Error(`wrk said:\n${printed}`);
  const told = JSON.parse(text) as Record<
    'requests' | 'microseconds' | 'p50' | 'p99' | 'max' | 'refused' | 'broken',
    number
  >;
  if (told.broken > 0) throw new Error(`${url}: ${told.broken} connections broke`);
  return {
    rate: told.requests / (told.microseconds / 1e6),
    p50: told.p50 / 1e3,
    p99: told.p99 / 1e3,
    max: told.max / 1e3,
    requests: told.requests,
    refused: told.refused,
    generator: used === null ? null : used / seconds,
  };
}

async function byAutocannon({ url, requests, connections, seconds, from = 0 }: Load): Promise<Figures> {
  const ordered = [...requests.slice(from % requests.length), ...requests.slice(0, from % requests.length)];
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: patience,
    workers: 1,
    requests: ordered.map(({ method, path, headers, body }) => ({
      method,
      path,
      headers: { ...headers },
      body,
    })),
  });
  if (result.errors > 0) throw new Error(`${url}: ${result.errors} connections broke`);
  return {
    rate: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    max: result.latency.max,
    requests: result.requests.total,
    refused: result['4xx'] + result['5xx'],
    generator: null,
  };
}
