import { data, redirect } from "react-router"
import { localPath } from "#contract/language.ts"
import { appContextKey, visitorKey } from "#server/app-context-key.ts"
import { readLanguage } from "../read-params.ts"
import type { Route } from "./+types/page.ts"
import { loadPart } from "./load-part.ts"
import { ChoosePart } from "./choose-part.tsx"
import { partPath } from "../part-link.tsx"
import { PartDetails } from "./part-details.tsx"
import { UnknownPart } from "./unknown-part.tsx"
import "./part.css"
import "./part-blocks.css"
import "./part-choice.css"
import "./part-end.css"
import "./part-ask.css"
import "./part-chain.css"
import "./part-stages.css"
import "./part-print.css"

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = readLanguage(params)
  const app = context.get(appContextKey)
  const found = await loadPart(app, params.slug, language)
  // The target depends on the lists, so browsers must revalidate.
  if (found.kind === "moved")
    throw redirect(localPath(language, partPath(found.slug)), { status: 308, headers: { "Cache-Control": "no-cache" } })
  const visitor = context.get(visitorKey)
  if (found.kind !== "unknown") {
    visitor.isTagged = true
    return found
  }
  const { address, isHead } = visitor
  app.demand.noteUnknown("page", [found.number], language, { address, isHead, headers: request.headers })
  return data(found, { status: 404 })
}

export default function PartPage({ loaderData: found }: Route.ComponentProps) {
  if (found.kind === "part") return <PartDetails part={found.part} qr={found.qr} />
  if (found.kind === "choice") return <ChoosePart slug={found.slug} choices={found.choices} />
  return <UnknownPart number={found.number} similar={found.similar} />
}
