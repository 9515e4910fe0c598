import type { OwnAddress } from '../../../../api/contract/accounts/addresses.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { useAccountMessages } from './use-account-messages.ts';

/** An address as written on a parcel: street and house, entrance to flat, town and postcode. */
export function AddressLines({ address }: { address: OwnAddress }) {
  const { addresses: texts } = useAccountMessages();
  const { street, houseNumber, entrance, floor, apartment, city, zipCode } = address;
  const within = [
    entrance && texts.entrance(entrance),
    floor && texts.floor(floor),
    apartment && texts.apartment(apartment),
  ];
  const parts = [
    [street, houseNumber].filter(Boolean).join(' '),
    ...within,
    [city, zipCode].filter(Boolean).join(' '),
  ].filter((part): part is string => Boolean(part));
  const line = parts.join(', ');
  return <bdi dir={directionOfText(line)}>{line}</bdi>;
}
