import { Show } from 'react-admin';
import { checkoutLockFields } from './fields.tsx';

export const CheckoutLockShow = () => <Show>{checkoutLockFields}</Show>;
