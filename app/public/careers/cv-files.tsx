import { type ChangeEvent, useId, useRef, useState } from "react"
import { limits } from "#contract/limits.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { FieldMessage, errorId } from "../../ui/form-field.tsx"
import { Icon } from "../../ui/icon.tsx"
import { applicationFieldId } from "./check-application.ts"
import { type RefusedFile, chooseFiles, cvTypes } from "./choose-files.ts"
import { ChosenFiles } from "./chosen-files.tsx"
import { useFileDrop } from "./use-file-drop.ts"

interface CvFilesProps {
  files: readonly File[]
  error: string | undefined
  onChange: (files: File[]) => void
}

const id = applicationFieldId("cv")
const megabytes = Math.floor(limits.cvBytes / 1_048_576)

/** Files by the browser's own chooser or dropped here. Without script the chooser alone holds them, and sends them. */
export function CvFiles({ files, error, onChange }: CvFilesProps) {
  const { careers } = useTexts()
  const { announce, region } = useAnnouncer()
  const [refused, setRefused] = useState<RefusedFile[]>([])
  const input = useRef<HTMLInputElement>(null)
  const title = useId()
  const hint = useId()

  const add = (added: File[]) => {
    const result = chooseFiles(files, added)
    setRefused(result.refused)
    onChange(result.files)
    const names = result.files.slice(files.length).map(({ name }) => name)
    if (names.length > 0) announce(careers.added(names))
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])])
    // Empty again, so that the same file can be chosen after it was removed.
    target.value = ""
  }
  const remove = (file: File) => {
    setRefused([])
    onChange(files.filter((other) => other !== file))
    announce(careers.removed(file.name))
    input.current?.focus()
  }
  const { over, handlers } = useFileDrop(add)
  const described = [hint, ...(error ? [errorId(id)] : []), ...(refused.length > 0 ? [`${id}-refused`] : [])]
  return (
    <div className={error || refused.length > 0 ? "field field-invalid" : "field"}>
      <p className="label" id={title}>
        {careers.cv} <span className="optional">({careers.optional})</span>
      </p>
      <div className={over ? "drop over" : "drop"} {...handlers}>
        <input
          ref={input}
          id={id}
          name="cv"
          type="file"
          multiple
          accept={cvTypes.join(",")}
          aria-labelledby={`${title} ${id}-choose`}
          aria-describedby={described.join(" ")}
          aria-invalid={error || refused.length > 0 ? true : undefined}
          onChange={choose}
        />
        <label className="button button-small button-outline" id={`${id}-choose`} htmlFor={id}>
          <Icon name="upload" />
          {careers.choose}
        </label>
        <span className="scripted">{careers.drop}</span>
        <p className="fine" id={hint}>
          {careers.hint(limits.cvFiles, megabytes)}
        </p>
      </div>
      <FieldMessage id={id} error={error} />
      <div role="alert" id={`${id}-refused`}>
        {refused.map(({ name, code }) => (
          <span className="field-message" key={`${code} ${name}`}>
            <Icon name="warn" />
            {careers.refused[code](name, code === "too_large" ? megabytes : limits.cvFiles)}
          </span>
        ))}
      </div>
      {files.length > 0 && <ChosenFiles files={files} onRemove={remove} />}
      {region}
    </div>
  )
}
