import type { Plugin } from 'vite';
import unpluginIcons from 'unplugin-icons/vite';

/**
 * `import StarIcon from '~icons/ph/star-fill'` is a React component of that one icon: builds and tests read it from
 * Phosphor's collection, and nothing of the others is loaded. Its types are in `icon-modules.d.ts`.
 *
 * The library's own compiler for React brings a hundred packages to write what stands in three lines here.
 */
export function icons(): Plugin[] {
  return [
    unpluginIcons({
      scale: 1,
      compiler: { extension: 'jsx', compiler: componentOf },
    }),
  ].flat() as Plugin[];
}

/** An icon is as large as the text beside it unless `size` says otherwise, and has the text's colour. */
function componentOf(svg: string): string {
  const paths = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  return `export default ({ size = '1em', ...props }) => (
  <svg xmlns="http://www.w3.org/2000/svg" width={size} height={size} fill="currentColor" viewBox="0 0 256 256" {...props}>${paths.replaceAll(' fill="currentColor"', '')}</svg>
);`;
}
