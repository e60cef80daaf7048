import type { ComponentProps } from "react"
import { type FileOptions, downloadFile } from "../api/call-api.ts"
import type { FileAddress } from "../api/calls.ts"
import { Button } from "./button.tsx"
import { useAction } from "./use-action.ts"

interface DownloadButtonProps<A extends FileAddress>
  extends Pick<ComponentProps<"button">, "children" | "title" | "aria-label"> {
  address: A
  /** Name of the saved file. */
  name: string
  options: FileOptions<A>
  /** Message of a failed download, followed by the reason. */
  failed: string
  onDone?: () => void
}

/** Downloads a file with the session's token and passes it to the browser. */
export function DownloadButton<A extends FileAddress>({
  address,
  name,
  options,
  failed,
  onDone,
  ...rest
}: DownloadButtonProps<A>) {
  const { isBusy, run } = useAction({ failed })
  const save = () =>
    run(async () => {
      await downloadFile(address, name, options)
      onDone?.()
    })
  return <Button look="quiet" icon="dl" busy={isBusy} {...rest} onClick={() => void save()} />
}

/** Returns a file name with today's date, such as "demand-2026-11-23.csv". */
export const nameOfToday = (stem: string, ending: string): string =>
  `${stem}-${new Date().toISOString().slice(0, 10)}.${ending}`
