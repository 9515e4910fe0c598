import type { z } from 'zod';
import type { BaseModel } from '../../models/BaseModel.ts';
import type { AuditAction } from '../../contract/admin/audited.ts';
import type { AdminCommandContext } from './admin-resource.ts';

/** A command of staff that is neither create, update nor delete: `POST /api/admin/<resource>/:id/<name>`. */
export interface AdminCommand {
  /** Last part of the address and the action in the audit log, in kebab-case. */
  name: AuditAction;
  summary: string;
  /** The admin's input: a reason, an amount. The audit log stores it, so it must never contain a secret. */
  input: z.ZodObject;
  /** Whether the admin must have proved anew who they are (docs/security.md S2). */
  proof?: 'fresh';
  /** Whether it may be given for many rows at once. */
  isBulk?: true;
  /**
   * Runs in one transaction with its line in the audit log. An error beside a field is thrown as `AppError(code, {
   * fields })`.
   * @param row as it is, locked until the transaction ends
   */
  run(context: AdminCommandContext, row: BaseModel, input: never): Promise<void>;
}

/** Ties the types of row and input together where a command is defined (docs/product.md 7). */
export function defineAdminCommand<Row extends BaseModel, Input extends z.ZodObject>(command: {
  name: AuditAction;
  summary: string;
  input: Input;
  proof?: 'fresh';
  isBulk?: true;
  run(context: AdminCommandContext, row: Row, input: z.output<Input>): Promise<void>;
}): AdminCommand {
  return command as AdminCommand;
}
