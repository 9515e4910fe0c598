import type { ShippingAddress } from '../../../contract/nfc/entities/shipping-address.schema.ts';

/** An address on one line, as it stands on a parcel. */
export function addressLine({ street, houseNumber, city, zipCode }: ShippingAddress): string {
  return [[street, houseNumber].filter(Boolean).join(' '), [city, zipCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
}
