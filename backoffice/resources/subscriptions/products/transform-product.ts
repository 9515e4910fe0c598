import type { RaRecord } from 'react-admin';
import { withoutEmptyLines } from '../../../kit/form/text-inputs.tsx';

/** What is sent: the features without the empty lines somebody left between them. */
export function transformProduct(data: Partial<RaRecord>): Partial<RaRecord> {
  return { ...data, features: withoutEmptyLines(data['features']) };
}
