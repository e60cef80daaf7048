import type { Editor } from "@tiptap/core"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { type Language, localPath } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { limits } from "#contract/limits.ts"
import { pagedKinds } from "#contract/record-constants.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { SuggestField, type Suggestion } from "../ui/suggest-field.tsx"
import { useForm } from "../ui/use-form.ts"
import { linkAddress } from "./rich-html.ts"
import { read } from "../api/read.ts"

const pauseMs = 200
const shortest = 2
// Limited per kind: many parts would crowd out the few pages with the same word.
const kinds = [...pagedKinds, "part"] as const
const maxPages = 7
const most = 10

/** Returns pages, products, groups, services and parts for the typed text, with URLs in the text's language. */
function useLinkSearch(typed: string, language: Language): { suggestions: Suggestion[]; isDone: boolean } {
  const { redirects } = useDashboardTexts()
  const query = useLater(typed.trim())
  const isSearch = query.length >= shortest && query.length <= limits.query && linkAddress(query) === null
  const { data, isPlaceholderData } = useQuery({
    ...read("GET /search", { query: { q: query, lang: language, limit: limits.pageSizeMax } }),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  })
  if (!isSearch) return { suggestions: [], isDone: false }
  const wanted = query.toLowerCase()
  const pages = Object.entries(redirects.pages).filter(([, name]) => name.toLowerCase().includes(wanted))
  const items = data?.items ?? []
  const pageHits = items.filter(({ kind }) => kind !== "part").slice(0, maxPages)
  const ordered = kinds.flatMap((group) => (group === "part" ? items : pageHits).filter(({ kind }) => kind === group))
  const hits = ordered.map(({ kind, path, title, title_lang, partnumber }) => ({
    kind: redirects.kinds[kind],
    name: partnumber === undefined ? title : `${partnumber} ${title}`.trim(),
    lang: title_lang,
    value: localPath(language, path),
  }))
  const suggestions: Suggestion[] = [
    ...pages.map(([path, name]) => ({ kind: redirects.kinds.page, name, value: localPath(language, path) })),
    ...hits,
  ]
  const first = new Map(suggestions.map((suggestion) => [suggestion.value, suggestion]))
  return { suggestions: [...first.values()].slice(0, most), isDone: data !== undefined && !isPlaceholderData }
}

/** Returns the typed text after a pause. */
function useLater(typed: string): string {
  const [later, setLater] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setLater(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return later
}

interface LinkDialogProps {
  editor: Editor
  /** Language of the text; a linked page of this site is linked in it. */
  language: Language
  onClose: () => void
}

/**
 * Sets, changes or removes the link of the selection, searched by title or typed; without a selection also asks for the
 * text.
 */
export function LinkDialog({ editor, language, onClose }: LinkDialogProps) {
  const { editor: texts } = useDashboardTexts()
  const before = String(editor.getAttributes("link")["href"] ?? "")
  const needsWords = before === "" && editor.state.selection.empty
  const form = useForm({
    start: { address: before, words: "", proposed: "" },
    check: ({ address }) => ({ address: linkAddress(address) === null ? texts.linkWrong : undefined }),
    send: ({ address, words }) => {
      const href = linkAddress(address)
      if (href === null) return
      const chain = editor.chain()
      if (needsWords) {
        const text = words.trim() === "" ? address.trim() : words.trim()
        chain
          .insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] })
          .unsetMark("link")
          .run()
      } else chain.extendMarkRange("link").setLink({ href }).run()
      onClose()
    },
  })
  const { words, proposed } = form.values
  const { suggestions, isDone } = useLinkSearch(form.values.address, language)
  const remove = () => {
    editor.chain().extendMarkRange("link").unsetLink().run()
    onClose()
  }
  return (
    <Dialog title={texts.linkTitle} onClose={onClose}>
      <Form form={form}>
        <SuggestField
          label={texts.linkAddress}
          {...form.field("address")}
          hint={texts.linkHint}
          suggestions={suggestions}
          status={isDone ? texts.linkFound(suggestions.length) : ""}
          onChoose={({ value, name }) =>
            // Text proposed by a former choice is replaced.
            form.set({ address: value, proposed: name, ...(words === "" || words === proposed ? { words: name } : {}) })
          }
        />
        {needsWords && <TextField label={texts.linkText} {...form.field("words")} />}
        <div className="action-row">
          {before !== "" && (
            <Button look="danger" onClick={remove}>
              {texts.linkRemove}
            </Button>
          )}
          <Button type="submit">{texts.linkSet}</Button>
        </div>
      </Form>
    </Dialog>
  )
}
