import { useQuery } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { PictureUse, StoredPicture } from "#contract/picture.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { isCode } from "../api/error-text.ts"
import { useUnkeptInput } from "../editor/use-unsaved.ts"
import { useDiscard } from "../ui/use-discard.ts"
import { Dialog } from "../ui/dialog.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { PictureUses } from "./picture-uses.tsx"
import { ReplacePicture } from "./replace-picture.tsx"
import { UseEditor } from "./use-editor.tsx"
import { useUseTitle } from "./use-title.ts"

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
