import { adminPath } from '../../../api/contract/admin/admin-path.ts';
import type { BulkReply } from '../../../api/contract/admin/bulk.schema.ts';
import type { Identifier, RaRecord } from 'react-admin';
import { httpClient } from '../providers/http-client.ts';

/** A command that is no create, update or delete: `POST /api/admin/<resource>/:id/<command>`. */
export interface CommandProvider {
  runCommand(
    resource: string,
    params: { id: Identifier; command: string; data?: Record<string, unknown> },
  ): Promise<{ data: RaRecord }>;
  /** One command for many rows: `POST /api/admin/<resource>/bulk/<command>`. */
  runBulk(
    resource: string,
    params: { command: string; ids: number[]; input: Record<string, unknown>; key: string },
  ): Promise<BulkReply>;
}

/** @returns the reply's body: the changed record, unless the command documents another */
export const runCommand: CommandProvider['runCommand'] = async (resource, { id, command, data = {} }) => {
  const address = `${adminPath}/${resource}/${encodeURIComponent(id)}/${command}`;
  const { json } = await httpClient(address, { method: 'POST', body: JSON.stringify(data) });
  return { data: json as RaRecord };
};

export const runBulk: CommandProvider['runBulk'] = async (resource, { command, ...body }) => {
  const address = `${adminPath}/${resource}/bulk/${command}`;
  const { json } = await httpClient(address, { method: 'POST', body: JSON.stringify(body) });
  return json as BulkReply;
};
