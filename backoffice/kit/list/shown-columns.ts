// A table says what it shows, and its list asks the server for these columns alone: react-admin asks for whole rows.
import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';
import type { FieldElement } from '../fields/page-fields.ts';
import type { FieldTraits } from '../fields/make-field.tsx';
import { namesOnly } from '../record-names.ts';
import type { ResourceName } from '../resource-entities.ts';

type AskFor = (columns: readonly string[]) => void;

/** Where a table says which columns it shows. */
export const ShownColumnsContext = createContext<AskFor>(() => undefined);

const nothingYet = { enabled: false };

/** For a list around a table: it asks for nothing until the table has said what it shows, in the same paint. */
export function useShownColumns() {
  const [queryOptions, setOptions] = useState<{ enabled?: boolean; meta?: { columns: readonly string[] } }>(
    nothingYet,
  );
  const askFor: AskFor = useCallback(
    (columns) =>
      // A column put away again is no reason to ask anew.
      setOptions((before) =>
        before.meta && columns.every((column) => before.meta?.columns.includes(column))
          ? before
          : { meta: { columns } },
      ),
    [],
  );
  return { queryOptions, askFor };
}

/**
 * For a table: asks for what it shows.
 * @param shown sources of the columns; undefined until they are known
 */
export function useAskFor(
  resource: ResourceName,
  fields: ReadonlyMap<string, FieldElement>,
  shown: readonly string[] | undefined,
): void {
  const askFor = useContext(ShownColumnsContext);
  const needed = shown && neededFor(resource, fields, shown).join(' ');
  useLayoutEffect(() => {
    if (needed !== undefined) askFor(needed.split(' '));
  }, [askFor, needed]);
}

/** What a row needs: its name, the fields that are shown, and what these read beside their own. */
export function neededFor(
  resource: ResourceName,
  fields: ReadonlyMap<string, FieldElement>,
  shown: readonly string[],
): string[] {
  const read = shown.flatMap((source) => (fields.get(source)?.type as FieldTraits | undefined)?.reads ?? []);
  const needed = [...namesOnly(resource).meta.columns, ...shown, ...read];
  return [...new Set(needed)].filter((source) => source === 'id' || fields.has(source));
}
