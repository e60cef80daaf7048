import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { IconButton } from "../buttons.tsx"

interface ChosenFilesProps {
  files: readonly File[]
  onRemove: (file: File) => void
}

/** Chosen files with size and a button that removes each. */
export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
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
          <span className="file-size">{size(file.size)}</span>
          <IconButton icon="x" label={texts.remove(file.name)} onClick={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  )
}
