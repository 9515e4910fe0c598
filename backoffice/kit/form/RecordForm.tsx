import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { labelsAbove } from '../theme/labels-above.ts';
import { CancelButton } from './CancelButton.tsx';
import { FormIssue } from './FormIssue.tsx';

interface Props {
  defaultValues?: Record<string, unknown>;
  children: ReactNode;
}

/** A form that warns the admin before leaving unsaved changes, and shows issues beside their fields. */
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
