import type { Knex } from 'knex';

/** The one thing that a weekly letter asks its owner to do. */
export type WeeklyTask =
  | { kind: 'lead'; name: string; message: string; since: Date; profileId: number }
  | { kind: 'review'; name: string; cardName: string; profileId: number }
  | { kind: 'picture' | 'hours' | 'about'; cardName: string; profileId: number };

interface TaskQuestion {
  ownerId: number;
  now: Date;
  /** The card that was seen most in the week. */
  profileId: number;
}

/** What domains above know to be waiting for an owner; the first that finds something is asked for. */
export interface StatisticsHooks {
  tasks: readonly ((knex: Knex, question: TaskQuestion) => Promise<WeeklyTask | null>)[];
}

declare module '../../../deps.ts' {
  interface DomainHooks {
    statistics: StatisticsHooks;
  }
}
