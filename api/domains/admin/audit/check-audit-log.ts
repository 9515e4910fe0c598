import type { Knex } from 'knex';
import type { AppDeps } from '../../../deps.ts';
import { openArchive } from '../../../adapters/backup/archive.ts';
import { noHead, readHeads, writeHead } from './audit-heads.ts';
import { sealEntries } from './seal-entries.ts';
import { verifyChain, type ChainReading } from './verify-chain.ts';

/**
 * Seals, reads the whole log by its seals and by the heads of former days, and keeps what came out for staff and metrics;
 * then writes today's head down outside the database (docs/security.md V2), also when something is wrong: what is so now
 * shall not become worse unseen.
 */
export async function checkAuditLog({ env, knex, log, clock }: AppDeps): Promise<ChainReading> {
  const now = clock.now();
  const archive = await openArchive(env);
  await sealEntries(knex, now);
  const reading = await verifyChain(knex, await readHeads(env.DATA_DIR, archive));
  const { entries, seals, findings, head } = reading;
  await knex('audit_checks').insert({
    entry_count: entries,
    seal_count: seals,
    findings: findings.length > 0 ? findings.join('\n') : null,
  });
  if (findings.length > 0) log.error({ findings }, 'the audit log is not as it was written');
  await writeHead(env.DATA_DIR, archive, head ?? noHead, { at: now });
  log.info({ head, entries }, 'the head of the audit log');
  return reading;
}

/** How many findings the last reading has; none before the first. */
export async function countAuditFindings(knex: Knex): Promise<number> {
  const last = await knex<{ id: number; findings: string | null }>('audit_checks')
    .orderBy('id', 'desc')
    .first('findings');
  return last?.findings?.split('\n').length ?? 0;
}
