export const images = {}
