import type { Material } from '../../../../api/contract/nfc/entities/nfc-product.schema.ts';

export default {
  front: (material: string, name: string, jobTitle: string | null) =>
    `${material}, צד קדמי: ${[name, jobTitle].filter(Boolean).join(', ')}`,
  back: (material: string, name: string, _jobTitle: string | null) =>
    `${material}, צד אחורי: קוד QR שמוביל לכרטיס ${name}`,
  materials: {
    pvc: 'כרטיס PVC',
    bamboo: 'כרטיס במבוק',
    metal: 'כרטיס מתכת',
    sticker: 'מדבקה עגולה',
  } satisfies Record<Material, string>,
};
