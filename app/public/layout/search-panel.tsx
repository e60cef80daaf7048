import { useEffect, useRef, useState } from "react"
import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { useOnDemand } from "../use-on-demand.ts"

const loadBox = async () => (await import("../search-box/search-box.tsx")).SearchBox

/** Opens by its button and by the key "/"; without script the button leads to the search page. */
export function SearchPanel() {
  const { layout } = useTexts()
  const action = localPath(useLanguage(), "/search")
  const [open, setOpen] = useState(false)
  const { piece: Box, fetch } = useOnDemand(loadBox, "search")
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  // The box is fetched when somebody wants to search; where that fails the button does what it does without script.
  const show = async () => {
    if (await fetch()) setOpen(true)
    else location.assign(action)
  }
  useSlashKey(() => void show())
  useEffect(() => {
    if (!open) return
    panel.current?.querySelector("input")?.focus()
    const onLeave = (event: Event) => {
      const { target } = event
      if (target instanceof Node && ![panel, button].some(({ current }) => current?.contains(target))) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener("pointerdown", onLeave)
    document.addEventListener("focusin", onLeave)
    document.addEventListener("keydown", onKey)
    return () => {
      document.removeEventListener("pointerdown", onLeave)
      document.removeEventListener("focusin", onLeave)
      document.removeEventListener("keydown", onKey)
    }
  }, [open])

  return (
    <>
      <form className="opener" action={action}>
        <button
          type="submit"
          ref={button}
          className="icon-btn"
          aria-label={layout.openSearch}
          aria-expanded={open}
          aria-controls={open ? "site-search" : undefined}
          onClick={(event) => {
            event.preventDefault()
            if (open) setOpen(false)
            else void show()
          }}
        >
          <Icon name="search" />
        </button>
      </form>
      {open && Box && (
        <div className="search-panel" id="site-search" ref={panel}>
          <div className="wrap wide">
            <Box id="site-q" placeholder={layout.search.placeholder} labelHidden onFollow={() => setOpen(false)} />
          </div>
        </div>
      )}
    </>
  )
}

function useSlashKey(onSlash: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (target instanceof HTMLElement && (target.isContentEditable || target.closest("input, textarea, select")))
        return
      if (document.querySelector("dialog[open]")) return
      event.preventDefault()
      onSlash()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [onSlash])
}
