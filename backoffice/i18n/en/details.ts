import type { detailsHebrew } from '../he/details.ts';
import type { SameShape } from '../shape.ts';

export const detailsEnglish: SameShape<typeof detailsHebrew> = {
  closed: 'Closed',
  description: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  total: 'Total',
  street: 'Street',
  houseNumber: 'House number',
  apartment: 'Apartment',
  floor: 'Floor',
  entrance: 'Entrance',
  city: 'City',
  state: 'State',
  zipCode: 'Postal code',
  country: 'Country',
  notes: 'Notes',
  reason: 'Reason',
  note: 'Note',
  source: 'Source',
  vat: 'VAT',
  productName: 'Product',
  regularPrice: 'First price',
  additionalCardPrice: 'Further price',
  vatRate: 'VAT percent',
  profileId: 'Card number',
};
