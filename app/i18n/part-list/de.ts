export const partList = {}
