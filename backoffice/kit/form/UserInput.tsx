import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import { nameOfUser } from '../record-names.ts';

/** Somebody of the product's users, found by what is typed. */
export function UserInput({ source, label }: { source: string; label: string }) {
  return (
    <ReferenceInput source={source} reference="users">
      <AutocompleteInput label={label} optionText={nameOfUser} validate={required()} />
    </ReferenceInput>
  );
}
