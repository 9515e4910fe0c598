import type { NfcProductRow } from '../contract/nfc/entities/nfc-product.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** A physical card that can be ordered. Money fields are agorot. */
export class NfcProduct extends BaseModel {
  static override tableName = 'nfc_products';
  static override moneyColumns = ['regularPrice', 'additionalCardPrice'];
  static override jsonAttributes = ['features', 'translations'];

  declare id: number;
  declare name: string;
  declare description: string | null;
  declare regularPrice: number;
  declare additionalCardPrice: number;
  declare maxQuantity: number;
  declare features: NfcProductRow['features'];
  declare material: NfcProductRow['material'];
  declare translations: NfcProductRow['translations'];
  declare isActive: boolean;
  declare sortOrder: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
