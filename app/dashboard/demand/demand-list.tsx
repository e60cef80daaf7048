import { useState } from "react"
import { demandKinds } from "#contract/demand-constants.ts"
import type { DemandItem } from "#contract/demand.ts"
import { useDashboardTexts, useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { focusSoon } from "../list/focus-soon.ts"
import { type DataColumn, DataTable } from "../ui/data-table.tsx"
import { type DemandAction, DemandActions, NearestNumber, Sparkline, rowId } from "./demand-cells.tsx"
import { SameAs } from "./same-as.tsx"
import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import { read, useRefresh } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { SelectField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { useShortcut } from "../ui/use-shortcut.ts"
import { useForm } from "../ui/use-form.ts"
import { callApi } from "../api/call-api.ts"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"

/** Terms with their actions; "same as" and "create" open below their row. */
export function DemandList({ items }: { items: readonly DemandItem[] }) {
  const { demand: texts } = useDashboardTexts()
  const [open, setOpen] = useState<{ term: string; action: DemandAction } | null>(null)
  const changes = useDemandChanges()
  const actionOf = ({ term }: DemandItem) => (open?.term === term ? open.action : null)
  const close = (index: number) => {
    setOpen(null)
    focusSoon(rowId(index))
  }
  const columns: DataColumn<DemandItem>[] = [
    {
      key: "term",
      heading: texts.columns.term,
      className: ({ is_number }) => (is_number ? "demand-term" : "demand-term demand-words"),
      cell: ({ term, is_new }) => (
        <>
          {term}
          {is_new && <small>{texts.isNew}</small>}
        </>
      ),
    },
    {
      key: "kinds",
      heading: texts.columns.kinds,
      className: "demand-kinds",
      card: "line",
      cell: ({ kinds }) =>
        demandKinds.map(
          (kind) =>
            kinds[kind] > 0 && (
              <span key={kind} className={kind === "inquiry" ? "demand-asked" : undefined}>
                {texts.kinds[kind]} <b>{kinds[kind]}</b>
              </span>
            ),
        ),
    },
    {
      key: "weeks",
      heading: texts.columns.weeks,
      className: "demand-weeks-cell",
      cell: ({ weeks }) => <Sparkline weeks={weeks} label={texts.weekCounts(weeks.join(", "))} />,
    },
    {
      key: "total",
      heading: texts.columns.total,
      className: "demand-total",
      align: "end",
      card: "corner",
      cell: ({ total }) => total,
    },
    {
      key: "languages",
      heading: texts.columns.languages,
      className: "demand-languages-cell",
      cell: ({ languages }) => languages.map((language) => language.toUpperCase()).join(" "),
    },
    {
      key: "nearest",
      heading: texts.columns.nearest,
      className: "demand-nearest",
      card: "line",
      cell: (item) => <NearestNumber item={item} />,
    },
    {
      key: "actions",
      heading: texts.columns.actions,
      isHeadingHidden: true,
      className: "demand-actions",
      card: "line",
      cell: (item, index) => (
        <DemandActions
          item={item}
          id={rowId(index)}
          open={actionOf(item)}
          onOpen={(action) => setOpen(actionOf(item) === action ? null : { term: item.term, action })}
          onIgnore={(ignored) => void changes.ignore(item, ignored).then(() => close(index))}
        />
      ),
    },
  ]
  return (
    <DataTable
      label={texts.tableLabel}
      className="dense demand-table"
      columns={columns}
      rows={items}
      keyOf={({ term }) => term}
      detail={(item, index) => {
        const action = actionOf(item)
        const leave = { onDone: () => close(index), onCancel: () => close(index) }
        if (action === "same") return <SameAs item={item} save={changes.alias} {...leave} />
        return action && <CreatePart item={item} {...leave} />
      }}
    />
  )
}

/** Asks for the group of a new part, suggesting the nearest number's, and opens its form with the number filled in. */
function CreatePart({ item, onCancel }: { item: DemandItem; onCancel: () => void }) {
  const { demand: texts, common, spares } = useDashboardTexts()
  const language = useDashboardLanguage()
  const navigate = useNavigate()
  useShortcut("Escape", onCancel)
  const { data: groups = [] } = useQuery(read("GET /spare"))
  const options = groups.map((group) => ({
    value: String(group.id),
    label: shownTitle(group, language).text || spares.untitled,
  }))
  const form = useForm({
    start: { group: item.nearest ? String(item.nearest.spare_id) : "" },
    send: async () => {
      if (group) await navigate(`/dashboard/spare/${group}?${new URLSearchParams({ add: item.term })}#parts`)
    },
  })
  const group = form.values.group || (options[0]?.value ?? "")
  return (
    <div className="demand-sub">
      <Form form={form}>
        <h2>{texts.createTitle(item.term)}</h2>
        <p>{texts.createText}</p>
        <SelectField label={texts.group} {...form.field("group")} value={group} options={options} />
        <div className="action-row">
          <Button type="submit">{texts.openForm}</Button>
          <Button look="quiet" onClick={onCancel}>
            {common.cancel}
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** Ignores terms and adds aliases; each can be undone from its message. */
function useDemandChanges() {
  const { demand: texts } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const { run, attempt } = useAction({ failed: texts.failed, refreshes: ["GET /demand"] })
  const write = (term: string, ignored: boolean) => async () => {
    await callApi("PATCH /demand", { json: { term, ignored } })
    const undo = { label: texts.undo, run: () => void attempt(write(term, !ignored)) }
    toast({ text: ignored ? texts.ignored(term) : texts.shown(term), about: `demand ${term}`, action: undo })
  }
  const ignore = ({ term }: Pick<DemandItem, "term">, ignored: boolean) => run(write(term, ignored), { key: term })
  /** Rejects with the reason when a term was not assigned. */
  const alias = async ({ term }: Pick<DemandItem, "term">, partnumber: string) => {
    const { id, partnumber: stored } = await callApi("POST /part-alias", { json: { alias: term, partnumber } })
    const undo = () => void attempt(() => callApi("DELETE /part-alias/:id", { params: { id } }))
    toast({ text: texts.aliased(term, stored), action: { label: texts.undo, run: undo } })
    await refresh("GET /demand")
  }
  return { ignore, alias }
}
