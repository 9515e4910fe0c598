import { adminPath } from '../../../api/contract/admin/admin-path.ts';
import type { DataProvider } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { runCommand, type CommandProvider } from '../commands/run-command.ts';
import { httpClient } from './http-client.ts';
import { readList } from './read-list.ts';

export type BackOfficeDataProvider = DataProvider & CommandProvider;

/** The admin REST API in the ra-data-simple-rest dialect; aborts reads that no component waits for. */
export const dataProvider: BackOfficeDataProvider = {
  ...simpleRestProvider(adminPath, httpClient),
  getList: readList,
  runCommand,
  supportAbortSignal: true,
};
