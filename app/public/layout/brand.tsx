import { useTexts } from "../../i18n/texts.tsx"
import { LocalLink } from "../local-link.tsx"

/** `lazy`: below the fold. */
export function Brand({ name, logo, lazy = false }: { name: string; logo: string; lazy?: boolean }) {
  const { layout } = useTexts()
  return (
    <LocalLink className="brand" to="/" aria-label={layout.home(name)}>
      <img src={logo} alt="" width={46} height={46} loading={lazy ? "lazy" : "eager"} />
      {name}
    </LocalLink>
  )
}
