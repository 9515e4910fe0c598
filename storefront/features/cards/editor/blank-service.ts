import type { Service } from '../../../../api/contract/cards/entities/services.schema.ts';

/** A service that its owner has just begun. */
export const blankService: Service = {
  name: '',
  description: null,
  priceKind: 'exact',
  price: null,
  priceTo: null,
  priceUnit: null,
  duration: null,
  picture: null,
  canOrder: true,
};
