import type { Knex } from 'knex';
import type { z } from 'zod';
import type { AdminResourceName } from '../../contract/admin/rows.schema.ts';
import type { Actor, Credential } from '../context.ts';
import type { ListRules } from '../list-query.ts';
import type { BaseModel } from '../../models/BaseModel.ts';
import type { AppDeps } from '../../deps.ts';
import type { AdminCommand } from './admin-command.ts';

/** The context of a command of the back office. */
export interface AdminCommandContext {
  trx: Knex.Transaction;
  actor: Actor;
  /** The admin's own session or token, which is spared where sessions are ended. */
  credential: Credential | null;
  requestId: string;
  env: AppDeps['env'];
  now: Date;
}

export type AdminInput = Record<string, unknown>;

/** One table of the back office: what staff see, how they search it, what they may change. */
export interface AdminResource extends ListRules {
  name: AdminResourceName;
  row: z.ZodObject;
  /** Largest body of a write in bytes; 100 kB unless said. */
  bodyLimit?: number;
  /** @returns the new row's id */
  create?: {
    input: z.ZodObject;
    proof?: 'fresh';
    run?(context: AdminCommandContext, input: AdminInput): Promise<number>;
  };
  /** @param row as it is, locked until the transaction ends */
  update?: {
    input: z.ZodObject;
    /** Whether staff must have proved anew who they are (docs/security.md S2). */
    proof?: 'fresh';
    /** Fields that may be set for many rows at once, whatever they were. */
    bulk?: readonly string[];
    run?(context: AdminCommandContext, row: BaseModel, input: AdminInput): Promise<void>;
  };
  remove?: {
    /** Takes what others take before they write rows: taken after the row's lock, it could wait for them and they for it. */
    lock?(trx: Knex.Transaction): Promise<void>;
    /** @param row as it is, locked until the transaction ends */
    run?(context: AdminCommandContext, row: BaseModel): Promise<void>;
  };
  /** Computed fields, for many rows at once: fields of `row` by id. */
  derived?(knex: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, object>>;
  /** Commands other than create, update and delete. */
  commands?: readonly AdminCommand[];
}
