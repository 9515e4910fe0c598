import { fileURLToPath } from 'node:url';

/**
 * The folder of the repository, or of the image. It is two folders up from here, and from the bundle as well
 * (`.build/server`): what lies beside the code (migrations, built clients) is found from here and nowhere else.
 */
export const repository = fileURLToPath(new URL('../..', import.meta.url));
