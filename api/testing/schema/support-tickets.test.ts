import { expect, test } from 'vitest';
import { createTestDatabase } from '../database.ts';

const before = '20261121083000_create_support_tickets.ts';

test('what was written before conversations existed is gathered into them, by person and state', async () => {
  const { knex, destroy } = await createTestDatabase({ empty: true });
  try {
    while ((await knex.migrate.list())[1][0]?.file !== before) await knex.migrate.up();
    const person = (username: string, role: string) =>
      knex('users')
        .insert({ username, email: `${username}@bikur.example`, user_role: role })
        .returning('id')
        .then(([row]) => row.id as number);
    const [dana, noam, staff] = [
      await person('dana', 'user'),
      await person('noam', 'user'),
      await person('staff', 'admin'),
    ];
    const write = (userId: number, recipientId: number | null, isClosed: boolean, isSupport = true) =>
      knex('messages')
        .insert({
          user_id: userId,
          recipient_id: recipientId,
          content: 'שלום',
          is_support: isSupport,
          is_closed: isClosed,
          is_read: false,
        })
        .returning('id')
        .then(([row]) => row.id as number);
    const closed = [await write(dana, null, true), await write(staff, dana, true)];
    const open = [await write(dana, null, false), await write(staff, dana, false)];
    const others = [await write(noam, null, false)];
    const privately = await write(dana, noam, false, false);

    await knex.migrate.up();
    await knex.migrate.up();
    const tickets = await knex('support_tickets').orderBy('id').select('id', 'user_id', 'closed_at');
    const ticketOf = async (id: number) =>
      (await knex('messages').where({ id }).first('ticket_id')).ticket_id;
    const named = (userId: number, isClosed: boolean) =>
      tickets.find((row) => row.user_id === userId && (row.closed_at !== null) === isClosed)?.id;
    expect(tickets).toHaveLength(3);
    for (const id of closed) expect(await ticketOf(id)).toBe(named(dana, true));
    for (const id of open) expect(await ticketOf(id)).toBe(named(dana, false));
    for (const id of others) expect(await ticketOf(id)).toBe(named(noam, false));
    expect(await ticketOf(privately)).toBeNull();
    expect(await knex('users').where({ id: dana }).first('unread_support_messages')).toEqual({
      unread_support_messages: 2,
    });
  } finally {
    await destroy();
  }
});
