import type { useMessages, WordKey } from '../../kit/i18n/use-messages.ts';
import { migrationsHebrew } from '../../kit/i18n/he/migrations.ts';

/** An entitlement in words; one that is newer than this page keeps its own name. */
export function nameOfFeature(name: string, word: ReturnType<typeof useMessages>): string {
  const isKnown = Object.hasOwn(migrationsHebrew.packageMigration.features, name);
  return isKnown ? word(`packageMigration.features.${name}` as WordKey) : name;
}
