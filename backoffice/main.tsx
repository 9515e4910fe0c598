import './kit/theme/first-paint.css';
import './kit/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App.tsx';
import { reloadWhenBuildChanged } from './reload-when-build-changed.ts';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the back office.');

reloadWhenBuildChanged();

const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/admin' });

createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
