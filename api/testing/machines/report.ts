import type { Finding } from './finding.ts';

/** What one of the parts came to, when, and how busy the machine was. */
export interface Run {
  at: string;
  load: number;
  hasPooler: boolean;
  findings: Finding[];
}

/** The document of results, as `npm run test:machines -- --write` leaves it. */
export function reportOf(runs: readonly Run[], machine: string): string {
  const lines = runs.flatMap(({ at, load, hasPooler, findings }) =>
    findings.map(({ what, how, found, isGood }) =>
      [
        what,
        how,
        `${isGood ? '' : '**not as asked**: '}${found}`,
        `${at.slice(0, 10)} ${at.slice(11, 16)}, ${load}${hasPooler ? '' : ', no pooler'}`,
      ].join(' | '),
    ),
  );
  return `# Several machines: processes that behave as one

\`npm run test:machines -- --write\` writes this page. It starts three processes of the built product, each with a worker
inside and a role of its own, behind haproxy (in turn; rules of [haproxy.cfg](haproxy.cfg)), with pgbouncer in transaction
mode before PostgreSQL where it is installed, and two Varnish with [varnish.vcl](varnish.vcl) in front. What needs a Debian
package that isn't there is skipped aloud. What people do all the time, and how it is judged, is that of
[faults.md](faults.md).

Times hold for a machine that others worked on: **run** says when (UTC), and how many processes wanted one of the ${machine}.

| what | how it was tried | what was found | run |
|---|---|---|---|
${lines.map((line) => `| ${line} |`).join('\n')}
`;
}
