import type { Knex } from 'knex';
import { createProduct } from './factories/product.ts';

/** People with a package that renews itself by a stored card: those with these numbers, first and last among them. */
interface DuePackages {
  first: number;
  last: number;
  due: string | Date;
}

/** Makes thousands of them in one statement, of a product of their own. */
export async function createDuePackages(knex: Knex, { first, last, due }: DuePackages): Promise<void> {
  const { id: product } = await createProduct(knex);
  await knex.raw(
    `with people as (
         insert into users (username, email, password)
         select 'due' || n, 'due' || n || '@due.test', 'x' from generate_series(:first::integer, :last::integer) n returning id
       ), stored as (
         insert into sandbox_psp.tokens (uid, customer_uid, behaviour, four_digits, expiry_month, expiry_year)
         select gen_random_uuid(), gen_random_uuid(), 'approved', '4580', '08', '2040' from people returning uid
       ), cards as (
         insert into user_payment_methods (user_id, payment_provider, token, last4_digits, is_default)
         select people.id, 'sandbox', stored.uid::text, '4580', true
         from (select id, row_number() over () n from people) people
         join (select uid, row_number() over () n from stored) stored using (n) returning id, user_id
       ), bought as (
         insert into packages (user_id, product_id, is_paid, status, price, payment_method, auto_renew, renewal_driver,
           billing_anchor, start_date, end_date, next_payment_date)
         select id, :product, true, 'active', 49.90, 'sandbox', true, 'merchant', :due::timestamptz - interval '31 days',
           :due::timestamptz - interval '31 days', :due, :due from people returning id, user_id
       )
       insert into recurring_payments (user_id, package_id, product_id, payment_method_id, start_date, amount, status, next_charge_date)
       select bought.user_id, bought.id, :product, cards.id, :due::timestamptz - interval '31 days', 49.90, 'active', :due
       from bought join cards on cards.user_id = bought.user_id`,
    { first, last, product, due },
  );
}
