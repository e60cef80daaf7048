import type { Message } from "#contract/message.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMay } from "../ui/shell-context.tsx"
import { ReadLines, isListFile } from "./read-lines.tsx"
import { SentFiles } from "./sent-files.tsx"

interface AttachmentsProps {
  files: Message["files"]
  /** Why a mail was not unfolded whole; "" for none. */
  trouble: Message["trouble"]
  /** Of which inquiry and message lines can be read; null for answers and notes. */
  read: { id: number; message: number; name: string; hasText: boolean } | null
  download: (number: number, name: string) => Promise<void>
}

/** Returns whether a text may hold part numbers. */
export const mayNameParts = (text: string): boolean => /\d{3}/u.test(text)

/** Files of a message, and what of it is not stored. */
export function Attachments({ files, trouble, read, download }: AttachmentsProps) {
  const { photos } = useDashboardTexts().inquiries
  const { notStored, mailTroubles } = useDeskTexts()
  const mayEdit = useMay("inquiries.edit")
  const stored = files.filter((file) => file.stored)
  const dropped = files.filter((file) => !file.stored).map(({ name }) => name)
  return (
    <>
      {stored.length > 0 && <SentFiles files={stored} label={photos} download={download} />}
      {read && mayEdit && (
        <p className="conversation-read">
          {read.hasText && <ReadLines id={read.id} source={{ message_id: read.message }} name={read.name} />}
          {stored
            .filter(({ name }) => isListFile(name))
            .map(({ n, name }) => (
              <ReadLines key={n} id={read.id} source={{ message_id: read.message, file: n }} name={name} />
            ))}
        </p>
      )}
      {dropped.length > 0 && <p className="conversation-state">{notStored(dropped.join(", "))}</p>}
      {trouble !== "" && (
        <p className="conversation-state">
          <Icon name="warn" />
          {mailTroubles[trouble]}
        </p>
      )}
    </>
  )
}
