import type { FieldName } from "./check-fields.ts"

export const fieldId = (path: FieldName | "photos") => `request-${path.replace("_", "-")}`
