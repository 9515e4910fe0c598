import { readFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const asText = /[\\/]@tabler[\\/]icons[\\/].*\.svg\?raw$/;
const floatPrecision = 1;

/** Rounds the drawings of the cards' icons to a tenth of their grid and joins their lines: each page carries them. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!asText.test(id)) return null;
      const { data } = optimize(await readFile(id.replace(/\?raw$/, ''), 'utf8'), {
        multipass: true,
        floatPrecision,
        plugins: ['preset-default', { name: 'mergePaths', params: { force: true, floatPrecision } }],
      });
      return `export default ${JSON.stringify(data)}`;
    },
  };
}
