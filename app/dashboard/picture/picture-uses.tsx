import { Link } from "react-router"
import type { PictureUse } from "#contract/picture.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { recordPath } from "../audit/record-path.ts"
import { useUseTitle } from "./use-title.ts"

interface PictureUsesProps {
  uses: readonly PictureUse[]
  chosen: number | null
  onChoose: (id: number) => void
}

/** Uses of a picture with links; of several uses one is edited. */
export function PictureUses({ uses, chosen, onChoose }: PictureUsesProps) {
  const { pictures: texts, audit, trash, shell } = useDashboardTexts()
  const titleOf = useUseTitle()
  const kindOf = ({ kind }: PictureUse) =>
    kind === "page" ? audit.page : kind === "settings" ? shell.entries.settings : trash.kind[kind]
  const active = uses.filter(({ version, draft }) => version !== null && !draft)
  return (
    <section className="picture-uses">
      <h3>
        {texts.usedIn} <small>{uses.length}</small>
      </h3>
      {uses.length === 0 && <p>{texts.uses(0)}</p>}
      <ul>
        {uses.map((use) => {
          const title = titleOf(use)
          const path = recordPath({
            record: { kind: use.kind, id: use.record_id, exists: use.version !== null, parent_id: use.parent_id },
            title,
          })
          return (
            <li key={use.id}>
              <span className="picture-kind">{kindOf(use)}</span>
              {path === null ? <span>{title}</span> : <Link to={path}>{title}</Link>}
              {use.version === null || use.draft ? (
                <small>{use.version === null ? texts.inTrash : texts.inDraft}</small>
              ) : (
                active.length > 1 && (
                  <button
                    type="button"
                    className="text-button"
                    aria-label={texts.chosen(title)}
                    aria-pressed={use.id === chosen}
                    onClick={() => use.id !== chosen && onChoose(use.id)}
                  >
                    {texts.edit}
                  </button>
                )
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
