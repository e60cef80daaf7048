import type { PublishMany, PublishedMany } from "#contract/publishing.ts"
import { AppError } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { recordIdOf } from "#server/records/define-record.ts"
import { publishDraft } from "./publish-draft.ts"

/** Publishes drafts one after the other; one that is rejected stays a draft and keeps none of the others. */
export async function publishDrafts(caller: Caller, { drafts }: PublishMany): Promise<PublishedMany> {
  const failed: PublishedMany["failed"] = []
  for (const { kind, id, version } of drafts)
    try {
      await publishDraft(caller, kind, recordIdOf(id), { others: false }, version)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      failed.push({ kind, id, code: error.code })
    }
  return { published: drafts.length - failed.length, failed }
}
