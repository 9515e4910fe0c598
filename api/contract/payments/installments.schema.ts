import { z } from 'zod';
import { moneyText } from '../base/money.schema.ts';
import { mostInstallmentsEver } from './installments.ts';

/** Null where the checkout divides no sum. */
export const installmentTerms = z
  .object({ most: z.int().min(2), smallestPayment: moneyText, from: moneyText })
  .nullable();

/** In how many payments the customer wants to be charged; the server checks that it is offered. */
export const wantedInstallments = z.int().min(1).max(mostInstallmentsEver).default(1);

/** In how many payments the card is charged, as the provider told; nearly always one. */
export const chargedInstallments = z.int().min(1).max(99);
