import { ApiError } from '../../lib/api-errors.ts';
import type { ErrorPanelType } from './error-panel.tsx';

/** Which kind of panel tells of a fault. */
export function panelTypeOf(fault: unknown): ErrorPanelType {
  if (!(fault instanceof ApiError)) return 'error';
  if (fault.errorType === 'NetworkError') return 'network';
  if (fault.status === 402) return 'subscription';
  return fault.errorType === 'ServerError' ? 'server' : 'error';
}
