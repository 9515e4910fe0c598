// react-admin's asks for whole records, leads to their forms, and leaves a file their numbers.
import { ReferenceName } from '../components/RecordName.tsx';
import type { ResourceName } from '../resource-entities.ts';
import { makeField } from './make-field.tsx';
import { PlainList } from './PlainList.tsx';
import { idsIn } from './read-value.ts';

interface Props {
  reference: ResourceName;
}

/** The names of the records whose ids this field has, each a link to its page; in a file their names alone. */
export const ReferenceArrayField = makeField<Props>(({ value, reference }) => (
  <PlainList>
    {idsIn(value).map((id) => (
      <li key={id}>
        <ReferenceName resource={reference} id={id} />
      </li>
    ))}
  </PlainList>
));
