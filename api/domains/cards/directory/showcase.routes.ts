import { showcaseEndpoint } from '../../../contract/cards/showcase.endpoint.ts';
import { showcaseSchemas } from '../../../contract/cards/showcase.schema.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { readShowcase } from './read-showcase.ts';

/** Cards shown as examples on the landing page (docs/specification.md 1, landing). */
export const showcaseRouter = createFeatureRouter().add(showcaseEndpoint, showcaseSchemas, readShowcase);
