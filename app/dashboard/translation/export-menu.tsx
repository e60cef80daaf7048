import { translationFormats } from "#contract/translation-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { downloadFile } from "../api/call-api.ts"
import { nameOfToday } from "../ui/download-button.tsx"
import { MenuButton } from "../ui/menu-button.tsx"
import { useAction } from "../ui/use-action.ts"
import { type TranslationView, filterQuery } from "./translation-view.ts"

const extensions = { xlsx: "xlsx", xliff: "xlf" } as const

/** Exports what the filters show, or all texts, as a workbook or for translators' tools. */
export function ExportMenu({ view }: { view: TranslationView }) {
  const { translations: texts } = useDashboardTexts()
  const { run } = useAction({ failed: texts.exportFailed })
  const shown = filterQuery(view)
  const items = ([shown, { lang: shown.lang, state: "all" }] as const).flatMap((query, index) =>
    translationFormats.map((format) => ({
      label: texts.exports[index === 0 ? "shown" : "all"](texts.formats[format]),
      run: () =>
        run(() =>
          downloadFile("/translation/export", nameOfToday(`translations-${shown.lang ?? "all"}`, extensions[format]), {
            query: { ...query, format },
          }),
        ),
    })),
  )
  return <MenuButton label={texts.export} icon="dl" items={items} />
}
