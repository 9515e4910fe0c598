import { createElement, type ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { lazyPage } from '../kit/lazy-page.ts';
import { plainName } from '../kit/record-names.ts';
import type { ResourceName } from '../kit/resource-entities.ts';

const files = import.meta.glob<Record<string, ComponentType>>('./*/*/*{List,Show,Edit,Create}.tsx');

/** Routes of a resource beside react-admin's own four. */
const furtherRoutes: Partial<Record<string, ResourceProps['children']>> = {
  'contact-leads': createElement(Route, {
    path: 'board',
    element: createElement(lazyPage(() => import('./leads/contact-leads/board/LeadBoard.tsx'))),
  }),
};

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
  recordRepresentation: (record) => plainName(name as ResourceName, record),
}));
