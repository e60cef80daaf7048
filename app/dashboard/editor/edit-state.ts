import type { Language } from "#contract/language.ts"
import { restorePictures } from "./merge-pictures.ts"
import { type EditedPicture, movePicture, pictureChanges } from "./pictures.ts"

/** Fields of a form by name. */
export type Values = Readonly<Record<string, string>>

/** Content of a form. */
export interface Content {
  fields: Values
  pictures: readonly EditedPicture[]
}

/** Stored and typed content, and the stored version. */
export interface EditState {
  stored: Content
  typed: Content
  version: number
}

/** Stored and edited pictures. */
interface BothPictures {
  stored: readonly EditedPicture[]
  typed: readonly EditedPicture[]
}

export type EditAction =
  | { type: "set"; key: string; value: string }
  | { type: "alt"; id: number; language: Language; value: string }
  | { type: "move"; id: number; to: number }
  /** Properties of a picture besides its texts: presence, decorative, focal point. */
  | { type: "picture"; id: number; change: Partial<Omit<EditedPicture, "id" | "alt">> }
  /** The server stored the fields in `sent`; `stored` are the values it made of them. */
  | { type: "saved"; sent?: Values; stored?: Values; version: number }
  /** The server stored the pictures in `sent`; `stored` are its current ones. */
  | { type: "pictures-saved"; sent: readonly EditedPicture[]; pictures: readonly EditedPicture[] }
  /** All of this content is stored. */
  | { type: "all-saved"; content: Content }
  | { type: "discard" }
  /** Replaces typed content, of pictures only what differs from `before`; omits unknown fields and pictures. */
  | { type: "restore"; content: Content; before: readonly EditedPicture[] }
  /** The record was changed elsewhere; `values` is the new content of the form, made from its content `mine`. */
  | { type: "rebase"; mine: Content; stored: Values; values: Values; version: number; pictures?: BothPictures }
  | { type: "start"; content: Content; version: number }
  /** A picture came: the next save adds it to the record, in place of one of its pictures, or with `isOnly` of all. */
  | { type: "add-picture"; picture: EditedPicture; isOnly?: boolean; replaces?: number | undefined }
  /** Uploaded pictures were discarded. */
  | { type: "drop-pictures"; ids: readonly number[] }

export const startEditing = (stored: Content, version: number): EditState => ({ stored, typed: stored, version })

export const changedFields = ({ stored, typed }: Pick<EditState, "stored" | "typed">): string[] =>
  Object.keys(typed.fields).filter((key) => typed.fields[key] !== stored.fields[key])

/** Returns the names of unsaved changes: fields, and changes to pictures. */
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
    case "picture":
      return { ...state, typed: changePicture(typed, action.id, () => action.change) }
    case "saved":
      return afterSaving(state, action.sent ?? {}, action.stored ?? {}, action.version)
    case "pictures-saved":
      return withPictures(state, picturesSaved(state, action.sent, action.pictures))
    case "all-saved":
      return { ...state, stored: action.content }
    case "discard":
      return { ...state, typed: stored }
    case "restore":
      return {
        ...state,
        typed: {
          fields: { ...typed.fields, ...fieldsOf(stored.fields, action.content.fields) },
          pictures: restorePictures(typed.pictures, action.content.pictures, action.before),
        },
      }
    case "rebase":
      return rebased(state, action)
    case "start":
      return startEditing(action.content, action.version)
    case "add-picture": {
      const { picture, isOnly = false, replaces } = action
      const at = typed.pictures.findIndex(({ id, isGone }) => (isOnly ? !isGone : id === replaces))
      const others = typed.pictures.map((other, index) => (isOnly || index === at ? { ...other, isGone: true } : other))
      // The texts and the focal point of what it replaces stay.
      const { alt, decorative, focus } = typed.pictures[at] ?? picture
      return withPictures(state, {
        stored: [...stored.pictures, { ...picture, isGone: true }],
        typed: others.toSpliced(at < 0 ? others.length : at + 1, 0, { ...picture, alt, decorative, focus }),
      })
    }
    case "drop-pictures": {
      const rest = ({ pictures }: Content) => pictures.filter(({ id }) => !action.ids.includes(id))
      return withPictures(state, { stored: rest(stored), typed: rest(typed) })
    }
    default:
      return action satisfies never
  }
}

/** Keeps what was typed while the save was running. */
function afterSaving({ stored, typed }: EditState, sent: Values, now: Values, version: number): EditState {
  const untouched = Object.keys(now).filter((key) => typed.fields[key] === (sent[key] ?? stored.fields[key]))
  return {
    stored: { ...stored, fields: { ...stored.fields, ...now } },
    typed: { ...typed, fields: { ...typed.fields, ...pick(now, untouched) } },
    version,
  }
}

/** Keeps what was typed, and pictures changed or uploaded, while the other version was fetched or shown. */
function rebased({ stored, typed }: EditState, action: Extract<EditAction, { type: "rebase" }>): EditState {
  const { mine, values, version, pictures = { stored: stored.pictures, typed: typed.pictures } } = action
  const untouched = Object.keys(values).filter((key) => typed.fields[key] === mine.fields[key])
  const state = {
    stored: { ...stored, fields: { ...stored.fields, ...fieldsOf(stored.fields, action.stored) } },
    typed: { ...typed, fields: { ...typed.fields, ...fieldsOf(stored.fields, pick(values, untouched)) } },
    version,
  }
  if (!action.pictures || typed.pictures === mine.pictures) return withPictures(state, pictures)
  const came = (list: readonly EditedPicture[]) =>
    list.filter(({ id }) => [...mine.pictures, ...pictures.typed].every((picture) => picture.id !== id))
  return withPictures(state, {
    stored: [...pictures.stored, ...came(stored.pictures)],
    typed: [...restorePictures(pictures.typed, typed.pictures, mine.pictures), ...came(typed.pictures)],
  })
}

/** Keeps changes to pictures and uploads made while the save was running. */
function picturesSaved(
  { stored, typed }: EditState,
  sent: readonly EditedPicture[],
  now: readonly EditedPicture[],
): BothPictures {
  const came = stored.pictures.filter(({ id }) => [...sent, ...now].every((picture) => picture.id !== id))
  const all = [...now, ...came]
  if (typed.pictures === sent) return { stored: all, typed: all }
  return { stored: all, typed: typed.pictures.filter(({ id }) => all.some((picture) => picture.id === id)) }
}

const withPictures = <State extends Pick<EditState, "stored" | "typed">>(
  state: State,
  { stored, typed }: BothPictures,
): State => ({
  ...state,
  stored: { ...state.stored, pictures: stored },
  typed: { ...state.typed, pictures: typed },
})

const changePicture = (
  content: Content,
  id: number,
  change: (picture: EditedPicture) => Partial<EditedPicture>,
): Content => ({
  ...content,
  pictures: content.pictures.map((picture) => (picture.id === id ? { ...picture, ...change(picture) } : picture)),
})

const fieldsOf = (stored: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => Object.hasOwn(stored, key)))
