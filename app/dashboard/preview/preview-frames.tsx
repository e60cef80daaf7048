import { useEffect, useEffectEvent, useRef, useState } from "react"
import { type Language, languages } from "#contract/language.ts"
import type { Preview } from "#contract/publishing.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import type { ChangedRecord } from "../record/record-store.ts"
import { errorText } from "../api/error-text.ts"
import { SegmentedFilter } from "../list/segments.tsx"
import { Notice } from "../ui/notice.tsx"
import { markChanges, publishedTexts } from "./mark-changes.ts"
import "./preview.css"

const waitMs = 600
const widths = { phone: 390, desk: 1_280 } as const
type Width = keyof typeof widths

interface PreviewFramesProps {
  /** What the form changes: one record, or one in each language. */
  records: readonly ChangedRecord[]
}

/** Preview of the record's page with unsaved input: in one language, or in all at phone width. */
export default function PreviewFrames({ records }: PreviewFramesProps) {
  const { preview: texts, common } = useDashboardTexts()
  const { preview, beat, error } = useTypedPreview(records)
  const offered = languages.filter((language) => preview?.paths[language] !== undefined)
  const [shown, setShown] = useState<Language | "all">("de")
  const [width, setWidth] = useState<Width>("phone")
  const [isMarking, setIsMarking] = useState(false)
  useFocusedLanguage((language) => setShown((last) => (last === "all" ? last : language)))
  const view = shown !== "all" && !offered.includes(shown) ? offered[0] : shown
  const seen = view === "all" ? offered : offered.filter((language) => language === view)
  return (
    <div className="preview">
      <div className="preview-choice">
        {offered.length > 1 && (
          <SegmentedFilter
            label={texts.language}
            value={view ?? ("de" as Language | "all")}
            options={[
              ...offered.map((language) => ({ value: language, label: language.toUpperCase() })),
              { value: "all" as const, label: texts.all },
            ]}
            onChoose={setShown}
          />
        )}
        {view !== "all" && (
          <SegmentedFilter
            label={texts.width}
            value={width}
            options={[
              { value: "phone" as const, label: texts.phone },
              { value: "desk" as const, label: texts.desk },
            ]}
            onChoose={setWidth}
          />
        )}
        <label className="preview-mark">
          <input type="checkbox" checked={isMarking} onChange={() => setIsMarking(!isMarking)} />
          {texts.mark}
        </label>
      </div>
      {error !== null && <Notice tone="bad">{errorText(common, error)}</Notice>}
      <div className="preview-row">
        {preview &&
          seen.map((language) => (
            <PreviewFrame
              key={language}
              title={texts.frame(common.languageNames[language])}
              path={preview.paths[language] ?? ""}
              beat={beat}
              width={view === "all" ? widths.phone : widths[width]}
              isMarking={isMarking}
            />
          ))}
      </div>
    </div>
  )
}

/** Reports the language of the focused column. */
function useFocusedLanguage(onLanguage: (language: Language) => void) {
  const report = useEffectEvent(onLanguage)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const column = target instanceof Element ? target.closest("[data-language]") : null
      const language = languages.find((code) => code === column?.getAttribute("data-language"))
      if (language) report(language)
    }
    document.addEventListener("focusin", onFocus)
    return () => document.removeEventListener("focusin", onFocus)
  }, [])
}

/** Sends unsaved input after a pause; `beat` grows with each state stored by the server. */
function useTypedPreview(records: readonly ChangedRecord[]) {
  const [preview, setPreview] = useState<Pick<Preview, "paths"> | null>(null)
  const [beat, setBeat] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const tokens = useRef(new Map<number | string, string>())
  const isSending = useRef(false)
  /** What was typed when the last call was sent. */
  const [seen, setSeen] = useState<string | null>(null)
  // One at a time: of two on their way, the older one could be stored last.
  const send = useEffectEvent(async () => {
    if (isSending.current) return
    isSending.current = true
    const sent = JSON.stringify(records)
    try {
      let paths: Preview["paths"] = {}
      for (const { at, patch } of records) {
        const made = await callApi("PUT /share/mine", { json: { ...at, patch, token: tokens.current.get(at.id) } })
        tokens.current.set(at.id, made.token)
        paths = { ...paths, ...made.paths }
      }
      setPreview({ paths })
      setBeat((last) => last + 1)
      setError(null)
    } catch (refused) {
      setError(refused)
    }
    isSending.current = false
    setSeen(sent)
  })
  const typed = JSON.stringify(records)
  useEffect(() => {
    if (typed === seen) return
    const timer = setTimeout(() => void send(), seen === null ? 0 : waitMs)
    return () => clearTimeout(timer)
  }, [typed, seen])
  return { preview, beat, error }
}

interface PreviewFrameProps {
  title: string
  path: string
  beat: number
  width: number
  /** Whether differences from the published page are marked. */
  isMarking: boolean
}

/**
 * The page in a frame; a newer state loads behind it and replaces it at the same scroll position, so that nothing
 * flickers.
 */
function PreviewFrame({ title, path, beat, width, isMarking }: PreviewFrameProps) {
  const [front, setFront] = useState(beat)
  const frames = useRef(new Map<number, HTMLIFrameElement>())
  const box = useRef<HTMLDivElement>(null)
  const scale = useScale(box, width)
  const mark = async (loaded: number) => {
    const published = isMarking ? await publishedTexts(path).catch(() => null) : null
    const page = frames.current.get(loaded)?.contentDocument
    if (page) markChanges(page, published)
  }
  const markFront = useEffectEvent(() => void mark(front))
  useEffect(() => markFront(), [isMarking])
  const takeOver = async (loaded: number) => {
    if (isMarking) await mark(loaded)
    if (loaded < front) return
    const y = frames.current.get(front)?.contentWindow?.scrollY ?? 0
    frames.current.get(loaded)?.contentWindow?.scrollTo(0, y)
    setFront(loaded)
  }
  return (
    <div
      ref={box}
      className={width > widths.phone ? "preview-frame preview-desk" : "preview-frame"}
      style={{ "--preview-scale": scale } as Record<string, unknown>}
    >
      {[...new Set([front, beat])].map((state) => (
        <iframe
          key={state}
          ref={(frame) => {
            if (frame) frames.current.set(state, frame)
            else frames.current.delete(state)
          }}
          title={title}
          src={path}
          className={state === front ? "" : "preview-behind"}
          aria-hidden={state !== front}
          onLoad={() => void takeOver(state)}
        />
      ))}
    </div>
  )
}

/** Returns the scale of a page, so that it is laid out for its width in any space. */
function useScale(box: { current: HTMLElement | null }, width: number): number {
  const [boxWidth, setBoxWidth] = useState(width)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => entry && setBoxWidth(entry.contentRect.width))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return boxWidth > 0 ? Math.min(1, boxWidth / width) : 1
}
