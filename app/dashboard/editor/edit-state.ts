import type { Language } from "#contract/language.ts"
import { type AltTexts, type EditedPicture, inOrder, movePicture, pictureChanges, restorePictures } from "./pictures.ts"

/** The fields of a form by their names. */
export type Values = Readonly<Record<string, string>>

/** What a form holds. */
export interface Content {
  fields: Values
  pictures: readonly EditedPicture[]
}

/** What is stored, what is typed, and the version that was stored. */
export interface EditState {
  stored: Content
  typed: Content
  version: number
}

export type EditAction =
  | { type: "set"; key: string; value: string }
  | { type: "alt"; id: number; language: Language; value: string }
  | { type: "move"; id: number; to: number }
  | { type: "gone"; id: number; isGone: boolean }
  /** The server has stored the fields that were `sent` and responds with what it made of them. */
  | { type: "saved"; sent?: Values; stored?: Values; version: number }
  | { type: "order-saved"; ids: readonly number[]; version: number }
  | { type: "alt-saved"; id: number; alt: AltTexts; version: number }
  | { type: "pictures-saved"; pictures: readonly EditedPicture[] }
  /** Everything of this content is stored. */
  | { type: "all-saved"; content: Content }
  | { type: "discard" }
  /** Puts other content over what is typed, of pictures what is other than `before`; unknown fields and pictures are left out. */
  | { type: "restore"; content: Content; before: readonly EditedPicture[] }
  /** What is stored has changed elsewhere; `values` is what shall be in the form now. */
  | { type: "rebase"; stored: Values; values: Values; version: number }
  | { type: "start"; content: Content; version: number }
  /** A picture came or went; that is stored already. */
  | { type: "add-picture"; picture: EditedPicture; at?: number }
  | { type: "remove-picture"; id: number }

export const startEditing = (stored: Content, version: number): EditState => ({ stored, typed: stored, version })

export const changedFields = ({ stored, typed }: Pick<EditState, "stored" | "typed">): string[] =>
  Object.keys(typed.fields).filter((key) => typed.fields[key] !== stored.fields[key])

/** Names what is typed and not stored: fields, and what was done to pictures. */
export const changesOf = (state: Pick<EditState, "stored" | "typed">): string[] => [
  ...changedFields(state),
  ...pictureChanges(state.stored.pictures, state.typed.pictures),
]

export function pick(values: Values, keys: readonly string[]): Values {
  return Object.fromEntries(keys.map((key) => [key, values[key] ?? ""]))
}

export function edit(state: EditState, action: EditAction): EditState {
  const { stored, typed } = state
  switch (action.type) {
    case "set":
      return { ...state, typed: { ...typed, fields: { ...typed.fields, [action.key]: action.value } } }
    case "alt":
      return {
        ...state,
        typed: changePicture(typed, action.id, ({ alt }) => ({ alt: { ...alt, [action.language]: action.value } })),
      }
    case "move":
      return { ...state, typed: { ...typed, pictures: movePicture(typed.pictures, action.id, action.to) } }
    case "gone":
      return { ...state, typed: changePicture(typed, action.id, () => ({ isGone: action.isGone })) }
    case "saved":
      return afterSaving(state, action.sent ?? {}, action.stored ?? {}, action.version)
    case "order-saved":
      return {
        ...state,
        stored: { ...stored, pictures: inOrder(stored.pictures, action.ids) },
        version: action.version,
      }
    case "alt-saved":
      return {
        ...state,
        stored: changePicture(stored, action.id, () => ({ alt: action.alt })),
        version: action.version,
      }
    case "pictures-saved":
      return { ...state, stored: { ...stored, pictures: action.pictures } }
    case "all-saved":
      return { ...state, stored: action.content }
    case "discard":
      return { ...state, typed: stored }
    case "restore":
      return {
        ...state,
        typed: {
          fields: { ...typed.fields, ...known(stored.fields, action.content.fields) },
          pictures: restorePictures(typed.pictures, action.content.pictures, action.before),
        },
      }
    case "rebase":
      return {
        stored: { ...stored, fields: { ...stored.fields, ...known(stored.fields, action.stored) } },
        typed: { ...typed, fields: { ...typed.fields, ...known(stored.fields, action.values) } },
        version: action.version,
      }
    case "start":
      return startEditing(action.content, action.version)
    case "add-picture": {
      if (stored.pictures.some(({ id }) => id === action.picture.id)) return state
      const add = ({ fields, pictures }: Content): Content => ({
        fields,
        pictures: pictures.toSpliced(action.at ?? pictures.length, 0, action.picture),
      })
      return { ...state, stored: add(stored), typed: add(typed) }
    }
    case "remove-picture": {
      const remove = ({ fields, pictures }: Content): Content => ({
        fields,
        pictures: pictures.filter(({ id }) => id !== action.id),
      })
      return { ...state, stored: remove(stored), typed: remove(typed) }
    }
    default:
      return action satisfies never
  }
}

/** What was typed while the save was under way stays typed. */
function afterSaving({ stored, typed }: EditState, sent: Values, now: Values, version: number): EditState {
  const untouched = Object.keys(now).filter((key) => typed.fields[key] === (sent[key] ?? stored.fields[key]))
  return {
    stored: { ...stored, fields: { ...stored.fields, ...now } },
    typed: { ...typed, fields: { ...typed.fields, ...pick(now, untouched) } },
    version,
  }
}

const changePicture = (
  content: Content,
  id: number,
  change: (picture: EditedPicture) => Partial<EditedPicture>,
): Content => ({
  ...content,
  pictures: content.pictures.map((picture) => (picture.id === id ? { ...picture, ...change(picture) } : picture)),
})

const known = (stored: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => Object.hasOwn(stored, key)))
