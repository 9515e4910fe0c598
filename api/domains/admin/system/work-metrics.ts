import type { Knex } from 'knex';
import { Gauge, type Registry } from 'prom-client';
import { readMailQueue, type MailQueue } from '../../messaging/index.ts';
import { readPaymentQueue, type PaymentQueue } from '../../payments/index.ts';
import { readJobBacklogs, type JobBacklog } from '../jobs/jobs.queries.ts';
import { readOnce } from './read-once.ts';

interface WorkFigures {
  jobs: JobBacklog[];
  mail: MailQueue;
  payments: PaymentQueue;
  errors: number;
  audit: number;
  unsealedSeconds: number;
  checkSeconds: number | null;
  checkPassed: number | null;
}

/** What each figure is, and how it is read. */
const gauges: Record<string, [help: string, read: (figures: WorkFigures) => number | null]> = {
  mail_queue_length: ['Mails that wait for their first or next try', ({ mail }) => mail.queued],
  mail_queue_oldest_age_seconds: ['Age of the oldest mail that waits', ({ mail }) => mail.oldestSeconds],
  mail_failed_last_day: ['Mails of the last day that were given up', ({ mail }) => mail.failed],
  payment_attempts_unknown: [
    'Charges and refunds of which the provider has not said how they ended',
    ({ payments }) => payments.unknown,
  ],
  payment_attempts_manual_review: ['Payments that wait for staff', ({ payments }) => payments.toReview],
  payment_callbacks_waiting: ['Callbacks that were not acted on yet', ({ payments }) => payments.events],
  payment_callbacks_oldest_age_seconds: [
    'Age of the oldest callback that was not acted on yet',
    ({ payments }) => payments.oldestEventSeconds,
  ],
  payment_callbacks_parked: ['Callbacks that name nothing we know', ({ payments }) => payments.parkedEvents],
  errors_unhandled: ['Errors in the error log that nobody has seen to', ({ errors }) => errors],
  audit_entries_last_day: ['Entries of the audit log in the last day', ({ audit }) => audit],
  audit_unsealed_oldest_age_seconds: [
    'Time since the oldest entry of the audit log without a seal was written',
    ({ unsealedSeconds }) => unsealedSeconds,
  ],
  audit_check_age_seconds: [
    'Time since the audit log was last read by its seals',
    ({ checkSeconds }) => checkSeconds,
  ],
  audit_check_passed: ['Whether the audit log was then as it was written', ({ checkPassed }) => checkPassed],
};

/** What is told of each queue in which something waits or was given up. */
const jobGauges: Record<string, [help: string, read: (backlog: JobBacklog) => number]> = {
  job_queue_length: ['Background jobs that wait', ({ waiting }) => waiting],
  job_queue_oldest_age_seconds: [
    'Time since the oldest waiting background job was due',
    ({ lateSeconds }) => lateSeconds,
  ],
  job_queue_failed: ['Background jobs that were given up', ({ failed }) => failed],
};

/** Tells Prometheus what waits and for how long (docs/operations.md), as the database says at the time of the request. */
export function registerWorkMetrics(registry: Registry, knex: Knex): void {
  const read = readOnce(() => readFigures(knex));
  const addGauge = (
    name: string,
    help: string,
    fill: (gauge: Gauge<'queue'>, figures: WorkFigures | null) => void,
    labelNames: 'queue'[] = [],
  ) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [],
      async collect() {
        const figures = await read();
        this.reset();
        // Nothing is known without the database: a nought would be a lie.
        if (labelNames.length === 0) this.remove();
        fill(gauge, figures);
      },
    });
    registry.registerMetric(gauge);
  };
  addGauge('database_up', 'Whether the database answered within two seconds', (gauge, figures) =>
    gauge.set(Number(figures !== null)),
  );
  for (const [name, [help, value]] of Object.entries(gauges))
    addGauge(name, help, (gauge, figures) => {
      const found = figures && value(figures);
      if (found !== null) gauge.set(found);
    });
  for (const [name, [help, value]] of Object.entries(jobGauges))
    addGauge(
      name,
      help,
      (gauge, figures) => {
        for (const backlog of figures?.jobs ?? []) gauge.set({ queue: backlog.queue }, value(backlog));
      },
      ['queue'],
    );
}

async function readFigures(knex: Knex): Promise<WorkFigures> {
  // One after the other: metrics shall not take the pool from those who wait for it.
  const jobs = await readJobBacklogs(knex);
  const mail = await readMailQueue(knex);
  const payments = await readPaymentQueue(knex);
  const { rows } = await knex.raw<{ rows: [Omit<WorkFigures, 'jobs' | 'mail' | 'payments'>] }>(
    `select (select count(*) from error_logs where handled_at is null) as errors,
      (select count(*) from audit_log where created_at > now() - interval '1 day') as audit,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float from audit_unsealed) as "unsealedSeconds",
      extract(epoch from now() - last.created_at)::float as "checkSeconds",
      (last.findings is null)::int as "checkPassed"
    from (select 1) one left join lateral
      (select created_at, findings from audit_checks order by id desc limit 1) last on true`,
  );
  return { jobs, mail, payments, ...rows[0] };
}
