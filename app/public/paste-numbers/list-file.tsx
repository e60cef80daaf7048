import { useId } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"

/** Upload of a list instead of pasted text. */
export function ListFile({ onFile }: { onFile: (file: File) => void }) {
  const { paste } = useTexts()
  const id = useId()
  return (
    <span className="list-file">
      <input
        id={id}
        type="file"
        accept=".xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // Cleared, so that the same file can be chosen again.
          target.value = ""
        }}
      />
      <label className="button button-small button-outline" htmlFor={id}>
        <Icon name="upload" />
        {paste.openFile}
      </label>
    </span>
  )
}
