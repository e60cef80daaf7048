import { type ComponentProps, type ComponentType, type ReactNode, createContext, use } from "react"
import type { islandRegistry } from "../island-registry.ts"
import { usePageFacts } from "./page-facts.tsx"
import type { Plain } from "./plain-props.ts"

/** When an island is hydrated: at the first act anywhere, so many milliseconds after the start of the page, or when local storage has the key. */
export type IslandStart = "touch" | `after:${number}` | `stored:${string}`

/** What the browser needs besides the HTML. */
export interface RenderedIsland {
  html: string
  /** Of the HTML, so that the browser sees where it was changed (island-size.ts). */
  size: string
  /** Dictionary areas that the island has read. */
  texts: string
  /** Its scripts and style sheets in the folder of the build. */
  files: string
}

/** Renders an island as a tree of its own, on the server only. */
export type RenderIsland = (name: string, facts: ReturnType<typeof usePageFacts>, tree: ReactNode) => RenderedIsland

export const RenderIslandContext = createContext<RenderIsland | null>(null)

type Registry = typeof islandRegistry
type IslandName = keyof Registry
type ComponentOf<Name extends IslandName> = Awaited<ReturnType<Registry[Name]>>
// A component without props would infer unknown ones.
type PropsOf<Name extends IslandName> =
  ComponentOf<Name> extends () => ReactNode ? Record<never, never> : ComponentProps<ComponentOf<Name>>

interface IslandProps<Name extends IslandName> {
  /** Name in the registry and of its file. */
  name: Name
  of: ComponentOf<Name>
  /** One or more; the first to occur counts. */
  start: IslandStart | readonly IslandStart[]
  props: Plain<PropsOf<Name>>
}

/** A part of a page that is hydrated in the browser. Its HTML is complete without script; its props are JSON. */
export function Island<Name extends IslandName>({ name, of: component, start, props }: IslandProps<Name>) {
  const facts = usePageFacts()
  const render = use(RenderIslandContext)
  if (!render) throw new Error("An island is rendered by the server only")
  const Component = component as ComponentType<object>
  const { html, size, texts, files } = render(name, facts, <Component {...(props as object)} />)
  return (
    <x-island
      name={name}
      start={[start].flat().join(" ")}
      data-props={JSON.stringify(props)}
      data-size={size}
      data-texts={texts}
      data-files={files}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- React's own place for the names of elements
  namespace JSX {
    interface IntrinsicElements {
      "x-island": {
        name: string
        start: string
        "data-props": string
        "data-size": string
        "data-texts": string
        "data-files": string
        dangerouslySetInnerHTML: { __html: string }
      }
    }
  }
}
