import { createElement, type ComponentType, type ReactNode } from 'react';
import { Create, Edit, Show, type ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { lazyPage } from '../kit/lazy-page.ts';
import { RecordName } from '../kit/components/RecordName.tsx';
import type { OwnOptions } from '../kit/fields/page-fields.ts';
import type { ResourceName } from '../kit/resource-entities.ts';

const fields = import.meta.glob<Record<string, ReactNode>>('./*/*/fields.tsx');
const files = import.meta.glob<Record<string, ComponentType>>('./*/*/*{List,Show,Edit,Create,Form}.tsx');

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

type Load = () => Promise<Record<string, ComponentType>>;

/** A page that is no more than a form within react-admin's own: of a short table, to whose list it leads back. */
const around =
  (page: ComponentType<{ redirect: 'list'; children?: ReactNode }>, load: Load): Load =>
  async () => {
    const [form] = Object.values(await load());
    return { page: () => createElement(page, { redirect: 'list' }, form && createElement(form)) };
  };

/** A page that is no more than the fields. */
const showOf =
  (name: string): Load =>
  async () => {
    const shown = await fieldsOf(name);
    return { page: () => createElement(Show, null, shown) };
  };

/** The pages by the end of their file's name, and those that fields and form are enough for. */
function pagesOf(name: string, own: readonly [path: string, load: Load][]) {
  const { form, ...pages }: Record<string, Load> = Object.fromEntries(
    own.map(([path, load]) => [
      /(?:List|Show|Edit|Create|Form)(?=\.tsx$)/u.exec(path)?.[0].toLowerCase(),
      load,
    ]),
  );
  const hasFields = Object.keys(fields).some((path) => path.split('/').at(-2) === name);
  return Object.entries({
    ...(hasFields && { show: showOf(name) }),
    ...(form && { create: around(Create, form), edit: around(Edit, form) }),
    ...pages,
  }).map(([kind, load]) => [kind, lazyPage(load)]);
}

/**
 * Each `Resource` of react-admin: the folder that bears its name, with the pages by the end of their file's
 * name. `accounts/users/UserList.tsx` is the list of `users`. Where there is none, the fields make the Show, and a form
 * (`…Form.tsx`) makes Create and Edit.
 */
export const allResources: readonly ResourceProps[] = Object.entries(
  Object.groupBy(Object.entries(files), ([path]) => path.split('/')[2] ?? ''),
).map(([name, pages = []]) => ({
  name,
  children: furtherRoutes[name],
  ...Object.fromEntries(pagesOf(name, pages)),
  options: { fields: () => fieldsOf(name) } satisfies OwnOptions,
  recordRepresentation: (record) => createElement(RecordName, { resource: name as ResourceName, record }),
}));
