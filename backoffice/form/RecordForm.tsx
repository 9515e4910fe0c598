import { Alert } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { labelsAbove } from '../theme/labels-above.ts';
import { CancelButton } from './CancelButton.tsx';

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
      <FormFault />
      {children}
    </SimpleForm>
  );
}

/** A fault of the whole record, and the focus on the first field that has one of its own. */
function FormFault() {
  const translate = useTranslate();
  const { errors, submitCount, isSubmitting } = useFormState();
  const place = useRef<HTMLDivElement>(null);
  const faults = Object.keys(errors).length;
  useEffect(() => {
    if (isSubmitting || submitCount === 0 || faults === 0) return;
    const wrong = place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
  }, [faults, isSubmitting, submitCount]);
  const message = errors.root?.message;
  return (
    <div ref={place} style={{ inlineSize: '100%' }}>
      {message ? <Alert severity="error">{translate(message, { _: message })}</Alert> : null}
    </div>
  );
}
