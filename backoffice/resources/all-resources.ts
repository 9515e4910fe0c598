import { createElement, type ComponentType, type ReactNode } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { lazyPage } from '../kit/lazy-page.ts';
import { RecordName } from '../kit/components/RecordName.tsx';
import type { OwnOptions } from '../kit/fields/page-fields.ts';
import type { ResourceName } from '../kit/resource-entities.ts';

const fields = import.meta.glob<Record<string, ReactNode>>('./*/*/fields.tsx');
const files = import.meta.glob<Record<string, ComponentType>>('./*/*/*{List,Show,Edit,Create}.tsx');

/** Routes of a resource beside react-admin's own four. */
const furtherRoutes: Partial<Record<string, ResourceProps['children']>> = {
  'contact-leads': createElement(Route, {
    path: 'board',
    element: createElement(lazyPage(() => import('./leads/contact-leads/board/LeadBoard.tsx'))),
  }),
};

/** The fields of a resource's page: what its `fields.tsx` exports under a name that ends so. */
export async function fieldsOf(resource: string): Promise<ReactNode> {
  const [, load] = Object.entries(fields).find(([path]) => path.split('/').at(-2) === resource) ?? [];
  return Object.entries((await load?.()) ?? {}).find(([name]) => name.endsWith('Fields'))?.[1];
}

/**
 * Each `Resource` of react-admin: the folder that bears its name, with the pages by the end of their file's
 * name. `accounts/users/UserList.tsx` is the list of `users`.
 */
export const allResources: readonly ResourceProps[] = Object.entries(
  Object.groupBy(Object.entries(files), ([path]) => path.split('/')[2] ?? ''),
).map(([name, pages = []]) => ({
  name,
  children: furtherRoutes[name],
  ...Object.fromEntries(
    pages.map(([path, load]) => [
      /(?:List|Show|Edit|Create)(?=\.tsx$)/u.exec(path)?.[0].toLowerCase(),
      lazyPage(load),
    ]),
  ),
  options: { fields: () => fieldsOf(name) } satisfies OwnOptions,
  recordRepresentation: (record) => createElement(RecordName, { resource: name as ResourceName, record }),
}));
