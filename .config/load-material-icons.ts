import { registerHooks } from 'node:module';
import { materialIconAt, materialIconModule } from './material-icons.ts';

// In tests Node itself loads react-admin: what Vite does in a build is done for it here. An address in this folder,
// for what an icon imports is looked for from there.
const prefix = new URL('material-icon?', import.meta.url).href;
registerHooks({
  resolve(source, context, next) {
    const name = materialIconAt(source);
    return name ? { url: prefix + name, format: 'module', shortCircuit: true } : next(source, context);
  },
  load(url, context, next) {
    if (!url.startsWith(prefix)) return next(url, context);
    return { format: 'module', source: materialIconModule(url.slice(prefix.length)), shortCircuit: true };
  },
});
