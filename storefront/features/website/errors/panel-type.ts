import { ApiError } from '../../../lib/api-errors.ts';
import { isChunkLoadError } from '../../../lib/chunk-load-error.ts';
import type { ErrorPanelType } from './error-panel.tsx';

/** What Chrome says of any request that could not be sent. */
const failedToFetch = /^failed to fetch$/i;

export function panelTypeOf(issue: unknown): ErrorPanelType {
  if (!(issue instanceof ApiError))
    return isChunkLoadError(issue) || (issue instanceof Error && failedToFetch.test(issue.message))
      ? 'network'
      : 'error';
  if (issue.errorType === 'NetworkError') return 'network';
  if (issue.status === 402) return 'subscription';
  return issue.errorType === 'ServerError' ? 'server' : 'error';
}
