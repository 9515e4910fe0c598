import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import {
  judgePackages,
  lockedPackages,
  readAccepted,
  readSnapshot,
  snapshotFile,
} from './advisories/judge-packages.ts';
import { refreshedSnapshot } from './advisories/refresh-advisories.ts';

/**
 * `npm run advisories`: whether a package of the lock file has a hole that is known (docs/security.md V8).
 * `-- refresh` asks the configured registry first and writes its answer beside the code.
 */

if (process.argv[2] === 'refresh') {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  try {
    const today = new Date().toISOString().slice(0, 10);
    const fresh = await refreshedSnapshot(registry, {
      packages: lockedPackages(),
      former: readSnapshot(),
      today,
    });
    writeFileSync(snapshotFile, `${JSON.stringify(fresh, null, 2)}\n`);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)} The former answer stays.`);
    process.exitCode = 1;
  }
}
const { date, source, advisories } = readSnapshot();
const faults = judgePackages(lockedPackages(), advisories, readAccepted());
console.log(`${advisories.length} advisories of ${date}: ${source}`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('No package is concerned by one that is not accepted.');
