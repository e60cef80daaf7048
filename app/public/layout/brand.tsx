import { useTexts } from "../../i18n/texts.tsx"
import { LocalLink } from "../local-link.tsx"

export function Brand({ name, logo }: { name: string; logo: string }) {
  const { layout } = useTexts()
  return (
    <LocalLink className="brand" to="/" aria-label={layout.home(name)}>
      <img src={logo} alt="" width={46} height={46} />
      {name}
    </LocalLink>
  )
}
