// react-admin's asks for whole records, of which a list shows the names alone.
import { ReferenceField as NamedRecord, type ReferenceFieldProps } from 'react-admin';
import { namesOnly } from '../record-names.ts';
import type { ResourceName } from '../resource-entities.ts';

type Props = Omit<ReferenceFieldProps, 'reference' | 'queryOptions'> & { reference: ResourceName };

/** The name of the record whose id this field has, a link to its page. */
export function ReferenceField(props: Props) {
  return <NamedRecord {...props} queryOptions={namesOnly(props.reference)} />;
}
