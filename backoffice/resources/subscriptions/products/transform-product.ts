import type { RaRecord } from 'react-admin';
import { withoutEmptyLines } from '../../../kit/form/text-inputs.tsx';

/** Drops empty lines between the features before sending. */
export function transformProduct(data: Partial<RaRecord>): Partial<RaRecord> {
  return { ...data, features: withoutEmptyLines(data['features']) };
}
