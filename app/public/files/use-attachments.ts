import { useRef, useState } from "react"

/** State of the files of a form: which are chosen, and how far they are sent. */
export function useAttachments() {
  const [files, choose] = useState<File[]>([])
  const [share, setShare] = useState(0)
  const running = useRef(new AbortController())
  return {
    files,
    choose,
    share,
    /** What tells these files from others, for the key of the form. */
    facts: files.map(({ name, size, lastModified }) => [name, size, lastModified]),
    /** Starts an upload; returns its options. */
    start() {
      running.current = new AbortController()
      setShare(0)
      return { signal: running.current.signal, onProgress: setShare }
    },
    stop: () => running.current.abort(),
  }
}
