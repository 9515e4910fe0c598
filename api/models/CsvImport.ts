import type { CsvImportRow } from '../contract/admin/entities/csv-import.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** A file of rows that staff had checked, and perhaps taken in. */
export class CsvImport extends BaseModel {
  static override tableName = 'csv_imports';
  static override jsonAttributes = ['faults', 'rows'];

  declare id: number;
  declare kind: CsvImportRow['kind'];
  declare fileName: string;
  declare status: CsvImportRow['status'];
  declare createdBy: number | null;
  declare total: number;
  declare known: number;
  declare done: number;
  declare made: number;
  declare faultCount: number;
  declare faults: CsvImportRow['faults'];
  declare rows: CsvImportRow['rows'];
  declare createdAt: Date;
  declare updatedAt: Date;
  declare finishedAt: Date | null;
}
