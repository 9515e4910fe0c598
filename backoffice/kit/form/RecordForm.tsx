import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { labelsAbove } from '../theme/labels-above.ts';
import { CancelButton } from './CancelButton.tsx';
import { FormIssue } from './FormIssue.tsx';

interface Props {
  /** What a new record begins with. */
  defaultValues?: Record<string, unknown>;
  children: ReactNode;
}

/** A form of the back office: it warns before unsaved changes are left, and shows faults where they are. */
export function RecordForm({ defaultValues, children }: Props) {
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      {...(defaultValues ? { defaultValues } : {})}
      sx={{ maxInlineSize: 760, '&&': { paddingInline: 0 }, ...labelsAbove }}
      toolbar={
        <Toolbar sx={{ gap: 1 }}>
          <SaveButton />
          <CancelButton />
        </Toolbar>
      }
    >
      <FormIssue />
      {children}
    </SimpleForm>
  );
}
