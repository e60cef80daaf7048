import { categoryRecord } from "./features/category/record.ts"
import { partnerRecord } from "./features/partner/record.ts"
import { propertyRecord } from "./features/product/property-record.ts"
import { productRecord } from "./features/product/record.ts"
import { serviceRecord } from "./features/service/record.ts"
import { settingsRecord } from "./features/settings/record.ts"
import { spareRecord } from "./features/spare/record.ts"
import { pageBlockRecord } from "#server/features/text-page/block-record.ts"
import { textPageRecord } from "./features/text-page/record.ts"
import type { RecordRegistry } from "./records/registry.ts"

/** All kinds of record. */
export const records: RecordRegistry = {
  service: serviceRecord,
  spare: spareRecord,
  product: productRecord,
  property: propertyRecord,
  category: categoryRecord,
  partner: partnerRecord,
  page: textPageRecord,
  "page-part": pageBlockRecord,
  settings: settingsRecord,
}
