import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { type Language, languages } from "#contract/language.ts"
import type { Synonym } from "#contract/synonym.ts"
import { listPhrases } from "#contract/text-constants.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { EditAndDelete } from "../list/card-actions.tsx"
import { focusSoon } from "../list/focus-soon.ts"
import { ListSearchField } from "../list/search-field.tsx"
import { useEditedRecord } from "../list/use-edited-record.ts"
import { ListScreen } from "../record/list-screen.tsx"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { DataTable } from "../ui/data-table.tsx"
import { DemandTabs } from "../ui/settings-tabs.tsx"
import { EmptyState, SkeletonRows } from "../ui/states.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { localizedNames } from "#contract/localized.ts"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { useGuardedClose } from "../editor/use-unsaved.ts"
import { DialogForm } from "../ui/form.tsx"
import { useForm } from "../ui/use-form.ts"

interface SynonymDialogProps {
  /** Null adds some. */
  synonym: Synonym | null
  onDone: () => Promise<void>
  onClose: () => void
}

const names = localizedNames("title")

/** Edits the equal words of a row, in each language separated by commas. */
function SynonymDialog({ synonym, onDone, onClose }: SynonymDialogProps) {
  const { synonyms: texts } = useDashboardTexts()
  const [start] = useState(
    (): Record<string, string> => Object.fromEntries(names.map((name) => [name, synonym?.[name] ?? ""])),
  )
  const form = useForm({
    start,
    check: (values) => (listPhrases(Object.values(values).join()).length > 1 ? {} : { title_de: texts.twoAtLeast }),
    send: async (json) => {
      if (synonym && !form.isTyped) return onClose()
      if (synonym) await callApi("PATCH /synonym/:id", { params: { id: synonym.id }, json, version: synonym.version })
      else await callApi("POST /synonym", { json })
      await onDone()
    },
  })
  const close = useGuardedClose(form.isTyped, onClose)
  return (
    <DialogForm form={form} title={synonym ? texts.edit : texts.add} size="wide" action={texts.save} onClose={close}>
      <LanguageColumns
        fields={[
          { name: "title", kind: "line", label: texts.words, hint: texts.hint, maxLength: dashboardLimits.title },
        ]}
        values={form.values}
        errors={form.errors}
        onValue={(key, value) => form.set({ [key]: value })}
      />
    </DialogForm>
  )
}

/** Equal words of the search, which the parts manager keeps. */
export default function SynonymsPage() {
  const { synonyms: texts } = useDashboardTexts()
  const loaded = useQuery(read("GET /synonym"))
  const { edited, setEdited, close } = useEditedRecord(loaded.data)
  const toast = useToast()
  return (
    <>
      <ListScreen
        texts={texts}
        loaded={loaded}
        stamp={(synonyms) => texts.total(synonyms.length)}
        isEmpty={(synonyms) => synonyms.length === 0}
        onAdd={() => setEdited("new")}
        skeleton={<SkeletonRows rows={8} />}
      >
        {(synonyms) => (
          <>
            <DemandTabs />
            <SynonymTable synonyms={synonyms} onEdit={setEdited} />
          </>
        )}
      </ListScreen>
      {edited !== null && (
        <SynonymDialog
          synonym={edited === "new" ? null : edited}
          onDone={async () => {
            await loaded.refetch()
            toast({ text: texts.saved })
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

interface SynonymTableProps {
  synonyms: readonly Synonym[]
  onEdit: (synonym: Synonym) => void
}

/** The words by language, of all rows or of those with the searched one. */
function SynonymTable({ synonyms, onEdit }: SynonymTableProps) {
  const { synonyms: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const confirmDelete = useConfirmDelete()
  const toast = useToast()
  const { run } = useAction({ refreshes: ["GET /synonym"] })
  const [query, setQuery] = useState("")
  const wordsOf = (synonym: Synonym, code: Language) => synonym[`title_${code}`]
  const nameOf = (synonym: Synonym) =>
    [language, ...languages].map((code) => wordsOf(synonym, code)).find((words) => words !== "") ?? ""
  const hasWord = (synonym: Synonym) =>
    languages.some((code) => wordsOf(synonym, code).toLowerCase().includes(query.toLowerCase()))
  const remove = (synonym: Synonym) => {
    const work = async () => {
      if (!(await confirmDelete(texts.removeText(nameOf(synonym)), texts.remove))) return
      await callApi("DELETE /synonym/:id", { params: { id: synonym.id }, version: synonym.version })
      toast({ text: texts.removed })
      focusSoon()
    }
    return run(work, { key: synonym.id })
  }
  return (
    <>
      <div className="filters">
        <ListSearchField label={texts.search} placeholder={texts.search} value={query} onSearch={setQuery} />
      </div>
      <DataTable
        label={texts.title}
        rows={synonyms.filter(hasWord)}
        keyOf={({ id }) => id}
        empty={<EmptyState title={texts.nothing} />}
        columns={[
          ...languages.map((code) => ({
            key: code,
            heading: common.languageNames[code],
            card: code === "de" ? ("title" as const) : ("line" as const),
            cell: (synonym: Synonym) => <span lang={code}>{wordsOf(synonym, code)}</span>,
          })),
          {
            key: "actions",
            heading: texts.actions,
            isHeadingHidden: true,
            card: "corner" as const,
            align: "end" as const,
            width: 120,
            cell: (synonym) => (
              <EditAndDelete
                name={nameOf(synonym)}
                editLabel={texts.editOne(nameOf(synonym))}
                deleteLabel={texts.removeOne(nameOf(synonym))}
                onEdit={() => onEdit(synonym)}
                onDelete={() => void remove(synonym)}
              />
            ),
          },
        ]}
      />
    </>
  )
}
