import { ApiError } from '../../../lib/api-errors.ts';
import type { ErrorPanelType } from './error-panel.tsx';

/** Messages of browsers, and of the build's loader, for a chunk that could not be fetched. */
const lostCode =
  /dynamically imported module|importing a module script failed|unable to preload css|^failed to fetch$/i;

export function panelTypeOf(issue: unknown): ErrorPanelType {
  if (!(issue instanceof ApiError))
    return issue instanceof Error && lostCode.test(issue.message) ? 'network' : 'error';
  if (issue.errorType === 'NetworkError') return 'network';
  if (issue.status === 402) return 'subscription';
  return issue.errorType === 'ServerError' ? 'server' : 'error';
}
