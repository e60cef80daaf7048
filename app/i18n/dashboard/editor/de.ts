export const editor = {}
