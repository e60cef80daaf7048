import { Icon } from "./icon.tsx"

/** Says beside a control why its press had no effect; announced when it appears. */
export function PressProblem({ text }: { text: string }) {
  if (!text) return null
  return (
    <span className="press-problem" role="alert">
      <Icon name="warn" />
      {text}
    </span>
  )
}
