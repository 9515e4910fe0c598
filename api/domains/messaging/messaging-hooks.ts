import type { Knex } from 'knex';
import type { SupportConversation, SupportMessage } from '../../contract/support/support.schema.ts';
import type { LiveReader } from './live/live-stream.ts';

/** A row as one user sees it; null where that user may not see it. */
type View<Shown> = (reader: LiveReader) => Promise<Shown | null> | Shown | null;

/** What the domain of support, above this one, registers: loads its rows, once; null when one was deleted meanwhile. */
export interface MessagingHooks {
  /** @param company name under which automatic replies are signed */
  findMessage(knex: Knex, id: number, company: string): Promise<View<SupportMessage> | null>;
  findConversation(knex: Knex, id: number, company: string): Promise<View<SupportConversation> | null>;
}

declare module '../../deps.ts' {
  interface DomainHooks {
    messaging: MessagingHooks;
  }
}
