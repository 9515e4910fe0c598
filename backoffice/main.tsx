import './kit/theme/first-paint.css';
import './kit/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App, prepareApp } from './App.tsx';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the back office.');

const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/admin' });

// Not by `await` here: the texts stand on files of this very page, which would wait for it in a circle.
void prepareApp().then(() =>
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);
