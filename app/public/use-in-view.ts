import { useEffect, useState } from "react"

/** Returns whether an element of the page is in view; `initially` until the browser has looked. */
export function useInView(id: string, initially: boolean): boolean {
  const [isInView, setIsInView] = useState(initially)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? initially))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, initially])
  return isInView
}
