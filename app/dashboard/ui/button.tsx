import type { ComponentProps } from "react"
import { Icon, type IconName } from "#app/ui/icon.tsx"

const looks = {
  main: "btn sm",
  line: "btn sm line",
  quiet: "btn sm quiet",
  danger: "btn sm danger",
  destroy: "btn sm destroy",
} as const

interface ButtonProps extends ComponentProps<"button"> {
  look?: keyof typeof looks
  icon?: IconName | undefined
  /** Something is under way: the button keeps the focus but does nothing. */
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
      className={`${looks[look]}${busy ? " busy" : ""} ${className}`.trim()}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
