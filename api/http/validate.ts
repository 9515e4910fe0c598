import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { AppError } from '../errors.ts';
import type { AppContext } from './context.ts';

/** A request's input after validation, as the endpoint's schemas made it. */
export interface ValidInput<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
}

/**
 * Checks address, query and body against the endpoint's schemas. Unknown keys are dropped.
 * @throws {AppError} `not_found` when the address itself can't exist
 * @throws {z.ZodError} with every fault of query and body (docs/specification.md 5)
 */
export async function validateInput<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
>(ctx: AppContext, endpoint: Endpoint<Params, Query, Body>): Promise<ValidInput<Params, Query, Body>> {
  const params = await endpoint.params?.safeParseAsync(ctx['params']);
  if (params && !params.success) throw new AppError('not_found');
  const query = await endpoint.query?.safeParseAsync({ ...ctx.query });
  const body = await endpoint.body?.safeParseAsync(ctx.request.body ?? {});
  const issues = [...(query?.error?.issues ?? []), ...(body?.error?.issues ?? [])];
  if (issues.length > 0) throw new z.ZodError(issues);
  return {
    params: params?.data as z.output<Params>,
    query: query?.data as z.output<Query>,
    body: body?.data as z.output<Body>,
  };
}
