import { notFound } from "../read-params.ts"

/** Unknown URL: the frame's error boundary returns 404. */
export function loader(): never {
  throw notFound()
}

export default function NotFoundPage() {
  return null
}
