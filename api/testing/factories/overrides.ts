import type { Model, ModelObject } from 'objection';

/** Any columns of a row, in the model's names and units. */
export type Overrides<Entity extends Model> = Partial<ModelObject<Entity>>;
