/**
 * A reader of the open format 1.31 (מבנה אחיד), written from the published tables of its fields and from nothing of
 * ours: each record is a list of `number:width` with the kind of the field (`n` digits, `s` sign and digits, otherwise
 * text). What is not as the tables say is thrown.
 */
const layouts = {
  A000: '1000:4 1001:5 1002:15n 1003:9n 1004:15n 1005:8 1006:8n 1007:20 1008:20 1009:9n 1010:20 1011:1n 1012:50 1013:1n 1014:1n 1015:9n 1016:9n 1017:10 1018:50 1019:50 1020:10 1021:30 1022:8 1023:4n 1024:8n 1025:8n 1026:8n 1027:4n 1028:1n 1029:1n 1030:20 1032:3 1034:1n 1035:46',
  A100: '1100:4 1101:9n 1102:9n 1103:15n 1104:8 1105:50',
  C100: '1200:4 1201:9n 1202:9n 1203:3n 1204:20 1205:8n 1206:4n 1207:50 1208:50 1209:10 1210:30 1211:8 1212:30 1213:2 1214:15 1215:9n 1216:8n 1217:15s 1218:3 1219:15s 1220:15s 1221:15s 1222:15s 1223:15s 1224:12s 1225:15 1226:10 1228:1 1230:8n 1231:7 1233:9 1234:7n 1235:13',
  D110: '1250:4 1251:9n 1252:9n 1253:3n 1254:20 1255:4n 1256:3n 1257:20 1258:1n 1259:20 1260:30 1261:50 1262:30 1263:20 1264:17s 1265:15s 1266:15s 1267:15s 1268:4n 1270:7 1272:8n 1273:7n 1274:7 1275:21',
  D120: '1300:4 1301:9n 1302:9n 1303:3n 1304:20 1305:4n 1306:1n 1307:10n 1308:10n 1309:15n 1310:10n 1311:8n 1312:15s 1313:1n 1314:20 1315:1n 1320:7 1322:8n 1323:7n 1324:60',
  Z900: '1150:4 1151:9n 1152:9n 1153:15n 1154:8 1155:15n 1156:50',
} as const;
type Code = keyof typeof layouts;

/** Lengths of the records as the layout gives them beside its fields, without the end of the line. */
const lengths: Record<Code, number> = { A000: 466, A100: 95, C100: 444, D110: 339, D120: 222, Z900: 110 };

export interface OpenRecord {
  code: string;
  /** By the field's number: digits and signed digits as numbers, text without the blanks behind it. */
  fields: Readonly<Record<number, string | number>>;
}

/** Lines of a file in ISO-8859-8, each ended by CRLF. */
function linesOf(bytes: Uint8Array): string[] {
  const text = new TextDecoder('iso-8859-8-i', { fatal: true }).decode(bytes);
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) if (/[\r\n]/u.test(line)) throw new Error('a line breaks within a record');
  return lines;
}

function readRecord(line: string): OpenRecord {
  const code = line.slice(0, 4);
  if (!Object.hasOwn(layouts, code)) throw new Error(`no such record: ${code}`);
  const known = code as Code;
  if (line.length !== lengths[known]) throw new Error(`${code} of ${line.length} signs`);
  let at = 0;
  const fields: Record<number, string | number> = {};
  for (const entry of layouts[known].split(' ')) {
    const [, number = '', width = '', kind = ''] = /^(\d+):(\d+)([ns]?)$/u.exec(entry) ?? [];
    const value = line.slice(at, at + Number(width));
    at += Number(width);
    if (kind === 'n' && !/^\d+$/u.test(value)) throw new Error(`${number} has no digits: "${value}"`);
    if (kind === 's' && !/^[+-]\d+$/u.test(value)) throw new Error(`${number} has no sign: "${value}"`);
    fields[Number(number)] = kind === '' ? value.trimEnd() : Number(value);
  }
  if (at !== line.length) throw new Error(`${code}: fields of ${at} signs`);
  return { code, fields };
}

export interface OpenFiles {
  head: OpenRecord;
  /** Counts of INI.TXT by the code of the record. */
  counts: ReadonlyMap<string, number>;
  records: readonly OpenRecord[];
}

/**
 * Reads both files and what they say of each other.
 * @throws {Error} for whatever is not as published
 */
export function readOpenFormat(ini: Uint8Array, data: Uint8Array): OpenFiles {
  const [first = '', ...summaries] = linesOf(ini);
  const head = readRecord(first);
  const counts = new Map(
    summaries.map((line) => {
      const [, code = '', count = ''] = /^([A-Z]\d{3})(\d{15})$/u.exec(line) ?? [];
      if (code === '') throw new Error(`no summary: ${line}`);
      return [code, Number(count)] as const;
    }),
  );
  const records = linesOf(data).map(readRecord);
  const numberAt = { A100: 1101, C100: 1201, D110: 1251, D120: 1301, Z900: 1151 } as Record<string, number>;
  for (const [at, { code, fields }] of records.entries())
    if (fields[numberAt[code] ?? 0] !== at + 1) throw new Error(`record ${at + 1} is numbered otherwise`);
  const [opening, closing] = [records[0], records.at(-1)];
  if (opening?.code !== 'A100' || closing?.code !== 'Z900') throw new Error('not opened, or not closed');
  const primary = new Set([head.fields[1004], opening.fields[1103], closing.fields[1153]]);
  if (primary.size !== 1) throw new Error('files of different origin');
  for (const total of [head.fields[1002], closing.fields[1155]])
    if (total !== records.length) throw new Error(`${records.length} records, not ${total}`);
  for (const [code, count] of counts) {
    const found = records.filter((record) => record.code === code).length;
    if (found !== count) throw new Error(`${found} records of ${code}, not ${count}`);
  }
  return { head, counts, records };
}
