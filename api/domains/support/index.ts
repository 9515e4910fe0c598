// What other domains may call of this one; all else is its own (docs/architecture.md).

/** Who reads conversations. */
export type { SupportReader } from './conversations/support.policy.ts';

/** What staff need to know of somebody who asks. */
export type { SupportHooks } from './support-hooks.ts';

/** What waits in the inbox of staff. */
export { countInbox } from './inbox/inbox.queries.ts';
