import { useCallback } from 'react';
import {
  HttpError,
  useDataProvider,
  useNotify,
  useRefresh,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import type { BackOfficeDataProvider } from '../providers/data-provider.ts';

interface Command {
  resource: string;
  id: Identifier;
  /** Last part of the address, as the server names the command. */
  command: string;
  /** Toast after success, already translated. */
  success: string;
  /**
   * The next step, such as going back to the list; false when the browser leaves the back office, so that
   * nothing is read again.
   */
  onDone?: ((answer: RaRecord) => unknown) | undefined;
}

/** By the name of the field, as a form expects them; `root` belongs to no field. */
export type Issues = Record<string, string>;

/** Issues of a refused call, by field; `root` when the server named no field. */
export function issuesOf(error: unknown): Issues {
  if (!(error instanceof HttpError)) return { root: 'bikur.command.failed' };
  const { errors } = (error.body ?? {}) as { errors?: Issues };
  return errors && Object.keys(errors).length > 0 ? errors : { root: String(error.message) };
}

/** Runs a command, shows a toast after success, and returns the issues when the server refused. */
export function useCommand({ resource, id, command, success, onDone }: Command) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return useCallback(
    async (data: Record<string, unknown> = {}): Promise<Issues | undefined> => {
      try {
        const answer = await dataProvider.runCommand(resource, { id, command, data });
        notify(success, { type: 'success', messageArgs: { _: success } });
        if (onDone?.(answer.data) !== false) refresh();
        return undefined;
      } catch (error) {
        return issuesOf(error);
      }
    },
    [dataProvider, notify, refresh, resource, id, command, success, onDone],
  );
}
