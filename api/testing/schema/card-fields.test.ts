import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cardFieldNames,
  cardFieldSpec,
  cardFieldsWith,
  maxLengthOfType,
  type CardField,
  type CardFieldSpec,
} from '../../contract/cards/card-fields.ts';
import { cardColumns, cardFields } from '../../contract/cards/card-fields.schema.ts';
import { businessProfileRow } from '../../contract/cards/entities/business-profile.schema.ts';
import { BusinessProfile } from '../../models/BusinessProfile.ts';
import { searchExpression } from '../../models/search-expressions.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createBusinessProfile } from '../factories/business-profile.ts';

interface Column {
  name: string;
  type: string;
  maxLength: number | null;
  isNullable: boolean;
}

let database: TestDatabase;
let knex: Knex;
let columns: Map<string, Column>;
beforeAll(async () => {
  database = await createTestDatabase();
  knex = database.knex;
  const { rows } = await knex.raw<{ rows: Column[] }>(`
    select column_name "name", data_type "type", character_maximum_length "maxLength",
      is_nullable = 'YES' "isNullable"
    from information_schema.columns where table_schema = 'public' and table_name = 'business_profiles'`);
  columns = new Map(rows.map((column) => [BusinessProfile.columnNameToPropertyName(column.name), column]));
});
afterAll(() => database.destroy());

/** What the list says of a field's column. */
function expectedOf(spec: CardFieldSpec): Omit<Column, 'name'> {
  switch (spec.type) {
    case 'flag':
      return { type: 'boolean', maxLength: null, isNullable: false };
    case 'degrees':
      return { type: 'double precision', maxLength: null, isNullable: true };
    case 'week':
    case 'gallery':
    case 'links':
    case 'services':
    case 'questions':
    case 'sections':
    case 'specialDays':
    case 'documents':
    case 'translations':
    case 'phones':
    case 'paymentLinks':
    case 'branches':
      return { type: 'jsonb', maxLength: null, isNullable: false };
    case 'line':
    case 'text':
      return {
        type: 'character varying',
        maxLength: spec.maxLength,
        isNullable: !('isRequired' in spec),
      };
    default:
      return {
        type: 'character varying',
        maxLength: maxLengthOfType[spec.type],
        isNullable: spec.type !== 'choice',
      };
  }
}

describe("the list of a card's fields", () => {
  it('has, with what no owner writes, the columns of the table, all of them', () => {
    expect(Object.keys(businessProfileRow.shape)).toEqual(expect.arrayContaining(cardFieldNames));
    expect(Object.keys(businessProfileRow.shape).toSorted()).toEqual([...columns.keys()].toSorted());
  });

  it.each(cardFieldNames)('has the type and the length of %s as the table has them', (field) => {
    const { name: _name, ...column } = columns.get(field) ?? {};
    expect(column).toEqual(expectedOf(cardFieldSpec(field)));
  });

  it('has the defaults of the table', async () => {
    const { id } = await createBusinessProfile(knex);
    const [made] = (await knex('business_profiles')
      .insert({
        user_id: knex('business_profiles').select('user_id').where({ id }),
        business_name: 'שם',
      })
      .returning('*')) as Record<string, unknown>[];
    const row = Object.fromEntries(
      cardFieldNames.map((field) => [field, made?.[BusinessProfile.propertyNameToColumnName(field)]]),
    );
    const ofTheList = Object.fromEntries(
      cardFieldNames.map((field) => [
        field,
        cardColumns[field].parse(field === 'businessName' ? 'שם' : undefined),
      ]),
    );
    expect(ofTheList).toEqual(row);
  });

  it.each(cardFieldNames.filter((field) => ['line', 'text'].includes(cardFieldSpec(field).type)))(
    'lets %s be as long as its column and not longer',
    (field) => {
      const { maxLength } = columns.get(field) ?? {};
      const text = 'x'.repeat(maxLength ?? 0);
      for (const schema of [cardColumns[field], cardFields.shape[field]]) {
        expect(schema.safeParse(text)).toMatchObject({ success: true, data: text });
        expect(schema.safeParse(`${text}x`).success).toBe(false);
      }
    },
  );

  it('says of the same fields as the search that staff find a card by them', () => {
    const searched = [...searchExpression('business_profiles').matchAll(/business_profiles\.(\w+)/gu)].map(
      ([, column = '']) => BusinessProfile.columnNameToPropertyName(column),
    );
    const ofTheList: string[] = cardFieldsWith('isSearched', true);
    // The community comes with the package; no owner writes it.
    expect([...ofTheList, 'community'].toSorted()).toEqual(searched.toSorted());
  });

  it('gives the model its types and no properties of its own', () => {
    const field: CardField = 'jobTitle';
    expect(Object.keys(new BusinessProfile())).toEqual([]);
    expect(BusinessProfile.fromJson({ [field]: 'מנהלת' })).toEqual({ jobTitle: 'מנהלת' });
    expect(BusinessProfile.jsonAttributes).toEqual([
      'businessHours',
      'galleryImages',
      'customLinks',
      'services',
      'questions',
      'sections',
      'specialDays',
      'documents',
      'translations',
      'phones',
      'paymentLinks',
      'branches',
    ]);
  });
});
