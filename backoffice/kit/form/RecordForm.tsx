import { labelsAbove } from '../theme/labels-above.ts';
import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { CancelButton } from './CancelButton.tsx';
import { ConflictGuard } from './ConflictGuard.tsx';

interface Props {
  defaultValues?: Record<string, unknown>;
  /** Where there are other buttons than one that saves. */
  save?: ReactNode;
  /** A long form has room for two columns, and its buttons stay in view. */
  isLong?: boolean;
  children: ReactNode;
}

const inView = { flexWrap: 'wrap', position: 'sticky', insetBlockEnd: 0, zIndex: 3 } as const;

/**
 * When the record itself arrives, which a list knew in part, or is saved by somebody, the inputs that were typed in
 * meanwhile stay as they are.
 */
const keepTyped = { keepDirtyValues: true } as const;

/** A form that warns the admin before leaving unsaved changes, and shows issues beside their fields. */
export function RecordForm({ defaultValues, save = <SaveButton />, isLong = false, children }: Props) {
  const widest = isLong ? 1240 : 760;
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      resetOptions={keepTyped}
      {...(defaultValues ? { defaultValues } : {})}
      sx={{ maxInlineSize: widest, '&&': { paddingInline: 0 }, ...labelsAbove }}
      toolbar={
        <Toolbar sx={{ gap: 1, maxInlineSize: widest, ...(isLong && inView) }}>
          {save}
          <CancelButton />
        </Toolbar>
      }
    >
      <ConflictGuard>{children}</ConflictGuard>
    </SimpleForm>
  );
}
