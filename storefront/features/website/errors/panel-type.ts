import { ApiError } from '../../../lib/api-errors.ts';
import type { ErrorPanelType } from './error-panel.tsx';

/** How browsers, and the loader of the build, say that a part of the program did not arrive. */
const lostCode =
  /dynamically imported module|importing a module script failed|unable to preload css|^failed to fetch$/i;

/** Which kind of panel tells of a fault. */
export function panelTypeOf(fault: unknown): ErrorPanelType {
  if (!(fault instanceof ApiError))
    return fault instanceof Error && lostCode.test(fault.message) ? 'network' : 'error';
  if (fault.errorType === 'NetworkError') return 'network';
  if (fault.status === 402) return 'subscription';
  return fault.errorType === 'ServerError' ? 'server' : 'error';
}
