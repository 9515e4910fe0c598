import type { z } from 'zod';
import type { BaseModel } from '../../models/BaseModel.ts';
import type { AdminCommandContext } from './admin-resource.ts';

/** A deed of staff that is neither create, update nor delete: `POST /api/admin/<resource>/:id/<name>`. */
export interface AdminCommand {
  /** Last part of the address and the action in the audit log, in kebab-case. */
  name: string;
  /** One English line for the API documentation. */
  summary: string;
  /** What staff say with it: a reason, an amount. It is kept in the audit log; never let a secret be part of it. */
  input: z.ZodObject;
  /**
   * Runs in one transaction with its line in the audit log. What a refusal says beside a field is thrown as
   * `AppError(code, { fields })`.
   * @param row as it is, locked until the transaction ends
   */
  run(context: AdminCommandContext, row: BaseModel, input: never): Promise<void>;
}

/** Keeps the types of row and input together while a command is written down (docs/product.md 7). */
export function defineAdminCommand<Row extends BaseModel, Input extends z.ZodObject>(command: {
  name: string;
  summary: string;
  input: Input;
  run(context: AdminCommandContext, row: Row, input: z.output<Input>): Promise<void>;
}): AdminCommand {
  return command as AdminCommand;
}
