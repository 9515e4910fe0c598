import { bounds, isGood, type Row } from './stage.ts';

/** What one of the scenarios came to, when, and how busy the machine was. */
export interface ScenarioRun {
  at: string;
  /** Processes that wanted a processor, over the last minute. */
  load: number;
  rows: Row[];
  /** Why it wasn't tried; null where it was. */
  skipped: string | null;
}

/** The document of results, as `npm run test:faults -- --write` leaves it. */
export function reportOf(runs: readonly ScenarioRun[], machine: string): string {
  const seconds = (value: number | null) => (value === null ? '–' : value.toFixed(1));
  const lines = runs.flatMap(({ at, load, rows }) =>
    rows.map((row) =>
      [
        row.fault,
        row.moment,
        row.acknowledged || '–',
        row.lost.length,
        row.halfDone.length,
        row.dishonest.length,
        seconds(row.secondsToBeBack),
        seconds(row.secondsToEnd),
        [isGood(row) ? '' : '**not as asked**', row.note].filter(Boolean).join('; '),
        `${at.slice(0, 10)} ${at.slice(11, 16)}, ${load}`,
      ].join(' | '),
    ),
  );
  const skipped = runs.flatMap((run) => run.skipped ?? []);
  return `# Faults: what was broken, and what was left

\`npm run test:faults -- --write\` writes this page. It starts two processes of the built product with workers inside, a
PostgreSQL, a payment service, a mail server, an OpenID provider and a bucket, each behind a door that can hang, dawdle, lie
or close; people register, publish, upload, look, buy, import and export at both processes all the time. Then one thing
breaks. Afterwards everything that anybody was told is done has to be there, nothing may be half done, and the books are
read by every rule (\`npm run books\`).

- **acknowledged**: what people were told is done while it lasted; **lost**: what of it was missing in the end.
- **half**: what was done in part. **dishonest**: answers other than a success, a refusal or a 503 with \`Retry-After\`, and
  pages of it that weren't in the visitor's language.
- **back**: seconds from the end of the cause until \`/readyz\`, a page and a write work (at most ${bounds.back}); of a
  killed process from its start again. **ended**: seconds from SIGTERM in the middle of it to the end (at most ${bounds.end}).
- **run**: when (UTC), and how many processes wanted one of the ${machine}: others worked on the machine, which weighs on
  every number of seconds. A start that takes one second alone takes six at a load of twelve.

| fault | moment | acknowledged | lost | half | dishonest | back | ended | | run |
|---|---|---|---|---|---|---|---|---|---|
${lines.map((line) => `| ${line} |`).join('\n')}
${skipped.map((line) => `\nSkipped: ${line}.\n`).join('')}`;
}
