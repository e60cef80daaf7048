import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from "react"
import { useTexts, useLanguage } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { FieldMessage, errorId } from "../../ui/form-field.tsx"
import { Icon } from "../../ui/icon.tsx"
import { IconButton } from "../buttons.tsx"
import { type FileRules, type RefusedFile, chooseFiles } from "./choose-files.ts"
import { originalOf } from "./shrink-photo.ts"
import { areFilesLost } from "./lost-files.ts"
import "./files.css"

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes("Files") ?? false

/** Accepts dropped files. One dropped elsewhere is ignored: the browser would open it instead of the page. */
function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (!hasFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = "none"
    }
    window.addEventListener("dragover", ignore)
    window.addEventListener("drop", ignore)
    return () => {
      window.removeEventListener("dragover", ignore)
      window.removeEventListener("drop", ignore)
    }
  }, [])
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
  return { over, handlers }
}

interface FileFieldProps {
  id: string
  /** Of the form's field. */
  name: string
  label: string
  /** Formats of `rules` in readers' words. */
  formats: string
  /** Message for a file of another format. */
  wrongFormat: (file: string) => string
  rules: FileRules
  files: readonly File[]
  error: string | undefined
  /** Whether the page before had files, which no browser hands over. */
  hadFiles?: boolean | undefined
  onChange: (files: File[]) => void
  /** Shrinks a file before it is chosen. */
  shrink?: (file: File) => Promise<File>
}

/** Field for files, chosen or dropped. Without script the native chooser holds and sends them. */
export function FileField(props: FileFieldProps) {
  const { id, name, label, formats, wrongFormat, rules, files, hadFiles = false, onChange } = props
  const { files: texts } = useTexts()
  const megabytes = Math.floor(rules.bytes / 1_048_576)
  const { announce, region } = useAnnouncer()
  const [refused, setRefused] = useState<RefusedFile[]>([])
  const [lost, setLost] = useState(hadFiles)
  useEffect(() => {
    if (areFilesLost(id)) setLost(true)
  }, [id])
  const error = props.error ?? (lost ? texts.chooseAgain : undefined)
  const input = useRef<HTMLInputElement>(null)
  const title = useId()
  const hint = useId()

  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  })
  const add = async (chosen: File[]) => {
    const added = props.shrink ? await Promise.all(chosen.map(props.shrink)) : chosen
    const result = chooseFiles(latest.current, added, rules)
    setRefused(result.refused)
    setLost(false)
    onChange(result.files)
    const names = result.files.slice(latest.current.length).map((file) => file.name)
    if (names.length > 0) announce(texts.added(names))
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void add([...(target.files ?? [])])
    // Cleared, so that a removed file can be chosen again.
    target.value = ""
  }
  useEffect(() => {
    const field = input.current
    if (!field?.files?.length) return
    void add([...field.files])
    field.value = ""
    // oxlint-disable-next-line react/exhaustive-deps -- once: what was chosen before the script was there
  }, [])
  const remove = (file: File) => {
    setRefused([])
    onChange(files.filter((other) => other !== file))
    announce(texts.removed(file.name))
    input.current?.focus()
  }
  const { over, handlers } = useFileDrop((dropped) => void add(dropped))
  const described = [hint, ...(error ? [errorId(id)] : []), ...(refused.length > 0 ? [`${id}-refused`] : [])]
  return (
    <div className={error || refused.length > 0 ? "field field-invalid" : "field"}>
      <p className="label" id={title}>
        {label} <span className="optional">({texts.optional})</span>
      </p>
      <div className={over ? "drop over" : "drop"} {...handlers}>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          multiple
          accept={rules.types.join(",")}
          data-chosen={files.length > 0 ? "" : undefined}
          aria-labelledby={`${title} ${id}-choose`}
          aria-describedby={described.join(" ")}
          aria-invalid={error || refused.length > 0 ? true : undefined}
          onChange={choose}
        />
        <label className="button button-small button-outline" id={`${id}-choose`} htmlFor={id}>
          <Icon name="upload" />
          {texts.choose}
        </label>
        <span className="scripted">{texts.drop}</span>
        <p className="fine" id={hint}>
          {texts.hint(rules.most, megabytes, formats)}
        </p>
      </div>
      <FieldMessage id={id} error={error} />
      <div role="alert" id={`${id}-refused`}>
        {refused.map(({ name: file, code }) => (
          <span className="field-message" key={`${code} ${file}`}>
            <Icon name="warn" />
            {code === "wrong_type"
              ? wrongFormat(file)
              : texts.refused[code](file, code === "too_large" ? megabytes : rules.most)}
          </span>
        ))}
      </div>
      {files.length > 0 && <ChosenFiles files={files} onRemove={remove} />}
      {region}
    </div>
  )
}

/** Chosen files with size and a button that removes each. */
function ChosenFiles({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  const { files: texts } = useTexts()
  const language = useLanguage()
  const size = (bytes: number) => {
    const large = bytes >= 1_000_000
    const unit = { style: "unit", unit: large ? "megabyte" : "kilobyte", maximumFractionDigits: large ? 1 : 0 } as const
    return new Intl.NumberFormat(language, unit).format(Math.max(1, bytes / (large ? 1_048_576 : 1_024)))
  }
  return (
    <ul className="chosen-files" aria-label={texts.chosen}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <span className="file-name">{file.name}</span>
          <span className="file-size">
            {size(file.size)}
            {originalOf(file) && <small>{texts.shrunkFrom(size(originalOf(file)?.size ?? 0))}</small>}
          </span>
          <IconButton icon="x" label={texts.remove(file.name)} onClick={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  )
}
