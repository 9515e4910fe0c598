import { ResourceShow } from '../../show/ResourceShow.tsx';
import { addressFields, addressSections } from './fields.ts';

export function AddressShow() {
  return <ResourceShow resource="user-addresses" fields={addressFields} sections={addressSections} />;
}
