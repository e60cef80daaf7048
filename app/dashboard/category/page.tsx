import { useQuery } from "@tanstack/react-query"
import { type ComponentProps, useState } from "react"
import type { Category } from "#contract/category.ts"
import type { Language } from "#contract/language.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read, useRefresh } from "../api/read.ts"
import { useRecordMarks } from "../editor/use-record-marks.ts"
import { groupTranslations, recordFor } from "../translations/group-translations.ts"
import { NewTranslationDialog } from "../translations/new-translation-dialog.tsx"
import { ListScreen } from "../list/list-screen.tsx"
import { OrderedEntry, OrderedList } from "../list/ordered-list.tsx"
import { useAskedRecord } from "../list/use-edited-record.ts"
import { useRecordOrder } from "../list/use-record-order.ts"
import { Button } from "../ui/button.tsx"
import { EditingScope, useIsReadOnly } from "../ui/editing-scope.tsx"
import { SkeletonCards } from "../ui/states.tsx"
import { AddCategoryDialog } from "./add-category-dialog.tsx"
import { CategoryCard } from "./category-card.tsx"
import type { CategoryStart } from "./category-values.ts"
import { DeleteCategoryDialog } from "./delete-category-dialog.tsx"
import { EditCategoryDialog } from "./edit-category-dialog.tsx"
import { useDeleteCategory } from "./use-delete-category.ts"
import "./categories.css"

type Open =
  | { dialog: "add"; start: CategoryStart }
  | { dialog: "translate"; source: Category; language: Language }
  | { dialog: "edit"; category: Category | null }
  | null

export default function CategoriesPage() {
  return (
    <EditingScope needs="content.publish">
      <Categories />
    </EditingScope>
  )
}

function Categories() {
  const isReadOnly = useIsReadOnly()
  const { categories: texts } = useDashboardTexts()
  const categories = useQuery(read("GET /category"))
  const spares = useQuery(read("GET /spare"))
  const refresh = useRefresh()
  const [chosen, setOpen] = useState<Open>(null)
  const [asked, forget] = useAskedRecord(categories.data)
  const open: Open = chosen ?? (asked && { dialog: "edit", category: asked })
  const deleting = useDeleteCategory()
  const both = categories.data && spares.data && { categories: categories.data, spares: spares.data }
  const loaded = {
    data: both,
    error: categories.error ?? spares.error,
    refetch: () => refresh("GET /category", "GET /spare"),
  }
  const close = () => {
    setOpen(null)
    forget()
  }
  const done = async () => {
    await categories.refetch()
    close()
  }
  return (
    <>
      <ListScreen
        texts={texts}
        loaded={loaded}
        stamp={(data) => texts.summary(groupTranslations(data.categories).length, data.categories.length)}
        isEmpty={(data) => data.categories.length === 0}
        onAdd={() => setOpen({ dialog: "add", start: {} })}
        actions={
          !isReadOnly && (
            <Button look="quiet" icon="edit" onClick={() => setOpen({ dialog: "edit", category: null })}>
              {texts.edit}
            </Button>
          )
        }
        skeleton={<SkeletonCards />}
      >
        {(data) => (
          <CategoryList
            {...data}
            onEdit={(category) => setOpen({ dialog: "edit", category })}
            onDelete={deleting.ask}
            onCreate={(start) => setOpen({ dialog: "add", start })}
            onTranslate={(source, language) => setOpen({ dialog: "translate", source, language })}
          />
        )}
      </ListScreen>
      {both && open?.dialog === "add" && (
        <AddCategoryDialog context={both} start={open.start} onDone={done} onClose={close} />
      )}
      {open?.dialog === "translate" && (
        <NewTranslationDialog
          kind="category"
          source={open.source}
          language={open.language}
          text={texts.translateText}
          onCreated={async (category) => {
            await categories.refetch()
            setOpen({ dialog: "edit", category })
          }}
          onClose={close}
        />
      )}
      {both && open?.dialog === "edit" && (
        <EditCategoryDialog context={both} category={open.category} onDone={done} onClose={close} />
      )}
      {both && deleting.asked && (
        <DeleteCategoryDialog
          category={deleting.asked}
          categories={both.categories}
          onDelete={deleting.run}
          onClose={deleting.cancel}
        />
      )}
    </>
  )
}

interface CategoryListProps extends Omit<ComponentProps<typeof CategoryCard>, "group" | "marksOf"> {
  categories: readonly Category[]
}

function CategoryList({ categories, ...card }: CategoryListProps) {
  const { categories: texts } = useDashboardTexts()
  const own = useDashboardLanguage()
  const marksOf = useRecordMarks("category")
  const order = useRecordOrder(groupTranslations(categories), {
    call: "PATCH /category/order",
    refreshes: ["GET /category"],
    // The records of all languages move together.
    idsOf: membersIds(categories),
  })
  return (
    <OrderedList order={order} className="record-cards" label={texts.listLabel}>
      {order.shown.map((group) => (
        <OrderedEntry key={group.id} order={order} id={group.id} name={recordFor(group, own).name}>
          <CategoryCard group={group} marksOf={marksOf} {...card} />
        </OrderedEntry>
      ))}
    </OrderedList>
  )
}

const membersIds = (categories: readonly Category[]) => (group: { id: number }) =>
  categories.filter(({ id, translation_of }) => (translation_of ?? id) === group.id).map(({ id }) => id)
