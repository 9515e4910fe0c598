import { z } from 'zod';
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { rolesWith } from '../../../contract/accounts/permissions.ts';
import type { Access, EndpointAddress } from '../../../contract/endpoint.ts';
import type { MountedEndpoint } from '../../../http/mounted-endpoint.ts';
import { errorBody } from '../../../contract/base/error-codes.schema.ts';
import { openApiPath } from './openapi-path.ts';

export type OpenApiDocument = ReturnType<typeof createDocument>;

const noteOfAccess = (access: Access): string => {
  if (access === 'public') return 'Anyone may call this.';
  if (access === 'signed-in') return 'Needs a signed-in person.';
  return `Needs the permission \`${access}\`, which ${rolesWith(access).join(', ')} hold.`;
};

const proofNotes: Record<NonNullable<EndpointAddress['proof']>, string> = {
  fresh: 'Needs a proof of identity within the last ten minutes, else it is refused with `proof_needed`.',
  'in-form': 'Takes the password with each call.',
};

const session = [{ sessionCookie: [] }, { bearerToken: [] }];

const options: CreateDocumentOptions = {
  // A type that JSON lacks is left open rather than left out.
  allowEmptySchema: { custom: true, transform: true, undefined: true, date: true, bigint: true },
  override({ jsonSchema, zodSchema }) {
    if (zodSchema._zod.def.type === 'date')
      Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
  },
};

/**
 * The API's description in OpenAPI 3.1, made from the very schemas that validate requests (docs/product.md 10).
 * @param place public address of the API, and the name of its session cookie
 */
export function openApiDocument(
  endpoints: readonly MountedEndpoint[],
  place: { serverUrl: string; cookieName: string },
): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const path = openApiPath(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method]: operation(endpoint) };
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: 'Bikur API',
      version: '1',
      description:
        'Every error answers with the same body: a message for people, a code for programs, the request id and, ' +
        'where fields are at fault, a text for each. Messages are in Hebrew, or in English by Accept-Language.',
    },
    servers: [{ url: place.serverUrl }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        sessionCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: place.cookieName,
          description: 'Writes also need the token of /api/csrf-token in the header x-csrf-token.',
        },
        bearerToken: { type: 'http', scheme: 'bearer' },
      },
    },
  };
  return createDocument(document, options);
}

const namedErrorBody = errorBody.meta({ id: 'Error', description: 'What every refusal says' });

function operation(endpoint: MountedEndpoint): ZodOpenApiOperationObject {
  const params = objectSchema(endpoint.params);
  const query = objectSchema(endpoint.query);
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    description: [
      noteOfAccess(endpoint.access),
      ...(endpoint.proof ? [proofNotes[endpoint.proof]] : []),
    ].join(' '),
    tags: [endpoint.tag],
    security: endpoint.access === 'public' ? [] : session,
    ...((params || query) && { requestParams: { ...(params && { path: params }), ...(query && { query }) } }),
    ...requestBody(endpoint),
    responses: {
      [String(endpoint.status ?? (endpoint.reply || endpoint.events ? 200 : 204))]: success(endpoint),
      default: { description: 'Refused', content: { 'application/json': { schema: namedErrorBody } } },
    },
  };
}

function requestBody(endpoint: MountedEndpoint): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (endpoint.bodyType === 'stream')
    return { requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' } } } } };
  if (!endpoint.body) return {};
  const type = endpoint.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const content = { [type]: { schema: endpoint.body } };
  if (endpoint.bodyType === 'json-or-form')
    content['application/x-www-form-urlencoded'] = { schema: endpoint.body };
  return { requestBody: { required: true, content } };
}

function success(endpoint: MountedEndpoint) {
  if (endpoint.events)
    return {
      description: `Server-sent events, each with JSON as its data: ${Object.keys(endpoint.events).join(', ')}`,
      content: { 'text/event-stream': { schema: z.object(endpoint.events).partial() } },
    };
  if (!endpoint.reply) return { description: 'Done' };
  return { description: 'Done', content: { 'application/json': { schema: endpoint.reply } } };
}

/** `get /api/things/:id` becomes `getApiThingsId`. */
function operationId({ method, path }: MountedEndpoint): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Parameters are described one by one, so a refined or transformed object is opened first. */
function objectSchema(schema: z.ZodType | undefined): z.ZodObject | undefined {
  if (schema instanceof z.ZodPipe) return objectSchema(schema.in as z.ZodType);
  return schema instanceof z.ZodObject ? schema : undefined;
}
