import { useEffect, useRef, useState } from "react"
import type { ListedPart } from "#contract/part-list.ts"
import { Form } from "../ui/form.tsx"
import { type BlockState, cellKey, shownValues } from "./block-state.ts"
import type { BlockStore } from "./block-store.ts"
import { ConflictList } from "./conflict-list.tsx"
import { PartFields } from "./part-fields.tsx"
import { type PartValues, partFields } from "./part-form.ts"
import { SaveState } from "./save-state.tsx"

interface RowFieldsProps {
  part: ListedPart
  store: BlockStore
  state: BlockState
}

/** The cells of a row as a form, for narrow screens; each is stored when it is left, and undone like a cell. */
export function RowFields({ part, store, state }: RowFieldsProps) {
  const ref = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Partial<PartValues>>({})
  const keep = () => {
    store.endEdit(true)
    setTyped({})
  }
  useEffect(() => () => store.endEdit(true), [store])
  const errors = partFields.flatMap((field) => {
    const code = state.errors.get(cellKey(part.id, field))
    return code === undefined ? [] : [[field, code]]
  })
  return (
    <Form form={{ ref, isBusy: false, submit: keep }} onBlur={keep} className="part-form">
      <SaveState store={store} state={state} />
      <ConflictList store={store} state={state} />
      <PartFields
        values={{ ...shownValues(state, part), ...typed }}
        errors={Object.fromEntries(errors)}
        onValue={(field, value) => {
          setTyped({ [field]: value })
          store.edit({ part, field, value })
        }}
      />
    </Form>
  )
}
