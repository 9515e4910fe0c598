import { adminPath } from '../../../api/contract/admin/admin-path.ts';
import type { Identifier, RaRecord } from 'react-admin';
import { httpClient } from '../providers/http-client.ts';

/** A deed of staff that is no create, update or delete, at `POST /api/admin/<resource>/:id/<command>`. */
export interface CommandProvider {
  runCommand(
    resource: string,
    params: { id: Identifier; command: string; data?: Record<string, unknown> },
  ): Promise<{ data: RaRecord }>;
}

/** @returns the answer's body: the record as it is afterwards, unless the command says otherwise */
export const runCommand: CommandProvider['runCommand'] = async (resource, { id, command, data = {} }) => {
  const address = `${adminPath}/${resource}/${encodeURIComponent(id)}/${command}`;
  const { json } = await httpClient(address, { method: 'POST', body: JSON.stringify(data) });
  return { data: json as RaRecord };
};
