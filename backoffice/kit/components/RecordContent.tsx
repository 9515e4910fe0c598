// react-admin puts an error in the place of what was typed; here a record that is known stays.
import { useContext, type ReactNode } from 'react';
import { EditContext, ShowContext } from 'react-admin';
import { LoadFailed } from './LoadFailed.tsx';

/** What a record's page or form stands in: a record that can't be read anew stays with what was typed into its form. */
export function RecordContent({ className, children }: { className?: string; children?: ReactNode }) {
  const show = useContext(ShowContext);
  const edit = useContext(EditContext);
  const { record, error } = show ?? edit ?? {};
  if (record) return <div className={className}>{children}</div>;
  return error ? <LoadFailed /> : null;
}
