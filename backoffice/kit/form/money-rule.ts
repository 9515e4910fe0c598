import { regex } from 'react-admin';

/** An amount of up to two decimals, as the API accepts it. */
export const moneyRule = regex(/^\d{1,10}(?:\.\d{1,2})?$/u, 'bikur.form.money');
