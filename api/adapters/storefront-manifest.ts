import type { PageAssets } from '../contract/website/rendering.ts';

interface ManifestEntry {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Record<string, ManifestEntry>;

/**
 * The files a page needs at once: its modules with everything they import, their styles, and the messages of the
 * page's language (`leads.he.ts`), which the modules will import next.
 */
export function readManifestAssets(manifest: Manifest, modules: string[], language: string): PageAssets {
  const files = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  function visit(key: string): void {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return;
    seen.add(key);
    for (const name of entry.imports ?? []) visit(name);
    for (const style of entry.css ?? []) styles.add(`/${style}`);
    files.add(`/${entry.file}`);
    for (const name of entry.dynamicImports ?? []) if (name.endsWith(`.${language}.ts`)) visit(name);
  }
  for (const module of modules) visit(module);
  const [main = ''] = modules;
  const script = `/${manifest[main]?.file ?? ''}`;
  files.delete(script);
  return {
    scripts: [script],
    styles: [...styles],
    modulePreloads: [...files],
    file(source) {
      const key = Object.keys(manifest).find((name) => name.endsWith(`/${source}`) || name === source);
      const entry = key === undefined ? undefined : manifest[key];
      return entry && `/${entry.file}`;
    },
  };
}
