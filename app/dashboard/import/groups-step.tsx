import { useState } from "react"
import type { GroupChoice, GroupName } from "#contract/grouped-sheet.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord } from "../api/call-record.ts"
import { useRefresh } from "../api/read.ts"
import { useMay } from "../ui/shell-context.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { useAction } from "../ui/use-action.ts"
import { ImportFoot } from "./import-foot.tsx"
import { columnLetters } from "./import-steps.ts"
import { type Mapping, MappingList } from "./mapping-list.tsx"
import type { StepProps } from "./use-import.ts"
import { namesIn } from "./send-sheet.ts"

const leftOut = "left-out"

/** Which group each name of the sheet stands for; guesses are chosen, and hold once one goes on. */
export function GroupsStep({ course, choice, result, groups }: StepProps) {
  const { partImport: texts, spares } = useDashboardTexts()
  const language = useDashboardLanguage()
  const mayAdd = useMay("content.publish")
  const refresh = useRefresh()
  const { isBusy, run } = useAction()
  const [changed, setChanged] = useState<Record<string, number | null | undefined>>({})
  const names = namesIn(result)
  const groupOf = ({ name, spare_id, why }: GroupName): number | null | undefined => {
    if (name in changed) return changed[name]
    if (choice.groups && name in choice.groups) return choice.groups[name]
    // Rows without a name are left out unless one says otherwise.
    return spare_id ?? (why === "unknown" && name !== "" ? undefined : null)
  }
  const addGroup = (name: string) =>
    run(async () => {
      const form = new FormData()
      for (const field of ["title_de", "title_en", "title_ru"]) form.set(field, name)
      const { id } = await callRecord({ kind: "spare", id: null }, "POST", { form })
      await refresh("GET /spare")
      setChanged((all) => ({ ...all, [name]: id }))
    })
  const options = [
    ...groups.map((group) => ({
      value: String(group.id),
      text: shownTitle(group, language).text || spares.untitled,
    })),
    { value: leftOut, text: texts.groupLeaveOut },
  ]
  const open = names.filter((entry) => groupOf(entry) === undefined)
  const next = () => {
    const chosen = names.flatMap((entry) => {
      const group = groupOf(entry)
      return group === undefined || entry.why === "named" ? [] : [[entry.name, group] as const]
    })
    void course.leave("groups", { groups: Object.fromEntries(chosen) satisfies GroupChoice })
  }
  const mappings = names.map((entry): Mapping => {
    const { name, rows, why } = entry
    const group = groupOf(entry)
    const isOpen = group === undefined
    const isNew = isOpen && mayAdd && name !== ""
    return {
      key: name,
      name: name || texts.groupEmpty,
      samples: texts.sheetRows(rows),
      label: texts.groupOf(name || texts.groupEmpty),
      value: isOpen ? "" : group === null ? leftOut : String(group),
      options: isOpen ? [{ value: "", text: texts.groupChoose }, ...options] : options,
      onChoose: (value) => setChanged({ ...changed, [name]: value === leftOut ? null : Number(value) }),
      look: isOpen ? "bad" : name in changed || group === null ? undefined : why === "numbers" ? "check" : "good",
      source: (
        <>
          {isOpen ? texts.groupReasons.unknown : name in changed || group === null ? "" : texts.groupReasons[why]}
          {isNew && (
            <button type="button" className="text-button" disabled={isBusy} onClick={() => void addGroup(name)}>
              {texts.groupNew}
            </button>
          )}
        </>
      ),
      isLeftOut: group === null,
    }
  })
  const column = result.columns.find(({ field }) => field === "group")
  const [first] = open
  return (
    <>
      <h3 className="import-question">
        {texts.groupsTitle} <small>{texts.groupsHint(column ? columnLetters(column.number) : "", names.length)}</small>
      </h3>
      <MappingList mappings={mappings} />
      <ImportFoot course={course} action={texts.next.check} onAction={next}>
        {first ? texts.groupsFoot(first.name, first.rows) : texts.groupsAll}
      </ImportFoot>
    </>
  )
}
