import { altPrefix, orderKey, orderWith, orderWithout } from "./picture-keys.ts"

/** A form's content: field or picture text by key. */
export type Values = Readonly<Record<string, string>>

/** What is stored, what is typed, and the version that was stored. */
export interface EditState {
  base: Values
  values: Values
  version: number
}

export type EditAction =
  | { type: "set"; key: string; value: string }
  /** The server has stored what was `sent` and answers with what it made of it. */
  | { type: "saved"; sent: Values; stored: Values; version?: number }
  | { type: "discard" }
  /** Puts other content over what is typed; unknown keys are left out. */
  | { type: "restore"; values: Values }
  /** What is stored has changed elsewhere; `values` is what shall stand in the form now. */
  | { type: "rebase"; base: Values; values: Values; version: number }
  /** A picture with its texts came or went; that is stored already. */
  | { type: "add-image"; id: number; texts: Values; at?: number }
  | { type: "remove-image"; id: number }

export const startEditing = (base: Values, version: number): EditState => ({ base, values: base, version })

export function changedKeys({ base, values }: Pick<EditState, "base" | "values">): string[] {
  return Object.keys(values).filter((key) => values[key] !== base[key])
}

export function pick(values: Values, keys: readonly string[]): Values {
  return Object.fromEntries(keys.map((key) => [key, values[key] ?? ""]))
}

export function edit(state: EditState, action: EditAction): EditState {
  switch (action.type) {
    case "set":
      return { ...state, values: { ...state.values, [action.key]: action.value } }
    case "saved":
      return afterSaving(state, action.sent, action.stored, action.version ?? state.version)
    case "discard":
      return { ...state, values: state.base }
    case "restore":
      return { ...state, values: { ...state.values, ...known(state.base, action.values) } }
    case "rebase":
      return {
        base: { ...state.base, ...known(state.base, action.base) },
        values: { ...state.values, ...known(state.base, action.values) },
        version: action.version,
      }
    case "add-image": {
      const add = (values: Values) => ({
        ...values,
        ...action.texts,
        [orderKey]: orderWith(values[orderKey], action.id, action.at),
      })
      return { ...state, base: add(state.base), values: add(state.values) }
    }
    case "remove-image": {
      const remove = (values: Values) => withoutImage(values, action.id)
      return { ...state, base: remove(state.base), values: remove(state.values) }
    }
    default:
      return action satisfies never
  }
}

/** What was typed while the save was under way stays typed. */
function afterSaving({ base, values }: EditState, sent: Values, stored: Values, version: number): EditState {
  const untouched = Object.keys(stored).filter((key) => values[key] === (sent[key] ?? base[key]))
  return { base: { ...base, ...stored }, values: { ...values, ...pick(stored, untouched) }, version }
}

const known = (base: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => Object.hasOwn(base, key)))

function withoutImage(values: Values, id: number): Values {
  const kept = Object.entries(values).filter(([key]) => !key.startsWith(altPrefix(id)))
  return { ...Object.fromEntries(kept), [orderKey]: orderWithout(values[orderKey], id) }
}
