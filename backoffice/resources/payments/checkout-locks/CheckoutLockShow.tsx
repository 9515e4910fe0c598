import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { checkoutLockView } from './fields.ts';

export function CheckoutLockShow() {
  return <ResourceShow view={checkoutLockView} />;
}
