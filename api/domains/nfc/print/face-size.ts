import type { Material } from '../../../contract/nfc/entities/nfc-product.schema.ts';
import { trimOf } from '../../../contract/nfc/printed-geometry.ts';
import { margin } from '../../../lib/crop-marks.ts';

/** Below the marks: a line that says which face of which order it is. */
export const footer = 5;

/** The whole page of one face, in millimetres. */
export function pageOf(material: Material): { width: number; height: number } {
  const { width, height } = trimOf(material);
  return { width: width + margin * 2, height: height + margin * 2 + footer };
}
