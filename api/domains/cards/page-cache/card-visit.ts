import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { leftOutReason } from '../../statistics/index.ts';
import { sessionCookie } from '../../../http/session.ts';
import { mayBeViewing } from '../../../http/viewing.ts';
import { keyOf } from './send-page.ts';

/** A visitor's request for a page that may be a card's, read from the request line and its headers alone. */
export interface CardVisit {
  request: IncomingMessage;
  path: string;
  /** With its question mark; empty without a query. */
  search: string;
  isFramed: boolean;
  key: string;
}

/** Whether nobody is signed in: then the answer is the same as for everybody. */
export const isGuest = ({ headers }: IncomingMessage): boolean =>
  headers.authorization === undefined && !headers.cookie?.includes(sessionCookie);

/**
 * Reads what a visitor's browser asks for.
 * @returns null for whatever goes the whole way through the application: programs and prefetches, which are counted
 * there, staff who view as an owner, and addresses that no browser sends
 */
export function readVisit(request: IncomingMessage): CardVisit | null {
  const { method, url = '' } = request;
  if (method !== 'GET' || !url.startsWith('/')) return null;
  if (mayBeViewing(request) || leftOutReason(request) !== null) return null;
  const end = url.indexOf('?');
  if (end < 0) return { request, path: url, search: '', isFramed: false, key: url };
  const path = url.slice(0, end);
  const search = url.slice(end);
  const isFramed = search.includes('embed') && parse(search.slice(1))['embed'] === '1';
  return { request, path, search, isFramed, key: keyOf(path, isFramed) };
}
