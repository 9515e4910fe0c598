import { ApiError } from '../../../lib/api-errors.ts';
import type { ErrorPanelType } from './error-panel.tsx';

/** How browsers, and the loader of the build, say that a part of the program did not arrive. */
const lostCode =
  /dynamically imported module|importing a module script failed|unable to preload css|^failed to fetch$/i;

/** Which kind of panel tells of a fault. */
export function panelTypeOf(issue: unknown): ErrorPanelType {
  if (!(issue instanceof ApiError))
    return issue instanceof Error && lostCode.test(issue.message) ? 'network' : 'error';
  if (issue.errorType === 'NetworkError') return 'network';
  if (issue.status === 402) return 'subscription';
  return issue.errorType === 'ServerError' ? 'server' : 'error';
}
