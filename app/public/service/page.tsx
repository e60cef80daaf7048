import { appContextKey } from "#server/app-context-key.ts"
import { findService } from "#server/features/service/store.ts"
import { notFound, readId, readLanguage } from "../read-params.ts"
import type { Route } from "./+types/page.ts"

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = readLanguage(params)
  const service = await findService(context.get(appContextKey).db, readId(params.id))
  if (!service) throw notFound()
  return { language, service }
}

export default function ServicePage({ loaderData: { service, language } }: Route.ComponentProps) {
  return (
    <main id="main">
      <h1>{service[`title_${language}`]}</h1>
      <div dangerouslySetInnerHTML={{ __html: service[`text_${language}`] }} />
    </main>
  )
}
