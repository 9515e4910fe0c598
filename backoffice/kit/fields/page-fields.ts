import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useResourceDefinitions } from 'react-admin';

/** A field of a record's page. */
export type FieldElement = ReactElement<{ source: string; sortable?: boolean; [prop: string]: unknown }>;
/** The field's name; blank for what is no field. */
export const sourceOf = (field: ReactNode): string =>
  isValidElement<{ source?: string }>(field) ? (field.props.source ?? '') : '';

type PageFields = ReadonlyMap<string, FieldElement>;

/** The fields within the sections of a record's page, by their source. */
export function fieldsIn(content: ReactNode, found = new Map<string, FieldElement>()): PageFields {
  Children.forEach(content, (child) => {
    if (!isValidElement<{ source?: string; children?: ReactNode }>(child)) return;
    if (child.props.source) found.set(child.props.source, child as FieldElement);
    else fieldsIn(child.props.children, found);
  });
  return found;
}

/** What a resource says of itself beside react-admin's own options (`resources/all-resources.ts`). */
export interface OwnOptions {
  fields?: () => Promise<ReactNode>;
}

const none: PageFields = new Map();

/** How a resource's own page shows its fields, for whoever else shows some of them; empty until they are there. */
export function usePageFields(resource: string): PageFields {
  const options = useResourceDefinitions()[resource]?.options as OwnOptions | undefined;
  const { data = none } = useQuery({
    queryKey: ['page-fields', resource],
    queryFn: async () => fieldsIn(await options?.fields?.()),
    staleTime: Infinity,
    structuralSharing: false,
  });
  return data;
}
