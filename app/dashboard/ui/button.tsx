import type { ComponentProps } from "react"
import { Icon, type IconName } from "#app/ui/icon.tsx"

const looks = {
  main: "button button-small",
  line: "button button-small button-outline",
  quiet: "button button-small button-quiet",
  danger: "button button-small button-danger",
  destroy: "button button-small button-destroy",
} as const

interface ButtonProps extends ComponentProps<"button"> {
  look?: keyof typeof looks
  icon?: IconName | undefined
  /** An action is running: the button keeps focus but ignores clicks. */
  busy?: boolean
}

export function Button({
  look = "main",
  icon,
  busy,
  className = "",
  type = "button",
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- always one of the three
      type={busy ? "button" : type}
      className={`${looks[look]}${busy ? " button-busy" : ""} ${className}`.trim()}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? undefined : onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

interface IconOnlyButtonProps extends ComponentProps<"button"> {
  icon: IconName
  /** Its name, for screen readers. */
  label: string
}

/** A button of an icon alone. */
export const IconOnlyButton = ({ icon, label, className = "", ...rest }: IconOnlyButtonProps) => (
  <button type="button" aria-label={label} {...rest} className={`icon-button ${className}`.trim()}>
    <Icon name={icon} />
  </button>
)
