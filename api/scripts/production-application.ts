import { openDatabaseForCommand } from '../adapters/database.ts';
import { openMediaStorage } from '../adapters/disk-storage.ts';
import { readEnvironment } from '../env.ts';
import { inheritedVariables } from '../inherited-variables.ts';
import { buildWhatIsStale } from './build.ts';
import { productionSettings } from './production-settings.ts';
import { migrateOutsideProduction, reachDatabase } from './reach-database.ts';
import { seedIfEmpty } from './seed/seed-if-empty.ts';
import { freePort, spawnApplication, type RunningApplication } from './spawn-application.ts';

/**
 * Starts the built application as production runs it, over demo data of its own, for measurements of what visitors
 * get. Builds what is stale.
 * @param dataDir folder of the embedded database and the pictures; kept from run to run
 */
export async function startProductionApplication(dataDir: string): Promise<RunningApplication> {
  await buildWhatIsStale((line) => console.log(line));
  const given = {
    ...inheritedVariables(),
    NODE_ENV: 'development',
    DATABASE_URL: undefined,
    DATA_DIR: dataDir,
  };
  const env = readEnvironment(given);
  const database = await reachDatabase(env);
  try {
    await migrateOutsideProduction(env, database.url);
    const knex = openDatabaseForCommand(database.url, 2);
    await seedIfEmpty(knex, openMediaStorage(dataDir)).finally(() => knex.destroy());
    const application = await spawnApplication({
      ...given,
      ...productionSettings(database.url, dataDir, await freePort()),
      DEMO_DATA: undefined,
      EXAMPLE_CARDS: env.EXAMPLE_CARDS,
    });
    return {
      url: application.url,
      async stop() {
        await application.stop();
        await database.stop();
      },
    };
  } catch (issue) {
    await database.stop();
    throw issue;
  }
}
