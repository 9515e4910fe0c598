import type { Knex } from 'knex';
import { Gauge, type Registry } from 'prom-client';
import { readOnce } from '../system/read-once.ts';
import { alarmsOf, backupAlarms, readBackupFigures, type BackupFigures } from './backup-alarms.ts';

const seconds = (since: Date | null | undefined) => since && (Date.now() - since.getTime()) / 1_000;

/** What each figure is, and how it is read; without a value it isn't told. */
const gauges: Record<string, [help: string, read: (figures: BackupFigures) => number | null | undefined]> = {
  backup_age_seconds: ['Time since the last good backup', ({ lastGoodBackup }) => seconds(lastGoodBackup)],
  backup_drill_age_seconds: ['Time since the last drill', ({ lastDrill }) => seconds(lastDrill?.endedAt)],
  backup_drill_passed: [
    'Whether the last drill gave back what the database had',
    ({ lastDrill }) => lastDrill && Number(lastDrill.passed),
  ],
  backup_archive_bytes: ['Bytes that the backups take', ({ archive }) => archive?.byteSize],
  backup_archive_most_bytes: ['Bytes that the backups may take', ({ archive }) => archive?.mostBytes],
  backup_archive_free_bytes: ["Bytes that the archive's disk has left", ({ archive }) => archive?.freeBytes],
  backup_waiting_log_files: [
    'Files of the log that were not taken into the archive yet',
    ({ archive }) => archive?.waitingSegments,
  ],
  backup_log_age_seconds: [
    'Time since the newest file of the log in the archive was filled',
    ({ archive }) => seconds(archive?.archivedAt),
  ],
};

/** Tells Prometheus how the backups are (docs/operations.md), by their newest rows at the time of the request. */
export function registerBackupMetrics(registry: Registry, knex: Knex): void {
  const read = readOnce(() => readBackupFigures(knex));
  for (const [name, [help, value]] of Object.entries(gauges)) {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        const figures = await read();
        const found = figures && value(figures);
        this.reset();
        if (typeof found === 'number') this.set(found);
        else this.remove();
      },
    });
    registry.registerMetric(gauge);
  }
  const alarms = new Gauge({
    name: 'backup_alarm',
    help: 'Whether something about the backups needs attention',
    labelNames: ['alarm'],
    registers: [],
    async collect() {
      const figures = await read();
      this.reset();
      const present = figures ? alarmsOf(figures, new Date()) : [];
      if (figures) for (const alarm of backupAlarms) this.set({ alarm }, Number(present.includes(alarm)));
    },
  });
  registry.registerMetric(alarms);
}
