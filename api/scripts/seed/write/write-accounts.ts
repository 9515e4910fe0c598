import { hashPassword } from '../../../domains/accounts/sign-in/password-hash.ts';
import { createUserAddress } from '../../../testing/factories/user-address.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { accountNames, accountOf, demoPassword, type AccountName } from '../content/accounts.ts';
import { createRandom, seedOf } from '../random.ts';
import type { Calendar, SeedContext } from './context.ts';

/** Columns of an account as they are before anybody changes them. */
export function accountColumns(name: AccountName, calendar: Calendar) {
  const account = accountOf(name);
  return {
    username: account.username,
    email: account.email,
    phone: account.phone ?? null,
    userRole: account.role ?? 'user',
    language: account.language ?? 'he',
    isDemo: name === 'demo',
    isEmailVerified: account.isEmailVerified ?? true,
    createdAt: calendar.day(-account.age, 9),
    lastSeenAt: account.isInvited
      ? null
      : calendar.hoursAgo(createRandom(seedOf(`seen ${name}`)).between(1, 140)),
  } as const;
}

/** Everybody, with an address each. All have the password that the README names. */
export async function writeAccounts(context: SeedContext): Promise<void> {
  const password = await hashPassword(demoPassword);
  for (const name of accountNames) {
    const columns = accountColumns(name, context.calendar);
    const ofAccount = accountOf(name).isInvited ? null : password;
    context.users.set(name, await createUser(context.trx, { ...columns, password: ofAccount }));
    await writeAddress(context, name);
  }
}

export async function writeAddress({ trx, users, calendar }: SeedContext, name: AccountName): Promise<void> {
  const { person, phone, city, street, houseNumber, age } = accountOf(name);
  await createUserAddress(trx, {
    userId: users.get(name)?.id ?? 0,
    isPrimary: true,
    addressType: name === 'team' ? 'work' : 'home',
    recipientName: person,
    recipientPhone: phone ?? null,
    fullAddress: `${street} ${houseNumber}, ${city}`,
    street,
    houseNumber,
    city,
    zipCode: String(createRandom(seedOf(`zip ${name}`)).between(1_000_000, 9_999_999)),
    createdAt: calendar.day(-age, 9),
    updatedAt: calendar.day(-age, 9),
  });
}
