import { ApiError } from '../../../lib/api-errors.ts';
import { isLostCode } from '../../../lib/lost-code.ts';
import type { ErrorPanelType } from './error-panel.tsx';

export function panelTypeOf(issue: unknown): ErrorPanelType {
  if (!(issue instanceof ApiError)) return isLostCode(issue) ? 'network' : 'error';
  if (issue.errorType === 'NetworkError') return 'network';
  if (issue.status === 402) return 'subscription';
  return issue.errorType === 'ServerError' ? 'server' : 'error';
}
