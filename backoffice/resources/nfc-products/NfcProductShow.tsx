import { ResourceShow } from '../../show/ResourceShow.tsx';
import { nfcProductFields, nfcProductSections } from './fields.ts';

export function NfcProductShow() {
  return <ResourceShow resource="nfc-products" fields={nfcProductFields} sections={nfcProductSections} />;
}
