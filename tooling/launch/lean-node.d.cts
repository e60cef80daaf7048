export const flags: readonly string[]
export const env: Readonly<Record<string, string>>
export const compiled: Readonly<Record<string, string>>
