import type { Knex } from 'knex';
import type { ConversationContext } from '../../contract/support/inbox.schema.ts';
import type { FewRows } from '../../lib/few-rows.ts';

/** A few rows of one kind that stand beside a conversation. */
export type RowsOfContext<Part extends 'errors' | 'conversations'> = FewRows<
  ConversationContext[Part]['rows'][number]
>;

/** What support asks of the domain above it. */
export interface SupportHooks {
  /** The newest errors that a user met. */
  errorsOfUser(knex: Knex, userId: number, max: number): Promise<RowsOfContext<'errors'>>;
}

declare module '../../deps.ts' {
  interface DomainHooks {
    support: SupportHooks;
  }
}
