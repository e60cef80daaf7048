import { useQuery } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { Link } from "react-router"
import type { PictureUse, StoredPicture } from "#contract/picture.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { isCode } from "../api/error-text.ts"
import { useUnkeptInput } from "../editor/use-unsaved.ts"
import { useDiscard } from "../ui/confirm.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { ReplacePicture } from "./replace-picture.tsx"
import { UseEditor } from "./use-editor.tsx"
import { useUseTitle } from "../image/use-title.ts"
import { recordPath } from "../audit/record-path.ts"

interface PictureDialogProps {
  hash: string
  /** Opens another picture, such as the replacement of this one. */
  onOpen: (hash: string) => void
  onClose: () => void
}

/** One picture: its uses, their texts, and its replacement. */
export function PictureDialog({ hash, onOpen, onClose }: PictureDialogProps) {
  const { pictures: texts, common } = useDashboardTexts()
  const lang = useDashboardLanguage()
  const loaded = useQuery(read("GET /picture/:hash", { params: { hash }, query: { lang } }))
  const titleOf = useUseTitle()
  const [isTyped, setIsTyped] = useState(false)
  useUnkeptInput(isTyped, true)
  const close = useDiscard(isTyped, onClose)
  const [first] = loaded.data?.uses ?? []
  const isGone = isCode(loaded.error, "not_found")
  const title = isGone ? texts.goneTitle : first ? titleOf(first) : texts.title
  return (
    <Dialog title={title} size="wide" onClose={() => void close()}>
      <Loaded query={loaded} failed={texts.goneTitle} skeleton={<p>{common.loading}</p>}>
        {(picture) => <PictureDetails picture={picture} isTyped={isTyped} onTyped={setIsTyped} onOpen={onOpen} />}
      </Loaded>
    </Dialog>
  )
}

interface PictureDetailsProps extends Pick<PictureDialogProps, "onOpen"> {
  picture: StoredPicture
  isTyped: boolean
  onTyped: (isTyped: boolean) => void
}

function PictureDetails({ picture, isTyped, onTyped, onOpen }: PictureDetailsProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const active = picture.uses.filter(({ version, draft }) => version !== null && !draft)
  const use: PictureUse | undefined = active.find(({ id }) => id === chosen) ?? active[0]
  const wanted = useRef<number | null>(null)
  const change = useDiscard(isTyped, () => {
    onTyped(false)
    setChosen(wanted.current)
  })
  const choose = (id: number) => {
    wanted.current = id
    void change()
  }
  return (
    <div className="picture-details">
      {use && (
        <UseEditor
          key={use.id}
          picture={picture}
          use={use}
          others={active.filter(({ id }) => id !== use.id)}
          onTyped={onTyped}
        />
      )}
      <PictureUses uses={picture.uses} chosen={use?.id ?? null} onChoose={choose} />
      {active.length > 0 && <ReplacePicture picture={picture} uses={active.length} onReplaced={onOpen} />}
    </div>
  )
}

interface PictureUsesProps {
  uses: readonly PictureUse[]
  chosen: number | null
  onChoose: (id: number) => void
}

/** Uses of a picture with links; of several uses one is edited. */
function PictureUses({ uses, chosen, onChoose }: PictureUsesProps) {
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
