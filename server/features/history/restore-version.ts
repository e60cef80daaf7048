import { partPatchSchema } from "#contract/part.ts"
import { partnerPatchSchema } from "#contract/partner.ts"
import { categoryPatchSchema, productPatchSchema, propertyPatchSchema } from "#contract/product.ts"
import { servicePatchSchema } from "#contract/service.ts"
import { settingsPatchSchema } from "#contract/settings.ts"
import { sparePatchSchema } from "#contract/spare.ts"
import { pagePartPatchSchema, textPageLinks, textPagePatchSchema } from "#contract/text-page.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { checkInput } from "#server/check-input.ts"
import { listVersions } from "#server/db/history-store.ts"
import type { HistoryKind } from "#server/db/schema-visitors.ts"
import { updateCategory } from "#server/features/category/commands/change-categories.ts"
import { updatePartner } from "#server/features/partner/commands/change-partners.ts"
import { updateProduct } from "#server/features/product/commands/change-products.ts"
import { updateProperty } from "#server/features/product/commands/change-properties.ts"
import { updateService } from "#server/features/service/commands/update-service.ts"
import { updateSettings } from "#server/features/settings/commands/update-settings.ts"
import { updatePart } from "#server/features/spare/commands/change-parts.ts"
import { updateSpare } from "#server/features/spare/commands/update-spare.ts"
import { changePagePart } from "#server/features/text-page/commands/change-page-parts.ts"
import { updateTextPage } from "#server/features/text-page/commands/update-text-page.ts"
import { activeId } from "#server/records/check-references.ts"

type Restore = (app: AppContext, id: string, data: unknown, expected: number | null) => Promise<unknown>

// A restore is a save like any other: it has a version of its own and can be undone in the same way.
// A reference whose record is gone by now is left empty.
const restorers: Record<HistoryKind, Restore> = {
  service: (app, id, data, expected) => updateService(app, Number(id), checkInput(servicePatchSchema, data), expected),
  spare: (app, id, data, expected) => updateSpare(app, Number(id), checkInput(sparePatchSchema, data), expected),
  product: async (app, id, data, expected) => {
    const patch = checkInput(productPatchSchema, data)
    if (patch.category_id) patch.category_id = await activeId(app.db, "category", patch.category_id)
    return updateProduct(app, Number(id), patch, expected)
  },
  property: (app, id, data, expected) =>
    updateProperty(app, Number(id), checkInput(propertyPatchSchema, data), null, expected),
  category: async (app, id, data, expected) => {
    const patch = checkInput(categoryPatchSchema, data)
    if (patch.spare_id) patch.spare_id = await activeId(app.db, "spare", patch.spare_id)
    return updateCategory(app, Number(id), patch, expected)
  },
  partner: (app, id, data, expected) =>
    updatePartner(app, Number(id), checkInput(partnerPatchSchema, data), null, expected),
  settings: (app, _id, data, expected) => updateSettings(app, checkInput(settingsPatchSchema, data), expected),
  "page-part": (app, id, data, expected) =>
    changePagePart(app, Number(id), checkInput(pagePartPatchSchema, data), expected),
  page: (app, id, data, expected) => {
    const link = textPageLinks.find((known) => known === id)
    if (!link) throw new AppError("not_found")
    return updateTextPage(app, link, checkInput(textPagePatchSchema, data), expected)
  },
  part: async (app, id, data, expected) => {
    const row = await app.db
      .selectFrom("part")
      .innerJoin("spare", "spare.part_set", "part.part_set")
      .select("part.spare_id")
      .where("part.id", "=", Number(id))
      .executeTakeFirst()
    if (!row) throw new AppError("not_found")
    return updatePart(app, row.spare_id, Number(id), checkInput(partPatchSchema, data), expected)
  },
}

/** Saves a former version of a record again; throws `not_found`, or `stale` when the record has changed since it was read. */
export async function restoreVersion(
  app: AppContext,
  kind: HistoryKind,
  id: string,
  version: number,
  expected: number | null,
): Promise<unknown> {
  const entry = (await listVersions(app.db, kind, id)).find((one) => one.version === version)
  if (!entry) throw new AppError("not_found")
  return restorers[kind](app, id, entry.data, expected)
}
