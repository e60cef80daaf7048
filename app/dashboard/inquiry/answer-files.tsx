import { useId, useRef, useState } from "react"
import { limits } from "#contract/limits.ts"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { formatBytes } from "../ui/format-number.ts"
import { isTooLarge } from "./file-faults.ts"
import { IconOnlyButton } from "../ui/button.tsx"

/** Attachments of an answer or note. */
export function AnswerFiles({ files, onFiles }: { files: readonly File[]; onFiles: (files: readonly File[]) => void }) {
  const desk = useDeskTexts()
  const language = useDashboardLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** Names of chosen files for which there was no room. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const tooLarge = files.filter(isTooLarge)
  const faults = [
    ...(leftOut.length > 0 && files.length >= limits.photos
      ? [desk.filesLeftOut(limits.photos, leftOut.join(", "))]
      : []),
    ...(files.length > limits.photos ? [desk.tooManyFiles(limits.photos)] : []),
    ...(tooLarge.length > 0 ? [desk.filesTooLarge(tooLarge.map(({ name }) => name).join(", "))] : []),
  ]
  const choose = (chosen: readonly File[]) => {
    // More than fit may be here already: those of an answer that was taken back.
    const room = Math.max(limits.photos - files.length, 0)
    setLeftOut(chosen.slice(room).map(({ name }) => name))
    onFiles([...files, ...chosen.slice(0, room)])
  }
  return (
    <div className="answer-files">
      <input
        ref={input}
        id={id}
        className="visually-hidden"
        type="file"
        multiple
        aria-describedby={faults.length > 0 ? `${id}-faults` : undefined}
        onChange={({ target }) => {
          choose([...(target.files ?? [])])
          target.value = ""
        }}
      />
      <label className="icon-button" htmlFor={id} title={desk.attach}>
        <Icon name="upload" />
        <span className="visually-hidden">{desk.attach}</span>
      </label>
      {files.length > 0 && (
        <ul>
          {files.map((file, index) => (
            <li key={`${file.name}-${index}`}>
              <span className={tooLarge.includes(file) ? "answer-file-bad" : undefined}>
                {file.name} <small>{formatBytes(file.size, language)}</small>
              </span>
              <IconOnlyButton
                icon="x"
                label={desk.detach(file.name)}
                onClick={() => {
                  setLeftOut([])
                  onFiles(files.filter((other) => other !== file))
                  input.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div id={`${id}-faults`} className="answer-file-faults" role="alert">
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
    </div>
  )
}
