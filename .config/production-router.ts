import { fileURLToPath } from 'node:url';

const built = (name: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

/** The package exports its development build under every condition; people's browsers need the production one. */
export const productionRouter = [
  { find: /^react-router$/, replacement: built('index') },
  { find: /^react-router\/dom$/, replacement: built('dom-export') },
];
