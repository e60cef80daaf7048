import { useId, useRef } from "react"
import { limits } from "#contract/limits.ts"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { formatSize } from "../import/sheet-file.ts"

interface AnswerFilesProps {
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
}

/** Attachments of an answer or note. */
export function AnswerFiles({ files, onFiles }: AnswerFilesProps) {
  const desk = useDeskTexts()
  const language = useDashboardLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const tooLarge = files.filter(({ size }) => size > limits.photoBytes)
  return (
    <div className="answer-files">
      <input
        ref={input}
        id={id}
        className="visually-hidden"
        type="file"
        multiple
        accept=".pdf,.jpg,.jpeg,.png,.webp,.xlsx,.xls,.ods,.docx,.doc,.odt"
        onChange={({ target }) => {
          onFiles([...files, ...(target.files ?? [])].slice(0, limits.photos))
          target.value = ""
        }}
      />
      <label className="button button-small button-quiet" htmlFor={id}>
        <Icon name="upload" />
        {desk.attach}
      </label>
      {files.length > 0 && (
        <ul>
          {files.map((file, index) => (
            <li key={`${file.name}-${index}`}>
              <span className={tooLarge.includes(file) ? "answer-file-bad" : undefined}>
                {file.name} <small>{formatSize(file.size, language)}</small>
              </span>
              <button
                type="button"
                className="icon-button"
                aria-label={desk.detach(file.name)}
                onClick={() => {
                  onFiles(files.filter((one) => one !== file))
                  input.current?.focus()
                }}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
