import { z } from 'zod';
import type { EndpointSchemas, Schema } from '../contract/endpoint.ts';
import { AppError } from '../errors.ts';
import type { AppContext } from './context.ts';
import type { MountedEndpoint } from './mounted-endpoint.ts';

type Read<Schemas extends EndpointSchemas, Name extends 'params' | 'query' | 'body'> =
  Schemas extends Record<Name, infer One extends Schema> ? z.output<One> : undefined;

export interface ValidInput<Schemas extends EndpointSchemas> {
  params: Read<Schemas, 'params'>;
  query: Read<Schemas, 'query'>;
  body: Read<Schemas, 'body'>;
}

/** The validated input of an operation whose schemas are not known before it runs. */
export type AnyInput = Record<'params' | 'query' | 'body', unknown>;

/**
 * Validates address, query and body against the endpoint's schemas. Unknown keys are dropped.
 * @throws {AppError} `not_found` when the address itself can't exist
 * @throws {z.ZodError} with every issue of query and body (docs/specification.md 5)
 */
export async function validateInput(ctx: AppContext, endpoint: MountedEndpoint): Promise<AnyInput> {
  const params = await endpoint.params?.safeParseAsync(ctx['params']);
  if (params && !params.success) throw new AppError('not_found');
  const query = await endpoint.query?.safeParseAsync({ ...ctx.query });
  const body = await endpoint.body?.safeParseAsync(ctx.request.body ?? {});
  const issues = [...(query?.error?.issues ?? []), ...(body?.error?.issues ?? [])];
  if (issues.length > 0) throw new z.ZodError(issues);
  return { params: params?.data, query: query?.data, body: body?.data };
}
