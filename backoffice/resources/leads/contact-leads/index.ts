import { createElement } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

const LeadBoard = lazyPage(() => import('./board/LeadBoard.tsx'), 'LeadBoard');

export const leadResource: ResourceProps = {
  name: 'contact-leads',
  list: lazyPage(() => import('./LeadList.tsx'), 'LeadList'),
  show: lazyPage(() => import('./LeadShow.tsx'), 'LeadShow'),
  edit: lazyPage(() => import('./LeadEdit.tsx'), 'LeadEdit'),
  children: createElement(Route, { path: 'board', element: createElement(LeadBoard) }),
  recordRepresentation: (record) => plainName('contact-leads', record),
};
