import type { ComponentProps } from "react"
import { Icon, type IconName } from "../ui/icon.tsx"

type ButtonProps = ComponentProps<"button">

/** A small outlined button. */
export const SmallButton = ({ className = "", ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={`button button-small button-outline ${className}`.trim()} />
)

/** A button with only an icon; `label` is its accessible name. */
export const IconButton = ({ icon, label, ...rest }: ButtonProps & { icon: IconName; label: string }) => (
  <button type="button" className="icon-button" aria-label={label} {...rest}>
    <Icon name={icon} />
  </button>
)
