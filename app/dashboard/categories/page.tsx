import { useState } from "react"
import type { Category } from "#contract/product.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useApi } from "../api/use-api.ts"
import { groupFamilies } from "../families/group-families.ts"
import { Button } from "../ui/button.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError, SkeletonCards } from "../ui/states.tsx"
import { AddCategoryDialog } from "./add-category-dialog.tsx"
import { CategoryCard } from "./category-card.tsx"
import type { CategoryStart } from "./category-values.ts"
import { DeleteCategoryDialog } from "./delete-category-dialog.tsx"
import { EditCategoryDialog } from "./edit-category-dialog.tsx"
import { useDeleteCategory } from "./use-delete-category.ts"
import "./categories.css"

type Open = { dialog: "add"; start: CategoryStart } | { dialog: "edit"; category: Category | null } | null

export default function CategoriesPage() {
  const { categories: texts, common } = useDashboardTexts()
  const categories = useApi<Category[]>("/category")
  const spares = useApi<SpareSummary[]>("/spare")
  const [open, setOpen] = useState<Open>(null)
  const deleting = useDeleteCategory(categories.reload)
  const loaded = categories.data && spares.data && { categories: categories.data, spares: spares.data }
  const error = categories.error ?? spares.error
  const close = () => setOpen(null)
  const done = () => {
    close()
    categories.reload()
  }
  const families = groupFamilies(categories.data ?? [])
  const add = (
    <Button icon="plus" onClick={() => setOpen({ dialog: "add", start: {} })}>
      {texts.add}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
        stamp={categories.data ? texts.summary(families.length, categories.data.length) : "\u00a0"}
      >
        {loaded && families.length > 0 && (
          <>
            <Button look="quiet" icon="edit" onClick={() => setOpen({ dialog: "edit", category: null })}>
              {texts.edit}
            </Button>
            {add}
          </>
        )}
      </PageHeader>
      {!loaded && error === null && <SkeletonCards />}
      {!loaded && error !== null && (
        <LoadError
          title={texts.loadFailed}
          error={error}
          onRetry={() => {
            categories.reload()
            spares.reload()
          }}
        />
      )}
      {loaded && families.length === 0 && (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          {add}
        </EmptyState>
      )}
      {loaded && families.length > 0 && (
        <ul className="cards wide-cards" aria-label={texts.listLabel}>
          {families.map((family) => (
            <li key={family.id}>
              <CategoryCard
                family={family}
                spares={loaded.spares}
                onEdit={(category) => setOpen({ dialog: "edit", category })}
                onDelete={(category) => void deleting.ask(category)}
                onCreate={(start) => setOpen({ dialog: "add", start })}
              />
            </li>
          ))}
        </ul>
      )}
      {loaded && open?.dialog === "add" && (
        <AddCategoryDialog context={loaded} start={open.start} onDone={done} onClose={close} />
      )}
      {loaded && open?.dialog === "edit" && (
        <EditCategoryDialog context={loaded} category={open.category} onDone={done} onClose={close} />
      )}
      {loaded && deleting.asked && (
        <DeleteCategoryDialog
          category={deleting.asked}
          categories={loaded.categories}
          onDelete={(moveTo) => void deleting.run(deleting.asked, moveTo)}
          onClose={deleting.cancel}
        />
      )}
    </>
  )
}
