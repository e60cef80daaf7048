import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"

/** Search form without suggestions, for places in every page's script. */
export function PlainSearch({ id }: { id: string }) {
  const { layout } = useTexts()
  return (
    <search aria-label={layout.siteSearch}>
      <form className="finder" action={localPath(useLanguage(), "/search")}>
        <label htmlFor={id}>{layout.search.label}</label>
        <div className="finder-box">
          <Icon name="search" />
          <input id={id} type="search" name="q" placeholder={layout.search.placeholder} autoComplete="off" />
          <button type="submit" className="button">
            {layout.search.submit}
          </button>
        </div>
      </form>
    </search>
  )
}
