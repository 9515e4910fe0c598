import type { Material } from '../../../../api/contract/nfc/entities/nfc-product.schema.ts';
import type Hebrew from './printed.he.ts';

export default {
  front: (material, name, jobTitle) => `${material}, front: ${[name, jobTitle].filter(Boolean).join(', ')}`,
  back: (material, name) => `${material}, back: a QR code that leads to the card ${name}`,
  materials: {
    pvc: 'PVC card',
    bamboo: 'Bamboo card',
    metal: 'Metal card',
    sticker: 'Round sticker',
  } satisfies Record<Material, string>,
} satisfies typeof Hebrew;
