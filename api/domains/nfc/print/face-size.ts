import type { Material } from '../../../contract/nfc/entities/nfc-product.schema.ts';
import { trimOf } from '../../../contract/nfc/printed-geometry.ts';

/** Millimetres over the cut that the ink goes on for, and the paper around it with the marks. */
export const bleed = 3;
export const margin = 9;
/** Below the marks: a line that says which face of which order it is. */
export const footer = 5;

/** The whole page of one face, in millimetres. */
export function pageOf(material: Material): { width: number; height: number } {
  const { width, height } = trimOf(material);
  return { width: width + margin * 2, height: height + margin * 2 + footer };
}
