import type { TrashEntry } from "#contract/trash.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { imageSource } from "../image/image-source.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useMay } from "../ui/shell-context.tsx"
import { Button } from "../ui/button.tsx"
import { formatDay, formatMoment } from "../ui/format-date.ts"
import { entryNames } from "./entry-names.ts"
import { useRestore } from "./use-restore.ts"

export function TrashEntryRow({ entry, onPurge }: { entry: TrashEntry; onPurge: () => void }) {
  const { trash: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { isBusy, restore } = useRestore()
  const mayPurge = useMay("trash.purge")
  const { id, kind, image, deleted_at, deleted_by, expires_at } = entry
  const { title, lang, group } = entryNames(entry, language, texts)
  const bringBack = async () => {
    // The row disappears with its button.
    if (await restore(id)) focusSoon()
  }
  return (
    <li>
      <div className={image ? "record-title pictured" : "record-title"}>
        {image && <img src={imageSource(image, 320)} alt="" width={image.width} height={image.height} loading="lazy" />}
        <b lang={lang}>{title}</b>
        <span>
          {texts.kind[kind]}
          {group && (
            <>
              , <span lang={group.lang}>{group.text}</span>
            </>
          )}
        </span>
      </div>
      <p className="when">
        {texts.deletedBy(formatMoment(deleted_at, language), deleted_by)},{" "}
        <span>{texts.keptUntil(formatDay(expires_at, language))}</span>
      </p>
      <div className="action-row">
        <Button
          look="quiet"
          icon="refresh"
          busy={isBusy}
          aria-label={texts.restoreNamed(title)}
          onClick={() => void bringBack()}
        >
          {texts.restore}
        </Button>
        {mayPurge && (
          <button type="button" className="icon-button" aria-label={texts.purgeNamed(title)} onClick={onPurge}>
            <Icon name="trash" />
          </button>
        )}
      </div>
    </li>
  )
}
