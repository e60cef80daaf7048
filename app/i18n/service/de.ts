export const service = {}
