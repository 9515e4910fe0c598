import type { DataProvider } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { httpClient } from './http-client.ts';

/** The admin REST of our API in the ra-data-simple-rest dialect; reads nobody waits for any more are given up. */
export const dataProvider: DataProvider = {
  ...simpleRestProvider('/api/admin', httpClient),
  supportAbortSignal: true,
};
