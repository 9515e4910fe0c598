// What other domains may call of this one; all else is its own (docs/architecture.md).

/** Events of cards: counted as they come, and who is left out of the count. */
export { leftOutReason } from './events/left-out-reason.ts';
export { eventOf, recordDownload, recordPageRequest } from './events/record-event.ts';
export { storeEvents } from './events/store-events.ts';
export { visitorHash } from './events/visitor-hash.ts';

/** What waits for an owner, which domains above tell the weekly letter. */
export type { StatisticsHooks } from './weekly-letter/weekly-task.ts';

/** Days as Israel counts them, and what owners may see of them. */
export { addDays, israelDay } from './reports/israel-day.ts';

/** Months of events that left the database as files, for the operator's command. */
export { alone as archivesAlone } from './archive/alone.ts';
export {
  archiveEvents,
  bringEventsBack,
  eraseFromArchives,
  listEventArchives,
} from './archive/archive-events.ts';
