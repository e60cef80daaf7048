import { useEffect, useRef, useState } from "react"
import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LoadFailure } from "../load-failure.tsx"
import { PlainSearch } from "../search-box/plain-search.tsx"
import { createStoredText } from "../stored-text.ts"
import { useOnDemand } from "../use-on-demand.ts"

const singleKeys = createStoredText("single_keys")

const loadBox = async () => (await import("../search-box/search-box.tsx")).SearchBox

/**
 * Opens by its button and by the key "/"; without script the button links to the search page. The search box loads on
 * demand; a plain form is shown until then.
 */
export function SearchPanel() {
  const { layout, errors } = useTexts()
  const action = localPath(useLanguage(), "/search")
  const [open, setOpen] = useState(false)
  const { component: Box, failed, fetch } = useOnDemand(loadBox, "search")
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const plainField = useRef<HTMLInputElement | null>(null)

  const show = () => {
    if (open) return panel.current?.querySelector("input")?.focus()
    plainField.current = null
    setOpen(true)
    void fetch()
  }
  const retry = () => {
    panel.current?.querySelector("input")?.focus()
    void fetch()
  }
  useEffect(() => {
    if (!open) return
    const field = panel.current?.querySelector("input")
    field?.focus()
    // The box replaces the plain form, and takes over what was typed into it.
    const typed = plainField.current?.value
    plainField.current = field ?? null
    if (field && typed) typeInto(field, typed)
    const onLeave = (event: Event) => {
      const { target } = event
      if (target instanceof Node && ![panel, button].some(({ current }) => current?.contains(target))) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return
      setOpen(false)
      button.current?.focus()
    }
    const stop = new AbortController()
    const until = { signal: stop.signal }
    document.addEventListener("pointerdown", onLeave, until)
    document.addEventListener("focusin", onLeave, until)
    document.addEventListener("keydown", onKey, until)
    return () => stop.abort()
  }, [open, Box])

  return (
    <>
      <form className="opener" action={action}>
        <button
          type="submit"
          ref={button}
          className="icon-button"
          aria-label={layout.openSearch}
          aria-expanded={open}
          aria-controls={open ? "site-search" : undefined}
          data-replay
          onClick={(event) => {
            event.preventDefault()
            if (open) setOpen(false)
            else show()
          }}
        >
          <Icon name="search" />
        </button>
      </form>
      {open && (
        <div className="search-panel" id="site-search" ref={panel}>
          <div className="wrap wrap-wide">
            {Box ? (
              <Box id="site-q" placeholder={layout.search.placeholder} labelHidden />
            ) : (
              <PlainSearch id="site-q" />
            )}
            <label className="slash-key">
              <input
                type="checkbox"
                defaultChecked={singleKeys.read() !== "off"}
                onChange={({ target }) => singleKeys.write(target.checked ? null : "off")}
              />
              {layout.search.slashKey}
            </label>
            {failed && <LoadFailure title={errors.notLoaded} onRetry={retry} />}
          </div>
        </div>
      )}
    </>
  )
}

/** Sets the text as if typed, so that listeners of the field are called. */
function typeInto(field: HTMLInputElement, text: string): void {
  // React tracks values set by the element's own setter, and would ignore the event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}
