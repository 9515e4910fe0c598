import { AppError } from '../errors.ts';
import { createPlaces, inPlaceOf } from './places.ts';

/**
 * Requests that wait for a document or a picture to be drawn: a process draws one at a time (`drawInTurn`), so one person
 * or network may not fill the row before all others (docs/security.md U3).
 */
export const drawingPlaces = createPlaces(
  { all: 40, person: 8, network: 16 },
  () => new AppError('service_unavailable', { message: 'too many drawings', retryAfterSeconds: 5 }),
);

/** Guard: answers with a drawn document. */
export const drawsDocument = inPlaceOf(drawingPlaces);
