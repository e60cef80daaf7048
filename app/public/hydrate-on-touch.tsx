import { type ComponentType, Suspense, lazy, memo } from "react"

const touches = ["pointerdown", "pointermove", "keydown", "focusin", "touchstart", "wheel", "scroll"] as const

/**
 * A piece that stands in the HTML and works without script, such as a list of links: its script is fetched when the visitor
 * first does anything, and until then the HTML stays. Its properties must not change meanwhile, or React takes the HTML away.
 */
export function hydrateOnTouch<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Piece: ComponentType<Props> = lazy(async () => {
    if (isUntouched()) await nextTouch()
    return { default: await untilLoaded(load) }
  })
  return memo(function Later(props: Props) {
    return (
      <Suspense>
        <Piece {...props} />
      </Suspense>
    )
  })
}

/** A page that is reached by a link of the site has been touched before; a browser that cannot tell fetches at once. */
const isUntouched = () => typeof document !== "undefined" && navigator.userActivation?.hasBeenActive === false

/** While the server is away the HTML stays as it is; each touch tries again. */
async function untilLoaded<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  for (;;) {
    try {
      return await load()
    } catch {
      await nextTouch()
    }
  }
}

function nextTouch(): Promise<void> {
  return new Promise((resolve) => {
    const touched = () => {
      for (const touch of touches) window.removeEventListener(touch, touched)
      resolve()
    }
    for (const touch of touches) window.addEventListener(touch, touched, { passive: true })
  })
}
