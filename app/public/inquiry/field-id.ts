import type { FieldName } from "./check-fields.ts"

export const fieldId = (path: FieldName) => `request-${path.replace("_", "-")}`
