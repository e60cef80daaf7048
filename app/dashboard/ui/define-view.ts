import { useState } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { limits } from "#contract/limits.ts"

/** One value of a view, and how the URL holds it. */
export interface ViewParameter<Value> {
  /** Default value, which the URL leaves out. */
  start: Value
  /** Returns the value of a text in the URL; undefined for an invalid one. */
  read: (text: string) => Value | undefined
  write: (value: Value) => string
  /** Name in the URL; by default the key. */
  name?: string | undefined
  /** Name in URLs of former releases. */
  formerName?: string | undefined
  /** What a change of it is; without it, it filters. */
  kind?: "page" | "opened"
}

type Named = Pick<ViewParameter<unknown>, "name" | "formerName">

/** A text, such as a search. */
export const textParameter = (): ViewParameter<string> => ({
  start: "",
  read: (text) => text.slice(0, limits.query),
  write: (text) => text,
})

/** One of several values, by default the first. */
export const choiceParameter = <Value extends string | number>(
  values: readonly Value[],
  { start, ...names }: Named & { start: NoInfer<Value> },
): ViewParameter<Value> => ({
  start,
  read: (text) => values.find((value) => String(value) === text),
  write: String,
  ...names,
})

export const flagParameter = (names: Named = {}): ViewParameter<boolean> => ({
  start: false,
  read: (text) => text === "1",
  write: () => "1",
  ...names,
})

/** A day, as 2026-11-23; "" for none. */
export const dayParameter = (): ViewParameter<string> => ({
  start: "",
  read: (text) => (/^20\d\d-\d\d-\d\d$/u.test(text) ? text : undefined),
  write: (day) => day,
})

const positive = (text: string): number | undefined => {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : undefined
}

/** Number of a page, from 1; a changed filter leads back to the first. */
export const pageParameter = (): ViewParameter<number> => ({
  start: 1,
  read: (text) => Math.min(positive(text) ?? 1, limits.pageMax),
  write: String,
  kind: "page",
})

/** Id of the record that is open beside or above its list. */
export const openedParameter = (): ViewParameter<number | null> => ({
  start: null,
  read: positive,
  write: String,
  kind: "opened",
})

/** Hash of the picture that is open; "" for none. */
export const hashParameter = (): ViewParameter<string> => ({
  start: "",
  read: (text) => (/^[0-9a-f]{32}$/u.test(text) ? text : undefined),
  write: (hash) => hash,
  kind: "opened",
})

export interface ViewDefinition<View> {
  /** The view of a URL without parameters. */
  start: View
  read: (params: URLSearchParams) => View
  /** Returns the parameters of a view, without defaults; parameters of others stay. */
  write: (view: View, params?: URLSearchParams) => URLSearchParams
  /** Returns the values other than the defaults. */
  changed: (view: View) => Partial<View>
  /** Returns the next view, on its first page if a filter has changed, and whether it is a step in the history. */
  change: (view: View, change: Partial<View>) => { next: View; isStep: boolean }
}

export type ViewOf<Definition> = Definition extends ViewDefinition<infer View> ? View : never

/** Declares the view of a screen: what is shown of its list, as the URL holds it. */
export function defineView<View extends object>(
  parameters: {
    readonly [Key in keyof View]: ViewParameter<View[Key]>
  },
): ViewDefinition<View> {
  const keys = Object.keys(parameters) as (keyof View & string)[]
  const build = (valueOf: <Key extends keyof View & string>(key: Key) => View[Key]): View =>
    Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as View
  const nameOf = (key: keyof View & string) => parameters[key].name ?? key
  const isStart = (view: View, key: keyof View) => view[key] === parameters[key].start
  return {
    start: build((key) => parameters[key].start),
    read: (params) =>
      build((key) => {
        const { formerName, read, start } = parameters[key]
        const text = params.get(nameOf(key)) ?? (formerName === undefined ? null : params.get(formerName))
        return (text === null ? undefined : read(text)) ?? start
      }),
    write: (view, params) => {
      const next = new URLSearchParams(params)
      for (const key of keys) {
        const { formerName, write } = parameters[key]
        if (formerName !== undefined) next.delete(formerName)
        if (isStart(view, key)) next.delete(nameOf(key))
        else next.set(nameOf(key), write(view[key]))
      }
      return next
    },
    changed: (view) =>
      Object.fromEntries(keys.filter((key) => !isStart(view, key)).map((key) => [key, view[key]])) as Partial<View>,
    change: (view, change) => {
      const next = { ...view, ...change }
      const altered = keys.filter((key) => next[key] !== view[key])
      if (altered.some((key) => parameters[key].kind === undefined))
        return {
          next: build((key) => (parameters[key].kind === "page" ? parameters[key].start : next[key])),
          isStep: false,
        }
      // Going on to the next record replaces the one before, so that Back leads to the list.
      return {
        next,
        isStep: altered.some((key) => parameters[key].kind === "page" || isStart(view, key) !== isStart(next, key)),
      }
    },
  }
}

export interface ShownView<View> {
  view: View
  show: (change: Partial<View>) => void
}

interface PendingNavigation {
  from: readonly string[]
  to: string
}

/**
 * Returns the view in the URL. It is the requested one before the router has navigated, so that a checkbox stays
 * checked, and further changes, such as a delayed search, build on it. The section that the URL names stays.
 */
export function useView<View>(definition: ViewDefinition<View>): ShownView<View> {
  const [params] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const here = params.toString()
  const [pending, setPending] = useState<PendingNavigation | null>(null)
  if (pending && !pending.from.includes(here)) setPending(null)
  const shown = new URLSearchParams(pending?.to ?? here)
  const view = definition.read(shown)
  return {
    view,
    show: (change) => {
      const { next, isStep } = definition.change(view, change)
      const to = definition.write(next, shown).toString()
      setPending(to === here ? null : { from: [...(pending ? [...pending.from, pending.to] : []), here], to })
      void navigate({ search: to, hash }, { replace: !isStep, preventScrollReset: true })
    },
  }
}
