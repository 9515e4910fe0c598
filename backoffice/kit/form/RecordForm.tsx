import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar } from 'react-admin';
import type { AnyFieldMap } from '../fields/field-kind.ts';
import { labelsAbove } from '../theme/labels-above.ts';
import { CancelButton } from './CancelButton.tsx';
import { ConflictGuard } from './ConflictGuard.tsx';
import { FormIssue } from './FormIssue.tsx';
import { keepTyped } from './keep-typed.ts';

interface Props {
  defaultValues?: Record<string, unknown>;
  /** How the fields of an edited record are shown beside a colleague's. */
  fields?: AnyFieldMap;
  saveLabel?: string;
  children: ReactNode;
}

/** A form that warns the admin before leaving unsaved changes, and shows issues beside their fields. */
export function RecordForm({ defaultValues, fields, saveLabel, children }: Props) {
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      resetOptions={keepTyped}
      {...(defaultValues ? { defaultValues } : {})}
      sx={{ maxInlineSize: 760, '&&': { paddingInline: 0 }, ...labelsAbove }}
      toolbar={
        <Toolbar sx={{ gap: 1 }}>
          <SaveButton {...(saveLabel ? { label: saveLabel } : {})} />
          <CancelButton />
        </Toolbar>
      }
    >
      {fields ? (
        <ConflictGuard fields={fields}>{children}</ConflictGuard>
      ) : (
        <>
          <FormIssue />
          {children}
        </>
      )}
    </SimpleForm>
  );
}
