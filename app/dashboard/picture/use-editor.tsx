import { useEffect, useRef, useState } from "react"
import type { PictureUse, StoredPicture } from "#contract/picture.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { type LocalizedColumns, pickLocalized } from "#contract/localized.ts"
import { Button } from "../ui/button.tsx"
import { Form } from "../ui/form.tsx"
import { AltField } from "../image/alt-fields.tsx"
import { DecorativeTick } from "../image/decorative-tick.tsx"
import { FocalField } from "../image/focal-field.tsx"
import { callRecord } from "../api/call-record.ts"
import { isCode } from "../api/error-text.ts"
import { useAsk } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"

type UseValues = Pick<PictureUse, keyof LocalizedColumns<"alt"> | "decorative" | "focus">

export const storedValues = (use: PictureUse): UseValues => ({
  ...pickLocalized(use, "alt"),
  decorative: use.decorative,
  focus: use.focus,
})

/** Returns the values that differ from others. */
export const changedValues = (before: Partial<UseValues>, values: Partial<UseValues>): Partial<UseValues> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => before[name as keyof UseValues] !== value))

/** Returns the values of a use that other uses can take: its texts only in the languages that it has. */
export const sharedValues = ({ languages }: PictureUse, { decorative, focus, ...texts }: UseValues) => ({
  ...Object.fromEntries(languages.map((language) => [`alt_${language}`, texts[`alt_${language}`]])),
  decorative,
  focus,
})

interface UseEditorProps {
  picture: StoredPicture
  use: PictureUse
  /** Other uses that visitors see. */
  others: readonly PictureUse[]
  onTyped: (isTyped: boolean) => void
}

/** Text and focal point of one use; can be applied to all uses. */
export function UseEditor({ picture, use, others, onTyped }: UseEditorProps) {
  const { pictures: texts, images, common } = useDashboardTexts()
  // Only the differences from the stored use, so that other saves are not overwritten.
  const [typed, setTyped] = useState<Partial<UseValues>>({})
  const values = { ...storedValues(use), ...typed }
  const isTyped = Object.keys(typed).length > 0
  useEffect(() => onTyped(isTyped), [isTyped, onTyped])
  const type = (change: Partial<UseValues>) => setTyped((before) => ({ ...before, ...change }))
  // What was typed while the save was running stays.
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, save, copy } = useSaveUse(use, others, (sent) => setTyped((now) => changedValues(sent, now)))
  return (
    <Form form={{ ref: form, isBusy, submit: () => void save(values) }} className="use-editor">
      <FocalField picture={picture} focus={values.focus} onFocus={(focus) => type({ focus })} />
      <fieldset className="alts">
        <legend>{texts.altTexts}</legend>
        {use.languages.map((language) => {
          const name = `alt_${language}` as const
          return (
            <AltField
              key={language}
              language={language}
              value={values[name]}
              label={images.altOne(common.languageNames[language])}
              isDecorative={values.decorative}
              onValue={(text) => type({ [name]: text })}
            />
          )
        })}
        <DecorativeTick isChecked={values.decorative} onChange={(decorative) => type({ decorative })} />
      </fieldset>
      <div className="action-row">
        {others.length > 0 && (
          <Button look="quiet" busy={isBusy} onClick={() => void copy(values)}>
            {texts.copy(others.length)}
          </Button>
        )}
        <Button type="submit" busy={isBusy}>
          {common.save}
        </Button>
      </div>
    </Form>
  )
}

/** Saves a use at its record, with that record's version; a rejected save keeps the input. */
function useSaveUse(use: PictureUse, others: readonly PictureUse[], onSaved: (sent: UseValues) => void) {
  const { pictures: texts, common } = useDashboardTexts()
  const toast = useToast()
  const ask = useAsk()
  const { isBusy, run } = useAction({
    about: "use",
    explain: (error) => (isCode(error, "stale") ? texts.stale : null),
    refreshes: ["GET /picture", "GET /picture/:hash"],
  })
  const send = async (uses: readonly PictureUse[], values: Partial<UseValues>) => {
    // Two uses may belong to one record, whose version changes with the first.
    const versions = new Map<string, number>()
    for (const stored of uses) {
      const { id, kind, record_id, version } = stored
      const json = changedValues(storedValues(stored), values)
      const record = `${kind} ${record_id}`
      if (Object.keys(json).length > 0)
        await callRecord({ kind, id: record_id }, "PATCH /image/:image", {
          params: { image: id },
          json,
          version: versions.get(record) ?? version ?? 0,
          onVersion: (next) => versions.set(record, next),
        })
    }
  }
  return {
    isBusy,
    save: async (values: UseValues) => {
      if (!(await run(() => send([use], values)))) return
      onSaved(values)
      toast({ text: common.updated, about: "use" })
    },
    copy: async (values: UseValues) => {
      const all = [use, ...others]
      const question = { title: texts.copyTitle, body: texts.copyText, yes: texts.copyYes, no: common.cancel }
      if ((await ask(question)) !== "yes" || !(await run(() => send(all, sharedValues(use, values))))) return
      onSaved(values)
      toast({ text: texts.copied(all.length), about: "use" })
    },
  }
}
