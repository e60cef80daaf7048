import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorCodeText } from "../api/error-text.ts"
import { isPartField } from "./part-form.ts"
import { Button } from "../ui/button.tsx"
import type { BlockState } from "./block-state.ts"
import type { BlockStore } from "./block-store.ts"

const maxNamed = 3

/** Says what is not stored yet, and why. */
export function SaveState({ store, state }: { store: BlockStore; state: BlockState }) {
  const { partGrid: texts, parts, common } = useDashboardTexts()
  const cells = [...state.pending.values()].reduce((sum, { fields }) => sum + Object.keys(fields).length, 0)
  const { trouble, errors } = state
  const names = [...errors.keys()].slice(0, maxNamed).flatMap((key) => {
    const [id, field] = key.split(".")
    const number = state.pending.get(Number(id))?.base.partnumber
    return number !== undefined && isPartField(field) ? [`${number}, ${parts.fields[field]}`] : []
  })
  const text =
    trouble === "no_response"
      ? texts.away(cells)
      : trouble !== null
        ? `${errorCodeText(common, trouble)} ${texts.resent(cells)}`
        : errors.size > 0
          ? `${texts.wrong(errors.size)} ${names.join("; ")}${errors.size > maxNamed ? " …" : ""}`
          : cells > 0
            ? texts.unsavedCells(cells)
            : texts.allSaved
  return (
    <div className={`grid-state${trouble !== null || errors.size > 0 ? " grid-state-bad" : ""}`}>
      <output>{text}</output>
      {trouble !== null && (
        <Button look="quiet" onClick={store.retry}>
          {texts.retry}
        </Button>
      )}
      {errors.size > 0 && (
        <Button look="quiet" onClick={store.dropWrong}>
          {texts.dropWrong}
        </Button>
      )}
    </div>
  )
}
