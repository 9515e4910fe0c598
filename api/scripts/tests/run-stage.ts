import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { inheritedVariables } from '../../inherited-variables.ts';
import { reports, root, shorten, type Tally } from './tally.ts';

export interface Stage {
  name: string;
  /** A program of node_modules/.bin and its arguments. */
  command: readonly string[];
  /** Variables of the environment, beside the inherited ones. */
  variables?: Record<string, string>;
  /** Reads the runner's report; a stage without one counts as one test. */
  tally?: () => Tally;
  /** Lets others have the processor first: for a stage that always has something to do beside one that waits. */
  isPatient?: boolean;
}

export interface StageResult extends Tally {
  name: string;
  seconds: number;
}

const logOf = ({ name }: Stage) => join(reports, `${name.replaceAll(' ', '-')}.log`);

/**
 * Runs a stage to its end; what it prints goes to a file of its own under .cache/test, so that stages may run side by
 * side.
 */
export async function runStage(stage: Stage): Promise<StageResult> {
  const started = performance.now();
  const code = await run(stage);
  const seconds = Math.round((performance.now() - started) / 1000);
  return { name: stage.name, seconds, ...tallyOf(stage, code) };
}

function run(stage: Stage): Promise<number> {
  const [program = '', ...args] = stage.command;
  mkdirSync(reports, { recursive: true });
  const log = createWriteStream(logOf(stage));
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      // A file is read without the colours of a terminal.
      env: {
        ...inheritedVariables(),
        ...stage.variables,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      } as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (stage.isPatient && child.pid) setPriority(child.pid, 5);
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.once('error', reject);
    child.once('close', (code) => log.end(() => resolve(code ?? 1)));
  });
}

function tallyOf(stage: Stage, code: number): Tally {
  const again = `npx ${stage.command.join(' ')}`;
  const failed = (why: string): Tally => ({ passed: 0, failures: [{ what: stage.name, why, again }] });
  const said = () => shorten(lastLines(readFileSync(logOf(stage), 'utf8')));
  if (!stage.tally) return code === 0 ? { passed: 1, failures: [] } : failed(said());
  try {
    const tally = stage.tally();
    if (code !== 0 && tally.failures.length === 0) return failed(`ended with code ${code}:\n${said()}`);
    return tally.passed + tally.failures.length === 0 ? failed('no test ran') : tally;
  } catch {
    return failed(`ended with code ${code} and left no report:\n${said()}`);
  }
}

/** A program says last why it ended. */
const lastLines = (text: string): string => text.trim().split('\n').slice(-15).join('\n');
