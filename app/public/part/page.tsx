import { data, redirect } from "react-router"
import { localPath } from "#contract/language.ts"
import { pageResultKey, visitorKey } from "#server/app-context-key.ts"
import { readRequest } from "../read-params.ts"
import type { Route } from "./+types/page.ts"
import { loadPart } from "./load-part.ts"
import { ChoosePart } from "./choose-part.tsx"
import { partPath } from "../part-link.tsx"
import { PartDetails } from "./part-details.tsx"
import { UnknownPart } from "./unknown-part.tsx"
import "../near-numbers/near-numbers.css"
import "./part.css"
import "./part-blocks.css"
import "./part-end.css"
import "./part-ask.css"
import "./part-chain.css"
import "./part-fold.css"
import "./part-print.css"

export async function loader(args: Route.LoaderArgs) {
  const { app, language } = readRequest(args)
  const page = await loadPart(app, args.params.slug, language)
  // The target depends on the lists, so browsers must revalidate.
  if (page.kind === "moved")
    throw redirect(localPath(language, partPath(page.slug)), { status: 308, headers: { "Cache-Control": "no-cache" } })
  if (page.kind !== "unknown") {
    args.context.get(pageResultKey).isTagged = true
    return page
  }
  const { address, isHead } = args.context.get(visitorKey)
  app.demand.noteUnknown("page", [page.number], language, { address, isHead, headers: args.request.headers })
  return data(page, { status: 404 })
}

export default function PartPage({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === "part") return <PartDetails part={page.part} qr={page.qr} />
  if (page.kind === "choice") return <ChoosePart slug={page.slug} choices={page.choices} />
  return <UnknownPart number={page.number} near={page.near} similar={page.similar} />
}
