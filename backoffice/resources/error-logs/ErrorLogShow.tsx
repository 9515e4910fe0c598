import { ResourceShow } from '../../show/ResourceShow.tsx';
import { errorLogFields, errorLogSections } from './fields.ts';

export function ErrorLogShow() {
  return <ResourceShow resource="error-logs" fields={errorLogFields} sections={errorLogSections} />;
}
