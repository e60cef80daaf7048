import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { Pager } from "../list/pager.tsx"
import { ListSearchField } from "../list/search-field.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { EmptyState, NothingFound, SkeletonCards } from "../ui/states.tsx"
import { useAction } from "../ui/use-action.ts"
import { DropZone } from "./drop-zone.tsx"
import { PictureGrid } from "./picture-grid.tsx"
import type { PictureForm } from "./picture-form.ts"
import { useUseTitle } from "./use-title.ts"
import "./pictures.css"

interface ChoosePictureDialogProps {
  title: string
  /** Form that is to show the picture. */
  editor: Pick<PictureForm, "at" | "addUpload">
  /** Picture whose place it takes. */
  replaces?: number
  /** A file in place of a stored picture. */
  onFile: (file: File) => void
  onClose: () => void
}

/** Dialog that gives a record a stored picture, found by its texts and where it is used, or a file. */
export default function ChoosePictureDialog({ title, editor, replaces, onFile, onClose }: ChoosePictureDialogProps) {
  const { images: texts, pictures, common } = useDashboardTexts()
  const lang = useDashboardLanguage()
  const titleOf = useUseTitle()
  const [{ query, page }, show] = useState({ query: "", page: 1 })
  const [hash, setHash] = useState("")
  const { isBusy, run } = useAction({ about: "picture" })
  const loaded = useQuery({
    ...read("GET /picture", { query: { ...(query === "" ? {} : { query }), page, lang } }),
    placeholderData: keepPreviousData,
  })
  const chosen = loaded.data?.items.find((picture) => picture.hash === hash)
  const choose = () =>
    run(async () => {
      const { kind, id } = editor.at
      editor.addUpload(
        await callApi("POST /draft/:kind/:id/picture", { params: { kind, id }, json: { hash } }),
        replaces,
      )
      onClose()
    })
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <div className="filters">
        <ListSearchField
          label={pictures.search}
          placeholder={pictures.searchHint}
          value={query}
          onSearch={(words) => show({ query: words, page: 1 })}
        />
      </div>
      <Loaded
        query={loaded}
        failed={pictures.loadFailed}
        skeleton={<SkeletonCards />}
        isEmpty={({ counts }) => counts.all === 0}
        empty={<EmptyState title={pictures.emptyTitle} text={pictures.emptyText} />}
      >
        {({ items, limit, total }) =>
          total === 0 ? (
            <NothingFound texts={pictures} onShowAll={() => show({ query: "", page: 1 })} />
          ) : (
            <section aria-busy={loaded.isFetching}>
              <PictureGrid pictures={items} chosen={hash} onOpen={setHash} />
              <Pager page={page} limit={limit} total={total} onPage={(next) => show({ query, page: next })} />
            </section>
          )
        }
      </Loaded>
      <DropZone
        isSingle
        label={texts.uploadInstead}
        onFiles={([file]) => {
          if (!file) return
          onFile(file)
          onClose()
        }}
      />
      <div className="action-row">
        <output className="chosen-picture">
          {chosen &&
            chosen.uses.length > 0 &&
            `${pictures.usedIn}: ${[...new Set(chosen.uses.map(titleOf))].join(", ")}`}
        </output>
        <Button look="line" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button busy={isBusy} aria-disabled={!chosen || undefined} onClick={() => chosen && void choose()}>
          {texts.useStored}
        </Button>
      </div>
    </Dialog>
  )
}
