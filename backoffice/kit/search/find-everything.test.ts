import type { DataProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { findEverything } from './find-everything.ts';

/** A back office whose lists hold these ids, each answering what it is asked for by words and by number. */
function officeOf(lists: Readonly<Record<string, readonly number[] | 'down'>>) {
  const asked: string[] = [];
  const records = (resource: string) => {
    const ids = lists[resource] ?? [];
    if (ids === 'down') throw new Error('down');
    return ids.map((id) => ({ id }));
  };
  const dataProvider = {
    getMany: async (resource: string, { ids }: { ids: number[] }) => {
      asked.push(`${resource}#${ids.join()}`);
      return { data: records(resource).filter(({ id }) => ids.includes(id)) };
    },
    getList: async (resource: string, { filter }: { filter: { q: string } }) => {
      asked.push(`${resource}?${filter.q}`);
      return { data: records(resource) };
    },
  } as unknown as DataProvider;
  const find = async (text: string, mayList = (_resource: string) => true) => {
    asked.length = 0;
    const finds = await findEverything(dataProvider, text, { mayList, signal: new AbortController().signal });
    return finds.map(({ resource, record }) => `${resource} ${record.id}`);
  };
  return { asked, find };
}

test('staff search the lists alone that they may see', async () => {
  const { asked, find } = officeOf({ users: [1], payments: [2], messages: [3] });
  expect(await find('דנה')).toEqual(['users 1', 'payments 2', 'messages 3']);
  expect(asked).toHaveLength(12);
  expect(await find(' 2 ', (resource) => resource === 'payments')).toEqual(['payments 2']);
  expect(asked).toEqual(['payments#2', 'payments?2']);
  expect(await find('2', () => false)).toEqual([]);
});

test('a number names the record that has it, before what the words find, and no record twice', async () => {
  const { asked, find } = officeOf({ 'contact-leads': [7], users: [9, 7], 'blog-posts': [7] });
  expect(await find('#7')).toEqual(['users 7', 'contact-leads 7', 'users 9', 'blog-posts 7']);
  expect(asked.filter((one) => one.includes('#7') && !one.includes('?'))).toHaveLength(7);
  for (const text of ['0', '#', '07', '7a', '-7', '1234567890123456']) {
    await find(text);
    expect(
      asked.filter((one) => !one.includes('?')),
      text,
    ).toEqual([]);
  }
  await find('123456789012345');
  expect(asked).toContain('users#123456789012345');
});

test('a list that fails hides no other; when all fail, nothing is not the answer', async () => {
  expect(await officeOf({ users: 'down', payments: [2] }).find('x')).toEqual(['payments 2']);
  const { find } = officeOf({ users: 'down' });
  expect(await find('x')).toEqual([]);
  await expect(find('x', (resource) => resource === 'users')).rejects.toThrow('No list answered');
});
