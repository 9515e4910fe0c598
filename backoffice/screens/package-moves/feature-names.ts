import type { useMessages, WordKey } from '../../kit/i18n/use-messages.ts';
import { migrationsHebrew } from '../../kit/i18n/he/migrations.ts';

/** The label of an entitlement; one newer than this page appears under its technical name. */
export function nameOfFeature(name: string, word: ReturnType<typeof useMessages>): string {
  const isKnown = Object.hasOwn(migrationsHebrew.packageMigration.features, name);
  return isKnown ? word(`packageMigration.features.${name}` as WordKey) : name;
}
