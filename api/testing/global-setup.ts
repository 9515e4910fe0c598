import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabaseForCommand } from '../adapters/database.ts';
import { migrate } from '../adapters/migrate.ts';
import { separateRoles } from '../adapters/database-roles.ts';
import { clearLeftovers, isAlive } from '../adapters/embedded-postgres-lock.ts';
import { startEmbeddedPostgres } from '../adapters/embedded-postgres.ts';
import { testApplication } from './test-application.ts';
import { throwawayPlace, throwawayPlaces } from './throwaway-place.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server to use instead of the embedded one; empty = embedded. */
    givenDatabaseUrl: string;
    /** Where test databases are made. */
    adminDatabaseUrl: string;
    templateDatabase: string;
  }
}

const prefix = 'bikur-test-';

/** Starts one PostgreSQL for the whole run and migrates one template, which each test file clones. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer(project.getProvidedContext().givenDatabaseUrl);
  const template = `bikur_template_${randomBytes(4).toString('hex')}`;
  const admin = openDatabaseForCommand(server.url, 2);
  const tearDown = async () => {
    await admin.raw('drop database if exists ?? with (force)', [template]);
    await admin.destroy();
    await server.stop();
  };
  try {
    await admin.raw(`create database ?? template template0 encoding 'UTF8'`, [template]);
    await migrate(databaseAt(server.url, template));
    await separateRoles(databaseAt(server.url, template), testApplication);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('adminDatabaseUrl', server.url);
  project.provide('templateDatabase', template);
  return tearDown;
}

async function openServer(givenUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  if (givenUrl) return { url: givenUrl, stop: () => Promise.resolve() };
  await removeLeftoverRuns();
  const folder = mkdtempSync(join(throwawayPlace(), prefix));
  const postgres = await startEmbeddedPostgres({ folder, throwaway: true });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A run that was killed leaves its database running: end it and take its folder away. */
async function removeLeftoverRuns(): Promise<void> {
  const folders = throwawayPlaces().flatMap((place) => readdirSync(place).map((name) => join(place, name)));
  for (const folder of folders) {
    if (!basename(folder).startsWith(prefix)) continue;
    try {
      if (isAlive(Number(readFileSync(join(folder, 'owner.pid'), 'utf8')))) continue;
      await clearLeftovers(folder, join(folder, 'cluster'), readFileSync(join(folder, 'password'), 'utf8'));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another run is just starting or ending there.
    }
  }
}

function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
