import { useQuery } from "@tanstack/react-query"
import { useRef } from "react"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { ApiError, callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { Loaded } from "../ui/loaded.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { useAction } from "../ui/use-action.ts"
import { useForm } from "../ui/use-form.ts"
import { useToast } from "../ui/toasts.tsx"
import type { Reversal } from "./act-log.ts"
import type { BlockStore } from "./block-store.ts"

/** Adds another number of a part; reversing that removes it. */
async function addAlias(alias: string, partnumber: string): Promise<Reversal> {
  await callApi("POST /part-alias", { json: { alias, partnumber } })
  return { reverse: () => removeAlias(alias, partnumber) }
}

async function removeAlias(alias: string, partnumber: string): Promise<Reversal> {
  // An undo has added it with another id since.
  const aliases = await callApi("GET /part-alias", { query: { query: partnumber } })
  const id = aliases.find((other) => other.alias === alias)?.id
  if (id !== undefined) await callApi("DELETE /part-alias/:id", { params: { id } })
  return { reverse: () => addAlias(alias, partnumber) }
}

interface PartAliasesProps {
  partnumber: string
  store: BlockStore
}

/** Other numbers of a part: shown, added and removed; search, pasted lists and the part's page know them. */
export function PartAliases({ partnumber, store }: PartAliasesProps) {
  const { partGrid: texts, parts, demand } = useDashboardTexts()
  const language = useDashboardLanguage()
  const toast = useToast()
  const mayEdit = useMay("parts.edit")
  const loaded = useQuery(read("GET /part-alias", { query: { query: partnumber } }))
  const { run, attempt } = useAction({ failed: demand.failed, refreshes: ["GET /part-alias", "GET /part"] })
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = (alias: string) =>
    run(async () => {
      const undo = store.noteChange(await removeAlias(alias, partnumber))
      // The pressed button goes with its number.
      heading.current?.focus()
      const action = { label: parts.undo, run: () => void attempt(undo) }
      toast({ text: texts.aliasRemoved(alias), about: `alias ${alias}`, action })
    })
  const words: Readonly<Record<string, string>> = { ...demand.errors, ...texts.aliasErrors }
  const form = useForm({
    start: { alias: "" },
    check: ({ alias }) => ({ alias: alias.trim() === "" ? demand.errors.required : undefined }),
    send: async ({ alias }) => {
      store.noteChange(await addAlias(alias, partnumber))
      form.field("alias").onValue("")
      await attempt(async () => undefined)
    },
    explain: (error) => {
      const code = error instanceof ApiError ? (error.problem.errors?.[0]?.code ?? error.problem.code) : ""
      return { errors: { alias: words[code] ?? demand.failed } }
    },
  })
  const key = foldNumber(partnumber)
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {texts.sameAs} <small>{texts.sameAsHint}</small>
      </h3>
      <Loaded query={loaded} rows={1}>
        {(aliases) => (
          <ul className="part-aliases" aria-label={texts.sameAs}>
            {aliases
              .filter((alias) => foldNumber(alias.partnumber) === key)
              .map(({ id, alias, created_at }) => (
                <li key={id}>
                  <b className="mono">{alias}</b>
                  <small>{formatMoment(created_at, language)}</small>
                  {mayEdit && (
                    <button
                      type="button"
                      className="icon-button"
                      aria-label={texts.removeAlias(alias)}
                      onClick={() => void remove(alias)}
                    >
                      <Icon name="x" />
                    </button>
                  )}
                </li>
              ))}
          </ul>
        )}
      </Loaded>
      {mayEdit && (
        <Form form={form} className="part-alias-form">
          <TextField
            label={texts.otherNumber}
            {...form.field("alias")}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            isAlert
          />
          <Button type="submit" look="quiet" busy={form.isBusy}>
            {texts.addAlias}
          </Button>
        </Form>
      )}
    </section>
  )
}
