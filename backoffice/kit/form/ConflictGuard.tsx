import { changesOf } from './changes.ts';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  HttpError,
  useFormIsDirty,
  useRecordContext,
  useRegisterMutationMiddleware,
  useResourceContext,
  type DataProvider,
  type Middleware,
  type RaRecord,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { adminInputs } from '../../../api/contract/admin/inputs.schema.ts';
import type { ErrorBody } from '../../../api/contract/base/error-codes.schema.ts';
import type { AnyRecord } from '../fields/make-field.tsx';
import { isSame } from './changes.ts';
import { AlsoOpen } from './AlsoOpen.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { FormIssue } from './FormIssue.tsx';

/** A save that came after a colleague's. */
export interface Conflict {
  /** What the form was begun on, what stands in it, and what is stored by now. */
  begunOn: AnyRecord;
  typed: AnyRecord;
  present: AnyRecord;
  /** Fields that staff edit, of those that one of the two changed. */
  fields: readonly string[];
}

interface BegunOnVersion {
  /** The version that what stands in the form was begun on; null for a new record. */
  read(): string | null;
  /** Says that it was another version than the record's, as with a stored draft. */
  set(version: string): void;
}

const BegunOn = createContext<BegunOnVersion>({ read: () => null, set: () => undefined });
export const useBegunOn = () => useContext(BegunOn);

function presentOf(error: unknown): RaRecord | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  const present = (error.body as Partial<ErrorBody> | null)?.present;
  return present ? (present as RaRecord) : null;
}

const savedMeanwhile = (error: HttpError) =>
  (error.body as Partial<ErrorBody> | null)?.errors?.['root'] ?? error.message;

interface Props {
  children: ReactNode;
}

/**
 * Sends only what was changed, with the version that the edit was begun on, and shows a colleague's save in
 * between field by field (docs/product.md 13.2). Stands inside a form of react-admin, in place of `FormIssue`.
 */
export function ConflictGuard({ children }: Props) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const { setValue, getValues, reset } = useFormContext();
  const { dirtyFields } = useFormState();
  // By the inputs: the form's own `isDirty` turns false when another record arrives around typed values.
  const isDirty = useFormIsDirty();
  const begunOn = useRef(record);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  useEffect(() => {
    const base = begunOn.current;
    if (!record || !base || !isDirty || record['version'] === base['version']) begunOn.current = record;
    // Somebody saved under a form in use: what its author typed was begun on the former record, the rest of the
    // form is filled from the new one.
    else
      begunOn.current = {
        ...record,
        ...Object.fromEntries([...Object.keys(dirtyFields), 'version'].map((name) => [name, base[name]])),
      };
    // oxlint-disable-next-line react/exhaustive-deps -- judged when another record arrives, not when another input is typed in
  }, [record, isDirty]);

  const collide = useCallback(
    (base: RaRecord, present: RaRecord): void => {
      const typed = { ...getValues() };
      const inputs = adminInputs[resource as keyof typeof adminInputs];
      const editable = 'update' in inputs ? Object.keys(inputs.update.shape) : [];
      const theirs = editable.filter((name) => !isSame(present[name], base[name]));
      const ours = editable.filter((name) => !isSame(typed[name], base[name]));
      for (const name of theirs) if (!ours.includes(name)) setValue(name, present[name]);
      begunOn.current = present;
      setConflict({
        begunOn: base,
        typed,
        present,
        fields: editable.filter((name) => theirs.includes(name) || ours.includes(name)),
      });
    },
    [getValues, resource, setValue],
  );

  const save: Middleware<DataProvider['update']> = useCallback(
    async (name, params, next) => {
      const base = begunOn.current;
      if (!base) return next(name, params);
      // A copy: the form changes its nested values in place.
      const sent = structuredClone(getValues());
      try {
        const data = { ...changesOf(params.data as AnyRecord, base), version: base['version'] as unknown };
        const saved = await next(name, { ...params, data, previousData: base } as typeof params);
        begunOn.current = saved.data;
        // Only what was typed since is unsaved: the stored record fills the rest of the form, and the admin may leave it.
        reset(sent, { keepValues: true });
        setConflict(null);
        return saved;
      } catch (error) {
        const present = presentOf(error);
        if (!present || !(error instanceof HttpError)) throw error;
        collide(base, present);
        // What react-admin tells beside the form is this, and not that a field is wrong.
        throw new HttpError(error.message, error.status, {
          errors: { root: { serverError: savedMeanwhile(error) } },
        });
      }
    },
    [collide, getValues, reset],
  );
  useRegisterMutationMiddleware(save);

  const [begunOnVersion] = useState<BegunOnVersion>(() => ({
    read: () => (begunOn.current ? String(begunOn.current['version']) : null),
    set: (version) => {
      if (begunOn.current) begunOn.current = { ...begunOn.current, version };
    },
  }));
  return (
    <BegunOn value={begunOnVersion}>
      {record ? <AlsoOpen resource={resource} id={Number(record.id)} /> : null}
      {conflict ? (
        <ConflictNotice key={String(conflict.present['version'])} conflict={conflict} />
      ) : (
        <FormIssue />
      )}
      {children}
    </BegunOn>
  );
}
