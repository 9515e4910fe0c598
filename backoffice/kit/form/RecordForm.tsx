import { labelsAbove } from '../theme/labels-above.ts';
import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar, useRecordContext } from 'react-admin';
import { CancelButton } from './CancelButton.tsx';
import { ConflictGuard } from './ConflictGuard.tsx';
import { FormIssue } from './FormIssue.tsx';
import { keepTyped } from './keep-typed.ts';

interface Props {
  defaultValues?: Record<string, unknown>;
  /** Where the button says something else than that it saves. */
  save?: ReactNode;
  children: ReactNode;
}

/** Of the fields, and of the line above the buttons. */
const widest = 760;

/** A form that warns the admin before leaving unsaved changes, and shows issues beside their fields. */
export function RecordForm({ defaultValues, save = <SaveButton />, children }: Props) {
  const isStored = useRecordContext() !== undefined;
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      resetOptions={keepTyped}
      {...(defaultValues ? { defaultValues } : {})}
      sx={{ maxInlineSize: widest, '&&': { paddingInline: 0 }, ...labelsAbove }}
      toolbar={
        <Toolbar sx={{ gap: 1, maxInlineSize: widest }}>
          {save}
          <CancelButton />
        </Toolbar>
      }
    >
      {isStored ? (
        <ConflictGuard>{children}</ConflictGuard>
      ) : (
        <>
          <FormIssue />
          {children}
        </>
      )}
    </SimpleForm>
  );
}
