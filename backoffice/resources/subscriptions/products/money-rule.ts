import { regex } from 'react-admin';

/** A sum of up to two decimals, as the API takes it. */
export const moneyRule = regex(/^\d{1,10}(?:\.\d{1,2})?$/u, 'bikur.form.money');
